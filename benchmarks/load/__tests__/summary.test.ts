import { describe, expect, it } from 'vitest';
import { everyoneGotIn, faultTexts, summarize, type Outcome } from '../summary';

const well = (step: Outcome['step'], ms: number): Outcome => ({ step, ms, fault: undefined });

describe('the summary of a crowd', () => {
  const times = Array.from({ length: 20 }, (_, index) => well('page', index + 1));

  it('has a line for each step that anybody came to, in order', () => {
    const lines = summarize([...times, well('sign-in', 5)]);
    expect(lines).toEqual([
      { step: 'page', students: 20, failures: 0, p50: 10, p95: 19, max: 20 },
      { step: 'sign-in', students: 1, failures: 0, p50: 5, p95: 5, max: 5 },
    ]);
  });

  it('counts failures', () => {
    const refused: Outcome = { step: 'page', ms: 3, fault: 'HTTP 503' };
    expect(summarize([...times, refused])[0]).toMatchObject({ students: 21, failures: 1 });
  });

  it('names each fault once, with how often it came', () => {
    const refused: Outcome = { step: 'page', ms: 3, fault: 'HTTP 503' };
    const lost: Outcome = { step: 'content key', ms: 3, fault: 'fetch failed' };
    expect(faultTexts([refused, well('page', 1), lost, refused])).toEqual([
      '2 × page: HTTP 503',
      '1 × content key: fetch failed',
    ]);
  });
});

describe('everyone got in', () => {
  const all = (
    ['page', 'sign-in programs', 'sign-in', 'content key', 'site', 'sealed file'] as const
  ).map((step) => well(step, 1));

  it('when each step was taken by all of them and nothing failed', () => {
    expect(everyoneGotIn(summarize([...all, ...all]), 2)).toBe(true);
  });

  it('but not when somebody is missing, a step was never taken, or something failed', () => {
    expect(everyoneGotIn(summarize(all), 2)).toBe(false);
    expect(everyoneGotIn(summarize(all.slice(0, -1)), 1)).toBe(false);
    expect(everyoneGotIn([], 0)).toBe(false);
    const failed: Outcome = { step: 'sealed file', ms: 1, fault: 'HTTP 404' };
    expect(everyoneGotIn(summarize([...all.slice(0, -1), failed]), 1)).toBe(false);
  });
});
