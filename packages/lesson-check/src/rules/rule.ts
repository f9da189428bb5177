import type { Finding } from '../finding';
import type { Page } from '../page/page';
import type { Site } from '../site/site';

/** One rule on the form of a page: pure, returns every fault it finds. */
export interface Rule {
  /** Short Swedish name for the report. */
  readonly name: string;
  check(page: Page, site: Site): Finding[];
}

export function fault(page: Page, line: number, problem: string, expected: string): Finding {
  return { file: page.file, line, problem, expected };
}
