export default import.meta.glob<string>("../../../src/ludoteca/lang/ru/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
