/**
 * The names of the chunks that hold pages' own text, from Docusaurus' routesChunkNames.json.
 * @throws on JSON of another shape, or none with text
 */
export function contentChunks(json: string): ReadonlySet<string> {
  const routes: unknown = JSON.parse(json);
  if (typeof routes !== 'object' || routes === null)
    throw new Error('routesChunkNames.json is not an object');
  const names = Object.values(routes as Readonly<Record<string, unknown>>).flatMap((route) =>
    typeof route === 'object' &&
    route !== null &&
    'content' in route &&
    typeof route.content === 'string'
      ? [route.content]
      : [],
  );
  if (names.length === 0) throw new Error('routesChunkNames.json names no content');
  return new Set(names);
}
