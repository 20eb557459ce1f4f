export default import.meta.glob<string>(["../../../src/ludoteca/facets/lang/uk/*.ftl", "!../../../src/ludoteca/facets/lang/uk/{front,terminal,analysis}.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
