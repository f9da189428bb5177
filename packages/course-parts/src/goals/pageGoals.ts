/**
 * Emphasis without its signs, and signs that are none without the backslash that says so: `A\\*` is
 * A*.
 */
function toWords(markdown: string): string {
  return markdown
    .replace(/(?<!\\)(\*\*|__)(.+?)(?<!\\)\1/g, '$2')
    .replace(/(?<![\w\\])([*_])(?=\S)(.+?)(?<=[^\s\\])\1(?!\w)/g, '$2')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1');
}

/**
 * A line of text of what Markdown shows, links by their words; code keeps its backticks, and all
 * between them.
 */
function toLine(markdown: string): string {
  const pieces = markdown
    .replace(/\s+/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .split(/(`[^`]+`)/);
  return pieces
    .map((piece, place) => (place % 2 === 1 ? piece : toWords(piece)))
    .join('')
    .trim();
}

/**
 * The goals of a page, a line each, from its source: the items of the list under `## Mål`. Goes
 * with the page, in its front matter. None for a page none of whose tasks says which goals it
 * practises: nobody would read them.
 */
export function goalsIn(source: string): readonly string[] {
  if (!/\bgoals=\{/.test(source)) return [];
  const [, section = ''] = /^## Mål[ \t]*$([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(source) ?? [];
  const items = [...section.matchAll(/^[-*] +(.*(?:\n(?![-*] |\n|#).*)*)/gm)];
  return items.map(([, text = '']) => toLine(text));
}

/** The goals in a page's front matter, whatever else may lie there. */
export function goalsOf(frontMatter: unknown): readonly string[] {
  const { lesson_goals: goals } = (frontMatter ?? {}) as { readonly lesson_goals?: unknown };
  return Array.isArray(goals) ? goals.filter((goal) => typeof goal === 'string') : [];
}
