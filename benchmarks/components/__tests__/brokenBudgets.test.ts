import { describe, expect, it } from 'vitest';
import { brokenBudgets, brokenPythonLimits } from '../brokenBudgets';
import {
  byteBudgets,
  pythonLimitsMs,
  startRatioLimit,
  startRatioLimits,
  stepLimitMs,
} from '../budgets';

const within = {
  bytes: byteBudgets.Quiz,
  startMs: 900,
  ratio: startRatioLimit,
  steps: [{ name: 'svara', ms: stepLimitMs }],
};

describe('the budgets of a part', () => {
  it('are kept by a part that is just within them', () => {
    expect(brokenBudgets('Quiz', within)).toEqual([]);
  });

  it('are broken by one byte', () => {
    const [sentence] = brokenBudgets('Quiz', { ...within, bytes: byteBudgets.Quiz + 1 });
    expect(sentence).toBe(
      `Quiz: ${String(byteBudgets.Quiz + 1)} bytes, budget ${String(byteBudgets.Quiz)}`,
    );
  });

  it('are broken by a slow start, with a limit of its own for a part that has one', () => {
    const slow = { ...within, ratio: startRatioLimit + 0.5 };
    expect(brokenBudgets('Quiz', slow)).toHaveLength(1);
    const mermaidLimit = startRatioLimits['Mermaid'] ?? 0;
    expect(brokenBudgets('Mermaid', { ...within, ratio: mermaidLimit })).toEqual([]);
    expect(brokenBudgets('Mermaid', { ...within, ratio: mermaidLimit + 0.5 })).toHaveLength(1);
  });

  it('are broken by each slow step, which is named', () => {
    const steps = [...within.steps, { name: 'visa svaret', ms: stepLimitMs + 1 }];
    expect(brokenBudgets('Quiz', { ...within, steps })).toEqual([
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
