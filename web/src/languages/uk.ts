export default import.meta.glob<string>("../../../src/ludoteca/facets/lang/uk/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
