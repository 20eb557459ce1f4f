export default import.meta.glob<string>("../../../src/ludoteca/facets/lang/ru/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
