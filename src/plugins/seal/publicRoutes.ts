/**
 * Docusaurus tells routes of the same path apart by a hash of all that it knows of a route, titles and descriptions of whole sidebars included,
 * and its app, which is public, has them all. Here they are numbered instead.
 */

const component = /ComponentCreator\('((?:[^'\\]|\\.)*)', '([0-9a-f]+)'\)/g;
const keyEnd = /-[^-]*$/;
const pathOfKey = /^.*-/;

/** The key of each route that Docusaurus made, and the one that takes its place. */
function newKeys(keys: readonly string[]): ReadonlyMap<string, string> {
  const seen = new Map<string, number>();
  return new Map(
    keys.map((key) => {
      const path = key.replace(keyEnd, '');
      const number = seen.get(path) ?? 0;
      seen.set(path, number + 1);
      return [key, `${path}-${String(number)}`];
    }),
  );
}

export interface GeneratedRoutes {
  /** The module with the route table. */
  readonly routes: string;
  /** The chunks of each route. */
  readonly chunkNames: Readonly<Record<string, unknown>>;
}

/** @throws when a route has no chunks, or some hash is left: Docusaurus writes them in another way than it did */
export function publicRoutes({ routes, chunkNames }: GeneratedRoutes): GeneratedRoutes {
  const keys = newKeys(Object.keys(chunkNames));
  let left = keys.size;
  const numbered = routes.replace(component, (whole: string, path: string, hash: string) => {
    const key = keys.get(`${path.replaceAll("\\'", "'")}-${hash}`);
    if (key === undefined) throw new Error(`The route ${path} has no chunks`);
    left -= 1;
    return whole.replace(`'${hash}'`, `'${key.replace(pathOfKey, '')}'`);
  });
  if (left !== 0) throw new Error(`${String(left)} routes are not in the route table`);
  const entries = Object.entries(chunkNames).map(([key, chunks]) => [keys.get(key) ?? key, chunks]);
  return { routes: numbered, chunkNames: Object.fromEntries(entries) as typeof chunkNames };
}
