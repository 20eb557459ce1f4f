export default import.meta.glob<string>(["../../../src/ludoteca/facets/lang/nl/*.ftl", "!../../../src/ludoteca/facets/lang/nl/{front,terminal,analysis}.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
