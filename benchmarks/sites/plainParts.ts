/** Parts without which the lessons could not be rendered: what authors write, and diagrams. */
const lessonParts: ReadonlySet<string> = new Set(['MDXComponents', 'Mermaid']);

/**
 * What a module that asks for a part of the theme gets in a site without ours: the benchmark's Root, or Docusaurus' own part where we have put
 * one in its place. Undefined where it gets what it asks for.
 */
export function findPlainPart(
  request: string,
  own: ReadonlySet<string>,
  root: string,
): string | undefined {
  const name = request.replace(/^@theme\//, '');
  if (name === request) return undefined;
  if (name === 'Root') return root;
  return own.has(name) && !lessonParts.has(name) ? `@theme-original/${name}` : undefined;
}
