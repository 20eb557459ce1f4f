export default import.meta.glob<string>("../../../src/ludoteca/lang/uk/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
