import { describe, expect, it } from 'vitest';
import { parseRecording } from '@kurser/python-runner/recording';
import type { Pick } from '../core/picks';
import { traceOf, type TracedStep } from '../core/traced';

/** Two objects that are alike, of which `a` and `c` share the first; then it changes. */
const written = {
  steps: [
    { line: 1, kind: 'line', frames: [0], objects: [[7, 0]], output: 'ett\n' },
    { line: 2, kind: 'line', frames: [1], objects: [[9, 0]], output: 'två\n' },
    { line: 3, kind: 'line', frames: [2] },
    { line: 2, kind: 'return', name: 'f', value: '8', frames: [2], objects: [[7, 1]] },
  ],
  frames: [
    ['', 0, [['a', 7]]],
    [
      '',
      0,
      [
        ['a', 7],
        ['b', 9],
      ],
    ],
    [
      '',
      0,
      [
        ['a', 7],
        ['b', 9],
        ['c', 7],
      ],
    ],
  ],
  objects: [
    ['instance', 'Sak', [['x', '1']], 0],
    ['instance', 'Sak', [['x', '2']], 0],
  ],
  ...{ end: 'end', tail: 'slut\n' },
};
const recording = parseRecording(written);
if (recording === undefined) throw new Error('the recording cannot be read');

const pick = (line: number, explanation = 'Så.'): Pick => ({ line, explanation, at: line });

function stepsOf(picks?: readonly Pick[]): readonly TracedStep[] {
  const traced = traceOf(recording as NonNullable<typeof recording>, picks);
  if (!traced.ok) throw new Error(traced.fault.problem);
  return traced.steps;
}

describe('a recorded program', () => {
  it('is shown whole, in sentences of its own, where nothing is picked', () => {
    const steps = stepsOf();
    expect(steps.map(({ line }) => line)).toEqual([1, 2, 3, 2]);
    expect(steps[2]?.explanation).toBe('`c` blir `objekt 1`.');
    expect(steps[2]?.changes).toBe('');
  });

  it('numbers its objects from 1 as they are met, also two that are alike', () => {
    expect(stepsOf()[2]?.shown.objects.map(({ number, names }) => [number, names])).toEqual([
      [1, ['a', 'c']],
      [2, ['b']],
    ]);
  });

  it('shows the picked steps in the author’s words, with all that has come since the last', () => {
    const [first, second] = stepsOf([pick(2, 'Två saker.'), pick(2, 'Den första ändras.')]);
    expect(first).toMatchObject({ explanation: 'Två saker.', shown: { output: 'ett\ntvå\n' } });
    expect(first?.changes).toBe('`a` blir `objekt 1`. `b` blir `objekt 2`. 2 rader skrivs.');
    expect(second?.explanation).toBe('Den första ändras. `f` returnerar `8`.');
    expect(second?.changes).toContain('Objekt 1 (`a`, `c`) ändras.');
    expect(second?.shown.output).toBe('ett\ntvå\nslut\n');
  });

  it('is refused where a picked line does not run, with the lines that do', () => {
    const traced = traceOf(recording, [pick(2), pick(1)]);
    expect(traced).toEqual({
      ok: false,
      fault: {
        at: 1,
        problem: 'rad 1 körs inte efter det förra steget',
        remedy: 'det som följer är @3, @2',
      },
    });
  });

  it('is refused with more steps than a lesson shows', () => {
    const [step] = recording.steps;
    const steps = Array.from({ length: 61 }, () => step as NonNullable<typeof step>);
    expect(traceOf({ ...recording, steps })).toMatchObject({
      fault: { at: null, problem: 'programmet har 61 steg' },
    });
    expect(traceOf({ ...recording, steps: [] })).toMatchObject({
      fault: { problem: 'programmet har ingen rad som körs' },
    });
  });
});
