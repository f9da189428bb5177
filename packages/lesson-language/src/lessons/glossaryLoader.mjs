/** Hands the glossary on as the plugin serves it. Node runs it as it is, so it is no TypeScript. */
export default function glossaryLoader() {
  return this.getOptions().serve(this.resourcePath);
}
