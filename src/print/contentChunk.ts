/**
 * The name of the chunk that holds a course page's content, or undefined when the address is no
 * course page.
 * @param chunkNames what Docusaurus writes of every route: its address and a short hash, and the
 * chunks it is made of
 */
export function findContentChunk(
  chunkNames: Readonly<Record<string, unknown>>,
  to: string,
): string | undefined {
  const address = decodeURI(to);
  const entry = Object.entries(chunkNames).find(
    ([route, chunks]) =>
      decodeURI(route.replace(/-[^-/]+$/, '')) === address && contentOf(chunks) !== undefined,
  );
  return entry === undefined ? undefined : contentOf(entry[1]);
}

function contentOf(chunks: unknown): string | undefined {
  const isRecord = typeof chunks === 'object' && chunks !== null && 'content' in chunks;
  return isRecord && typeof chunks.content === 'string' ? chunks.content : undefined;
}
