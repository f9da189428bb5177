import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathOfArgument } from '../site/pagePath';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'sidnamn-'));
  mkdirSync(join(root, 'docs', '3', 'extra'), { recursive: true });
  for (const name of ['3/m18', '3/extra/åar']) writeFileSync(join(root, 'docs', `${name}.mdx`), '');
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

describe('the page that an author means', () => {
  it.each([
    ['docs/3/m18.mdx', 'docs/3/m18.mdx'],
    ['./docs/3/m18.mdx', 'docs/3/m18.mdx'],
    ['docs/3/m18', 'docs/3/m18.mdx'],
    ['3/m18', 'docs/3/m18.mdx'],
    ['3/m18.mdx', 'docs/3/m18.mdx'],
    ['/courses/3/m18', 'docs/3/m18.mdx'],
    [String.raw`docs\3\m18.mdx`, 'docs/3/m18.mdx'],
    ['3/extra/åar'.normalize('NFD'), 'docs/3/extra/åar.mdx'],
    ['docs/3', 'docs/3'],
    ['3', 'docs/3'],
    ['docs/3/', 'docs/3'],
    // What is nowhere is told as it was written.
    ['docs/3/m19.mdx', 'docs/3/m19.mdx'],
    ['3/m19', '3/m19'],
  ])('%s is %s', (arg, path) => {
    expect(pathOfArgument(arg, root, root)).toBe(join(root, path));
  });

  it('may be named from where the author stands', () => {
    const from = join(root, 'docs', '3');
    for (const arg of ['m18.mdx', 'm18', './m18.mdx'])
      expect(pathOfArgument(arg, root, from)).toBe(join(root, 'docs', '3', 'm18.mdx'));
  });
});
