import { describe, expect, it } from 'vitest';
import type { Phase } from '@kurser/python-runner/programRun';
import { statusText } from '../statusText';

const finished = (ok: boolean, checks: readonly (string | null)[] | null): Phase => ({
  kind: 'finished',
  ok,
  error: null,
  tests: null,
  checks,
});

describe('statusText', () => {
  it.each<[Phase, number, string]>([
    [{ kind: 'idle' }, 0, ''],
    [{ kind: 'idle' }, 1, '1 kontroll körs när programmet är klart.'],
    [{ kind: 'idle' }, 2, '2 kontroller körs när programmet är klart.'],
    [finished(true, []), 0, 'Programmet är klart.'],
    [finished(true, [null]), 1, 'Programmet klarade kontrollen.'],
    [finished(true, [null, null]), 2, 'Programmet klarade alla kontroller.'],
    [finished(true, [null, '']), 2, 'Programmet klarade 1 av 2 kontroller.'],
    [finished(false, null), 0, 'Programmet slutade med ett fel.'],
  ])('%j with %i checks', (phase, checkCount, text) => {
    expect(statusText(phase, checkCount)).toBe(text);
  });

  it('says where the error is and what to look for', () => {
    const error = { type: 'NameError', text: '', line: 3, help: 'Namnet `x` finns inte.' };
    const phase = { ...finished(false, null), error } as const;
    const text = 'Programmet slutade med ett fel på rad 3. Namnet `x` finns inte.';
    expect(statusText(phase, 0)).toBe(text);
    expect(statusText(phase, 2)).toBe(`${text} Rätta det först, sedan körs kontrollerna.`);
  });

  it('asks about a loop that never ends when the program is slow, and when its time was up', () => {
    expect(statusText({ kind: 'running', isSlow: true }, 0)).toMatch(/fortfarande.*slinga/);
    expect(statusText({ kind: 'stopped', reason: 'time' }, 0)).toMatch(/för lång tid.*slinga/);
  });

  it('tells a student what to do when Python could not be fetched, and when it fell over', () => {
    expect(statusText({ kind: 'broken', during: 'loading' }, 0)).toContain('försök igen');
    expect(statusText({ kind: 'broken', during: 'running' }, 0)).toContain('på nytt');
    const off = statusText({ kind: 'broken', during: 'starting' }, 0);
    expect(off).toContain('WebAssembly är avstängt');
    expect(off).not.toContain('nät ');
  });
});
