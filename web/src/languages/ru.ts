export default import.meta.glob<string>(["../../../src/ludoteca/facets/lang/ru/*.ftl", "!../../../src/ludoteca/facets/lang/ru/{front,terminal,analysis}.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
