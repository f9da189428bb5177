import type { Page } from '../page/page';
import type { PageHeading } from '../page/pageHeadings';
import { lineAt, maskToProse } from '../page/prose';
import { fault, type Rule } from './rule';

/** Headings are on level 2 or 3, have ids that stay put, and something under them. */
export const headings: Rule = {
  name: 'rubriker',
  check: (page) => [
    ...unspaced(page),
    ...page.headings.flatMap((heading, index) => [
      ...wrongLevel(page, heading),
      ...unstableId(page, heading, page.headings.slice(0, index)),
      ...emptySection(page, heading, page.headings[index + 1]),
    ]),
  ],
};

/** Markdown takes no heading for one whose signs have no blank after them. */
function unspaced(page: Page) {
  const prose = maskToProse(page.source, page.tree);
  return [...prose.matchAll(/^[ \t]*(#{2,6})([\p{L}\p{N}].*)$/gmu)].map((match) => {
    const [, signs = '', text = ''] = match;
    const problem = `rubriken visas som text: ${signs}${text.trim()}`;
    const line = lineAt(page.source, match.index + match[0].indexOf('#'));
    return fault(page, line, problem, `${signs} ${text.trim()}, med blanksteg`);
  });
}

function wrongLevel(page: Page, heading: PageHeading) {
  if (heading.depth === 2 || heading.depth === 3) return [];
  const problem = `rubrik på nivå ${String(heading.depth)}: ${heading.text}`;
  return [fault(page, heading.line, problem, '## eller ### (sidans title är rubriken på nivå 1)')];
}

/**
 * A repeated heading gets the id `…-1`, which moves to another heading when one of them is renamed.
 */
function unstableId(page: Page, heading: PageHeading, earlier: readonly PageHeading[]) {
  const twin = earlier.find(
    (other) => slug(other.text) === slug(heading.text) || other.id === heading.id,
  );
  if (heading.id === '')
    return [fault(page, heading.line, 'rubriken ger ett tomt id', 'minst en bokstav i rubriken')];
  if (twin === undefined) return [];
  const problem = `rubriken ${heading.text} finns redan på rad ${String(twin.line)}`;
  return [
    fault(
      page,
      heading.line,
      problem,
      'en egen rubrik för varje avsnitt, så att länken dit står fast',
    ),
  ];
}

function slug(text: string): string {
  return text.toLocaleLowerCase('sv').replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}

function emptySection(page: Page, heading: PageHeading, next: PageHeading | undefined) {
  const lines = page.source
    .split('\n')
    .slice(heading.line, next === undefined ? undefined : next.line - 1);
  const empty = lines.every((line) => line.trim() === '');
  if (!empty || (next !== undefined && next.depth > heading.depth)) return [];
  return [
    fault(page, heading.line, `avsnittet ${heading.text} är tomt`, 'text under varje rubrik'),
  ];
}
