export default import.meta.glob<string>("../../../src/ludoteca/facets/lang/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
