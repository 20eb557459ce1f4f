export default import.meta.glob<string>(["../../../src/ludoteca/facets/lang/en/*.ftl", "!../../../src/ludoteca/facets/lang/en/{front,terminal,analysis}.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
