/**
 * The names of all components that a page's source mentions, in order; one too many does no harm.
 * Goes with the page, in its front matter.
 */
export function usedParts(source: string): readonly string[] {
  const names = [...source.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name);
  return [...new Set(names)].sort();
}

/** The names in a page's front matter, whatever else may lie there. */
export function partsOf(frontMatter: unknown): readonly string[] {
  const { lesson_parts: parts } = (frontMatter ?? {}) as { readonly lesson_parts?: unknown };
  return Array.isArray(parts) ? parts.filter((name) => typeof name === 'string') : [];
}
