import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findPageDates } from '../../src/config/pageDates';

/** What the build knows of each page. */
const known = '.docusaurus/docusaurus-plugin-content-docs/default';

interface Page {
  readonly source: string;
  readonly lastUpdatedAt?: number;
}

function readPages(): readonly Page[] {
  const names = readdirSync(known).filter((name) => name.startsWith('site-docs-'));
  return names.map((name) => JSON.parse(readFileSync(path.join(known, name), 'utf8')) as Page);
}

const dates = findPageDates();

/**
 * The pages in git that do not say when they were last changed. One that is not in git yet cannot.
 */
function undated(pages: readonly Page[]): readonly string[] {
  const inGit = execFileSync('git', ['ls-files', '-z', 'docs'], { encoding: 'utf8' }).split('\0');
  return pages
    .filter(({ lastUpdatedAt }) => lastUpdatedAt === undefined)
    .map(({ source }) => source.replace('@site/', ''))
    .filter((file) => inGit.includes(file));
}

if (dates.kind === 'known') {
  it('every page says when it was last changed, whatever letters its file has', () => {
    const pages = readPages();
    expect(pages.filter(({ source }) => /[åäö]/.test(source)).length).toBeGreaterThan(0);
    expect(undated(pages)).toEqual([]);
  });

  it('one that does not is found', () => {
    const [{ source } = { source: '' }] = readPages();
    expect(undated([{ source }])).toEqual([source.replace('@site/', '')]);
  });
} else {
  it('no page says when it was last changed, as nobody knows', () => {
    const pages = readPages();
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.filter(({ lastUpdatedAt }) => typeof lastUpdatedAt === 'number')).toEqual([]);
  });
}
