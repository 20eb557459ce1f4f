export default import.meta.glob<string>("../../../src/ludoteca/lang/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
