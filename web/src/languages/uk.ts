export default import.meta.glob<string>(["../../../src/ludoteca/facets/lang/uk/*.ftl", "!../../../src/ludoteca/facets/lang/uk/front.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
