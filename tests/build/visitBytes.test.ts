import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { visitBudgets } from '@site/benchmarks/site/budgets';
import { sealedFactsOf } from '../../packages/accelerators/src/earlyForm/sealedFacts';

/** The page that every address begins with; all are alike. */
const page = readFileSync('build/index.html', 'utf8');

const gzipped = (bytes: Buffer | string): number => gzipSync(bytes, { level: 9 }).length;

const { programs } = sealedFactsOf(page);

/** The files at the addresses, gzipped. @throws when there is none */
function bytesOf(addresses: readonly string[]): number {
  if (addresses.length === 0) throw new Error('The page names no such file');
  return addresses.reduce((sum, name) => sum + gzipped(readFileSync(`build${name}`)), 0);
}

describe('before a lesson', () => {
  const measured = {
    page: () => gzipped(page),
    entry: () => bytesOf(programs.entry),
    auth: () => bytesOf(programs.beside.filter((name) => name.includes('/public-auth.'))),
    app: () => bytesOf(programs.app),
  } satisfies Record<keyof typeof visitBudgets, () => number>;

  it.each(Object.entries(visitBudgets))('the %s costs at most %i bytes', (part, budget) => {
    const bytes = measured[part as keyof typeof measured]();
    expect(bytes).toBeLessThanOrEqual(budget);
    // Half of it would be another page than the one that was measured.
    expect(bytes).toBeGreaterThan(budget / 2);
  });

  it('would notice another library', () => {
    const library = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js');
    for (const [part, budget] of Object.entries(visitBudgets))
      expect(measured[part as keyof typeof measured]() + gzipped(library)).toBeGreaterThan(budget);
  });

  it('would miss what the page no longer names', () => {
    expect(() => bytesOf([])).toThrow('names no such file');
  });
});
