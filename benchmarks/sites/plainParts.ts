/**
 * Parts without which the lessons could not be rendered: what authors write, diagrams, and links,
 * which tell the build that an exercise's folder is a file of the bundler's and none of the pages
 * that it looks for.
 */
const lessonParts: ReadonlySet<string> = new Set(['MDXComponents', 'MDXComponents/A', 'Mermaid']);

/**
 * What a module that asks for a part of the theme gets in a site without ours: the benchmark's
 * Root, or Docusaurus' own part where we have put one in its place. Undefined where it gets what it
 * asks for.
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
