import { describe, expect, it } from 'vitest';
import { brokenBudgets, brokenPythonLimits, brokenScrolling } from '../brokenBudgets';
import {
  byteBudgets,
  pythonLimitsMs,
  scrolledShare,
  splitAllowance,
  startRatioLimit,
  startRatioLimits,
  stepLimitMs,
} from '../budgets';

const quiz = { name: 'Quiz' };
const quizLimit = Math.round(byteBudgets.Quiz * splitAllowance);
const within = {
  bytes: quizLimit,
  startMs: 900,
  ratio: startRatioLimit,
  steps: [{ name: 'svara', ms: stepLimitMs }],
};

describe('the budgets of a part', () => {
  it('are kept by a part that is just within them', () => {
    expect(brokenBudgets(quiz, within)).toEqual([]);
  });

  it('are broken by one byte', () => {
    const [sentence] = brokenBudgets(quiz, { ...within, bytes: quizLimit + 1 });
    expect(sentence).toBe(`Quiz: ${String(quizLimit + 1)} bytes, budget ${String(quizLimit)}`);
  });

  it('are added up where two parts share a page', () => {
    const both = { name: 'Quiz', beside: ['Exercise'] };
    const limit = Math.round((byteBudgets.Quiz + byteBudgets.Exercise) * splitAllowance);
    expect(brokenBudgets(both, { ...within, bytes: limit })).toEqual([]);
    expect(brokenBudgets(both, { ...within, bytes: limit + 1 })).toHaveLength(1);
  });

  it('are broken by a slow start, with a limit of its own for a part that has one', () => {
    const slow = { ...within, ratio: startRatioLimit + 0.5 };
    expect(brokenBudgets(quiz, slow)).toHaveLength(1);
    const mermaidLimit = startRatioLimits['Mermaid'] ?? 0;
    expect(brokenBudgets({ name: 'Mermaid' }, { ...within, ratio: mermaidLimit })).toEqual([]);
    expect(
      brokenBudgets({ name: 'Mermaid' }, { ...within, ratio: mermaidLimit + 0.5 }),
    ).toHaveLength(1);
  });

  it('are broken by each slow step, which is named', () => {
    const steps = [...within.steps, { name: 'visa svaret', ms: stepLimitMs + 1 }];
    expect(brokenBudgets(quiz, { ...within, steps })).toEqual([
      `Quiz, visa svaret: ${String(stepLimitMs + 1)} ms, budget ${String(stepLimitMs)}`,
    ]);
  });
});

describe('the limits of Python', () => {
  const { first, warm } = pythonLimitsMs;

  it('are kept by times that are just within them', () => {
    expect(brokenPythonLimits({ firstMs: first, warmMs: warm })).toEqual([]);
  });

  it('are broken each by itself, and named', () => {
    expect(brokenPythonLimits({ firstMs: first + 1, warmMs: warm })).toEqual([
      'Python, first result: 6001 ms, limit 6000',
    ]);
    expect(brokenPythonLimits({ firstMs: first, warmMs: warm + 1 })).toEqual([
      'Python, warm result: 301 ms, limit 300',
    ]);
  });
});

describe('a page with forty fields', () => {
  const least = 60 * scrolledShare;

  it('is smooth where it draws nearly as many frames as when nothing happens', () => {
    expect(brokenScrolling({ still: 60, first: least, again: 60 })).toEqual([]);
  });

  it('is not where it draws fewer, and each way is named', () => {
    expect(brokenScrolling({ still: 60, first: 41.25, again: least - 1 })).toEqual([
      'Forty fields, scrolled for the first time: 41.3 of 60.0 frames a second',
      'Forty fields, scrolled again: 56.0 of 60.0 frames a second',
    ]);
  });
});
