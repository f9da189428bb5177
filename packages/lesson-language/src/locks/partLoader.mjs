/**
 * A page's source with a word at its end on which part of it is asked for, for the rule that
 * compiles pages sees no query. Node runs it as it is, so it is no TypeScript.
 */
export default function partLoader(source) {
  const number = this.resourceQuery.slice('?opens='.length);
  return `${source}\n\n{/* opens: ${number} */}\n`;
}
