import { describe, expect, it } from 'vitest';
import type { Phase } from '../session';
import { statusText } from '../statusText';

describe('statusText', () => {
  it.each<[Phase, number, string]>([
    [{ kind: 'idle' }, 0, ''],
    [{ kind: 'idle' }, 1, '1 kontroll körs när programmet är klart.'],
    [{ kind: 'idle' }, 2, '2 kontroller körs när programmet är klart.'],
    [{ kind: 'finished', ok: true, checks: [] }, 0, 'Programmet är klart.'],
    [{ kind: 'finished', ok: true, checks: [null] }, 1, 'Programmet klarade kontrollen.'],
    [
      { kind: 'finished', ok: true, checks: [null, null] },
      2,
      'Programmet klarade alla kontroller.',
    ],
    [
      { kind: 'finished', ok: true, checks: [null, ''] },
      2,
      'Programmet klarade 1 av 2 kontroller.',
    ],
    [{ kind: 'finished', ok: false, checks: null }, 0, 'Programmet slutade med ett fel.'],
  ])('%j with %i checks', (phase, checkCount, text) => {
    expect(statusText(phase, checkCount)).toBe(text);
  });

  it('tells a student what to do when Python could not be fetched, and when it fell over', () => {
    expect(statusText({ kind: 'broken', during: 'loading' }, 0)).toContain('försök igen');
    expect(statusText({ kind: 'broken', during: 'running' }, 0)).toContain('på nytt');
  });
});
