/** What Lighthouse is to give every page, of 100. */
export const goals = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;

export type Category = keyof typeof goals;
export const categories = Object.keys(goals) as readonly Category[];

/** Of one run: the scores, of 100, and what took from them. */
export interface Scores {
  readonly scores: Readonly<Record<Category, number>>;
  /** Titles of the audits of accessibility and best practices that found something. */
  readonly faults: readonly string[];
}

/** A page with its runs. */
export interface AuditedPage {
  readonly name: string;
  readonly runs: readonly Scores[];
}

interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly scoreDisplayMode: string;
}

interface Report {
  readonly categories: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] }
    >
  >;
  readonly audits: Readonly<Record<string, Audit>>;
  readonly runtimeError?: { readonly message: string };
}

const countsInFull: readonly Category[] = ['accessibility', 'best-practices'];

/**
 * The scores in Lighthouse's own JSON.
 * @throws when it could not open the page or left a category without a score
 */
export function readScores(json: string): Scores {
  const { categories: found, audits, runtimeError } = JSON.parse(json) as Report;
  if (runtimeError !== undefined) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const scoreOf = (category: Category): number => {
    const score = found[category]?.score;
    if (typeof score !== 'number') throw new Error(`Lighthouse gave no score for ${category}`);
    return Math.round(score * 100);
  };
  const faults = countsInFull
    .flatMap((category) => found[category]?.auditRefs ?? [])
    .map(({ id }) => audits[id])
    .filter((audit) => audit?.scoreDisplayMode === 'binary' && audit.score !== 1)
    .map((audit) => audit?.title ?? '');
  const scores = {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
  };
  return { scores, faults };
}

const middle = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
};

/** The middle score of a page's runs; of an even number the lower one. */
export function scoreOf({ runs }: AuditedPage, category: Category): number {
  return middle(runs.map(({ scores }) => scores[category]));
}

export function isReached(page: AuditedPage): boolean {
  return categories.every((category) => scoreOf(page, category) >= goals[category]);
}

function cell(page: AuditedPage, category: Category): string {
  const all = page.runs.map(({ scores }) => scores[category]);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const spread = low === high ? '' : ` (${low}–${high})`;
  return `${scoreOf(page, category)}${spread}`;
}

/** A row a page. @throws without pages: nothing audited is nothing known */
export function lighthouseTable(pages: readonly AuditedPage[]): string {
  if (pages.length === 0) throw new Error('No pages were audited');
  const head = ['page', ...categories.map((category) => `${category}, ${goals[category]}`), ''];
  const rows = pages.map((page) => [
    page.name,
    ...categories.map((category) => cell(page, category)),
    isReached(page) ? 'reached' : 'not reached',
  ]);
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
