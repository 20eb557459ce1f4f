export default import.meta.glob<string>("../../../src/ludoteca/lang/nl/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
