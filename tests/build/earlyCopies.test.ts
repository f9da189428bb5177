/**
 * A returning member reads a lesson's early copy before the site's programs have come. A part that
 * is drawn late in what the build renders costs its page the copy, silently: the page is only slow.
 */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { courseRedirects } from '../../src/config/routes';

interface CopyFile {
  /** The page's address without its slash at the front. */
  readonly page: string;
  readonly bytes: number;
}

/** Sealing adds 42 bytes; a copy begins with its styles, which are thousands. */
const mostOfEmpty = 100;

function copiesIn(build: string): readonly CopyFile[] {
  return readdirSync(path.join(build, 'sealed'), { recursive: true, encoding: 'utf8' }).flatMap(
    (name) => {
      const [, page] = /\/pages\/[0-9a-f]{16}\/(.+)\.html\.bin$/u.exec(name) ?? [];
      const { size } = statSync(path.join(build, 'sealed', name));
      return page === undefined ? [] : [{ page, bytes: size }];
    },
  );
}

function pagesWithout(copies: readonly CopyFile[]): readonly string[] {
  return copies.flatMap(({ page, bytes }) => (bytes < mostOfEmpty ? [page] : [])).sort();
}

describe('the early copies', () => {
  const copies = copiesIn('build');

  it('are there for every page but home, the catalogue and redirects', () => {
    expect(copies.length).toBeGreaterThan(100);
    const redirects = courseRedirects.map(({ from }) => from.replace(/^\/|\/$/gu, ''));
    // Home begins with the half adder, and the catalogue with the courses' drawings.
    expect(pagesWithout(copies)).toEqual(['courses', 'index', ...redirects].sort());
  });

  it('would be missed', () => {
    const lost = { page: 'courses/3/m3', bytes: 42 };
    expect(pagesWithout([...copies, lost])).toContain('courses/3/m3');
  });
});
