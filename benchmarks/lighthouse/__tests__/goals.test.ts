import { describe, expect, it } from 'vitest';
import { isReached, lighthouseTable, readScores, scoreOf, type Scores } from '../goals';

const report = (performance: number | null, audit = 1): string =>
  JSON.stringify({
    categories: {
      performance: { score: performance, auditRefs: [{ id: 'speed-index' }] },
      accessibility: { score: audit, auditRefs: [{ id: 'image-alt' }] },
      'best-practices': { score: 1, auditRefs: [{ id: 'errors-in-console' }] },
    },
    audits: {
      'speed-index': { title: 'Speed Index', score: 0.5, scoreDisplayMode: 'numeric' },
      'image-alt': { title: 'Images have alt', score: audit, scoreDisplayMode: 'binary' },
      'errors-in-console': { title: 'No errors', score: null, scoreDisplayMode: 'notApplicable' },
    },
  });

const run = (performance: number, accessibility = 100): Scores => ({
  scores: { performance, accessibility, 'best-practices': 100 },
  faults: [],
});

describe("Lighthouse's report", () => {
  it('gives scores of 100', () => {
    expect(readScores(report(0.987)).scores).toEqual({
      performance: 99,
      accessibility: 100,
      'best-practices': 100,
    });
  });

  it('names what failed', () => {
    expect(readScores(report(1, 0)).faults).toEqual(['Images have alt']);
    expect(readScores(report(1)).faults).toEqual([]);
  });

  it.each([
    [
      'a page that did not open',
      JSON.stringify({ categories: {}, audits: {}, runtimeError: { message: 'NO_FCP' } }),
    ],
    ['a category without a score', report(null)],
  ])('is refused: %s', (_what, json) => {
    expect(() => readScores(json)).toThrow(/NO_FCP|performance/);
  });
});

describe('a page', () => {
  it('counts by its middle run', () => {
    const page = { name: 'Lektion', runs: [run(80), run(97), run(99)] };
    expect(scoreOf(page, 'performance')).toBe(97);
    expect(isReached(page)).toBe(true);
    expect(lighthouseTable([page])).toContain('| Lektion | 97 (80–99) | 100 | 100 | reached |');
  });

  it('does not reach the goals with one category below', () => {
    const page = { name: 'Lektion', runs: [run(99, 98)] };
    expect(isReached(page)).toBe(false);
    expect(lighthouseTable([page])).toContain('not reached');
  });

  it('is needed', () => {
    expect(() => lighthouseTable([])).toThrow('No pages');
  });
});
