import { availableParallelism } from 'node:os';
import { sep } from 'node:path';
import { PageChecker, type PageReport } from './checkPages';
import type { Finding } from './finding';
import {
  formatFinding,
  formatJudgedPages,
  formatJudgedTotal,
  formatLivePages,
  formatLiveTotal,
  formatNotes,
  formatPythonUse,
  formatSkipped,
  formatSummary,
  formatWaiting,
  formatWarnings,
} from './report';
import { findGoCache } from './run/goCache';
import { openPagePython, type PythonUse } from './run/pagePython';
import { sumOf } from './page/judged';
import { checkSite } from './site/checkSite';
import { checkGodotFiles } from './site/godotFiles';
import { belowFloor, weakAreas } from './site/judgedFloor';
import { readSite, type Site } from './site/site';

export interface Request {
  /** The project's root: the folder of docs/. */
  readonly root: string;
  /** The pages or folders to check; none means every page, and the site as a whole. */
  readonly paths: readonly string[];
  /** Pages of which only the form is checked. */
  readonly formOf?: readonly string[];
  /** Of every page the form is checked, and the programs of those that these files concern. */
  readonly changed?: readonly string[];
  /** In CI every tool must be there. */
  readonly ci: boolean;
}

/**
 * Checks pages and prints the report. Returns the exit code: 1 for any fault, and when there
 * was nothing to check.
 */
export async function checkLessons(
  { root, paths, formOf = [], changed, ci }: Request,
  print: (line: string) => void,
): Promise<number> {
  const site = readSite(root);
  process.env['LESSONS_GOCACHE'] ??= await findGoCache(root);
  const chosen =
    paths.length + formOf.length > 0
      ? paths.flatMap((path) => pagesBelow(path, site))
      : pathsOf(site.pages);
  if (site.unread.length > 0) {
    const none = { pages: 0, blocks: 0, rules: 0, words: 0, skipped: 0 };
    const lines = [
      ...site.unread.map(formatFinding),
      ...formatSummary(none, 0, site.unread.length),
    ];
    for (const line of lines) print(line);
    return 1;
  }
  const python = openPagePython();
  const checker = new PageChecker(site, python, changed);
  const isWhole = paths.length + formOf.length === 0;
  try {
    const reports = [
      ...(await inParallel(chosen, (path) => checker.check(path))),
      ...formOf.map((path) => checker.checkForm(path)),
    ];
    const siteFindings = isWhole
      ? [
          ...checkSite(site),
          ...(await checkGodotFiles(root)),
          ...(await checker.checkSiteTexts()),
          ...(await checker.checkCourses()),
          ...belowFloor(sumOf(reports.flatMap(({ judged }) => judged ?? []))),
          ...weakAreas(reports),
        ]
      : [];
    const { lines, exitCode } = toReport(reports, siteFindings, ci, python.use());
    for (const line of [...(isWhole ? [] : pageLines(reports)), ...lines]) print(line);
    return exitCode;
  } finally {
    await checker.close();
  }
}

/** What is only told of pages that are asked about by name. */
function pageLines(reports: readonly PageReport[]): readonly string[] {
  return [...formatLivePages(reports), ...formatJudgedPages(reports), ...formatNotes(reports)];
}

/** The pages in a folder of the site; anything else is taken for a page. */
function pagesBelow(path: string, site: Site): readonly string[] {
  const inside = site.pages.filter((page) => page.path.startsWith(path + sep));
  return inside.length > 0 ? pathsOf(inside) : [path];
}

function pathsOf(pages: Site['pages']): string[] {
  return pages.map(({ path }) => path);
}

/** The lines to print and the exit code. Pure. */
export function toReport(
  reports: readonly PageReport[],
  siteFindings: readonly Finding[],
  ci: boolean,
  use: PythonUse = { runs: 0, ms: 0 },
): { lines: string[]; exitCode: number } {
  const nothing = reports.length === 0 ? [nothingToCheck] : [];
  const skipped = reports.flatMap((report) => report.skipped);
  const missing = ci && skipped.some(({ cause }) => cause === 'tool') ? [missingInCi] : [];
  const site = [...siteFindings, ...nothing, ...missing];
  const failedPages = reports.filter((report) => report.findings.some(isFault)).length;
  const findings = [...site, ...reports.flatMap((report) => report.findings)];
  const warnings = findings.filter((finding) => !isFault(finding));
  const counts = { ...addUp(reports), pages: reports.length, skipped: skipped.length };
  return {
    lines: [
      ...findings.filter(isFault).map(formatFinding),
      ...formatWarnings(warnings),
      ...formatSkipped(skipped),
      ...formatLiveTotal(reports),
      ...formatJudgedTotal(reports),
      ...formatWaiting(reports),
      ...formatPythonUse(use),
      ...formatSummary(counts, failedPages, site.length),
    ],
    exitCode: failedPages + site.length > 0 ? 1 : 0,
  };
}

function isFault({ severity }: Finding): boolean {
  return severity !== 'warning';
}

const nothingToCheck: Finding = {
  file: 'docs',
  line: 1,
  problem: 'inga sidor att kontrollera',
  expected: 'minst en .mdx-fil under docs/',
};

const missingInCi: Finding = {
  file: 'docs',
  line: 1,
  problem: 'verktyg saknas i CI',
  expected: 'alla verktyg installerade; de som saknas står nedan',
};

function addUp(reports: readonly PageReport[]) {
  const total = (count: (report: PageReport) => number) =>
    reports.reduce((sum, report) => sum + count(report), 0);
  return {
    blocks: total(({ blocks }) => blocks),
    rules: total(({ rules }) => rules),
    words: total(({ words }) => words),
  };
}

/**
 * Does the work for every item, as many at a time as the machine has cores; results come in the
 * items' order.
 */
async function inParallel<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index];
      if (item !== undefined) results[index] = await work(item);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}
