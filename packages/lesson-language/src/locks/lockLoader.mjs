/**
 * What opens on a day, as its page has it: its name, and what fetches it, in a chunk whose name
 * tells the seal which key it gets. Node runs it as it is, so it is no TypeScript.
 */
export default function lockLoader() {
  const { name, chunk, number } = Object.fromEntries(new URLSearchParams(this.query.slice(1)));
  const part = JSON.stringify(`${this.resourcePath}?opens=${number}`);
  return `export default {
  name: ${JSON.stringify(name)},
  load: () => import(/* webpackChunkName: "${chunk}" */ ${part}),
};
`;
}
