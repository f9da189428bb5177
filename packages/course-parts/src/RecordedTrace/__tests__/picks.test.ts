import { describe, expect, it } from 'vitest';
import { parsePicks } from '../core/picks';

const text = (...rows: readonly string[]): string => rows.join('\n');

describe('the steps that an author picks', () => {
  it('are lines of the program, each with its words', () => {
    expect(parsePicks(text('@2', ': Listan', ': ändras.', '', '@5', ': Klart.'))).toEqual({
      ok: true,
      picks: [
        { line: 2, at: 1, explanation: 'Listan ändras.' },
        { line: 5, at: 5, explanation: 'Klart.' },
      ],
    });
  });

  it.each([
    ['a value, which is the program’s to say', text('@1', ': A', 'var a = 1'), 3, 'är ingen rad'],
    ['a line that is no number', text('@-', ': A'), 1, 'pekar inte ut en rad'],
    ['line 0', text('@0', ': A'), 1, 'pekar inte ut en rad'],
    ['words before the first step', text(': A', '@1', ': B'), 1, 'står före det första steget'],
    ['a step without words', text('@1', '@2', ': B'), 1, 'saknar förklaring'],
    ['nothing at all', '', 1, 'har inga steg'],
  ])('are refused with %s', (_, written, line, problem) => {
    const parsed = parsePicks(written);
    expect(parsed).toMatchObject({ ok: false, faults: [{ line }] });
    expect(JSON.stringify(parsed)).toContain(problem);
  });
});
