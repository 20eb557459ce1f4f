export default import.meta.glob<string>("../../../src/ludoteca/facets/lang/nl/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
