/**
 * Gives Docusaurus' table of routes as it is wanted. Node runs it as it is, so it is no TypeScript:
 * what changes the table comes as an option.
 */
export default function registryLoader(source) {
  return this.getOptions().change(source);
}
