import type { Site } from './site';

/**
 * The courses whose pages share a folder on the student's computer: parts that are read side by
 * side, page by page.
 */
const courses = [['docs/ai/textbook/', 'docs/ai/workbook/']];

/**
 * The pages of each course in the order a student reads them: chapter 1, workbook 1, chapter 2 and
 * so on.
 */
export function coursesOf({ pages }: Pick<Site, 'pages'>): string[][] {
  const ordered = courses.map((parts) =>
    parts
      .flatMap((part, index) =>
        pages
          .filter(({ file }) => file.startsWith(part))
          .map(({ file, path }) => ({ path, order: numberOf(file) * parts.length + index })),
      )
      .sort((a, b) => a.order - b.order)
      .map(({ path }) => path),
  );
  return ordered.filter((paths) => paths.length > 0);
}

/** The index page, which has no number, comes first. */
function numberOf(file: string): number {
  return Number(/(\d+)\.mdx$/.exec(file)?.[1] ?? 0);
}
