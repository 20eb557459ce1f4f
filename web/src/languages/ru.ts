export default import.meta.glob<string>(["../../../src/ludoteca/facets/lang/ru/*.ftl", "!../../../src/ludoteca/facets/lang/ru/front.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
