import { describe, expect, it } from 'vitest';
import { judgeWritten, stepsToText, writtenToText, type WrittenTarget } from '../core/write/judge';
import { readCircuit } from '../core/notation';

function netlist(text: string) {
  const circuit = readCircuit(text);
  if (!circuit.ok) throw new Error(JSON.stringify(circuit.problems));
  return circuit.netlist;
}

const free = { palette: undefined, maxParts: undefined };

/** What the page says of a circuit. */
function said(text: string, check: string, limits: Partial<WrittenTarget> = {}): string {
  const target: WrittenTarget = { ...free, ...limits, reference: netlist(check) };
  return writtenToText(judgeWritten(netlist(text), target), target);
}

const modulo3 = 'clock: clk\noutputs: q1, q0\ncounter q: bits=2 clk=clk mod=3';
const flipFlop = 'inputs: D, clk\noutputs: Q\ndff Q: d=D clk=clk';
const xor = 'inputs: A, B\noutputs: Y\nY = A xor B';
const right = 'Kretsen gör rätt i alla lägen som den kan hamna i.';

describe('a written circuit', () => {
  it.each([
    [
      'built in another way',
      "inputs: B, A\nY = A·B' + A'·B",
      xor,
      'Alla rader i sanningstabellen stämmer.',
    ],
    [
      'a counter of flip-flops',
      'clock: clk\noutputs: q0, q1\ndff q0: d=nor(q1, q0) clk=clk\ndff q1: d=q0 clk=clk',
      modulo3,
      right,
    ],
    [
      'a flip-flop of latches',
      "inputs: D, clk\noutputs: Q\ndlatch M: d=D e=clk'\ndlatch Q: d=M e=clk",
      flipFlop,
      right,
    ],
    [
      'with other switches on from the start',
      'inputs: D=1, clk=1\noutputs: Q\ndff Q: d=D clk=clk',
      flipFlop,
      right,
    ],
  ])('is right %s', (_what, text, check, expected) => {
    expect(said(text, check)).toBe(expected);
  });

  it.each([
    [
      'a row of the table',
      'inputs: A, B\nY = A or B',
      xor,
      'På raden A = 1, B = 1 ska `Y` vara 0, men din krets ger 1.',
    ],
    [
      'the shortest way to the fault',
      'clock: clk\noutputs: q1, q0\ncounter q: bits=2 clk=clk',
      modulo3,
      'Slå på strömmen och gör så här: 3 klockpulser. Då ska `q1` vara 0, men din krets ger 1.',
    ],
    [
      'steps between the pulses',
      'inputs: D, clk\noutputs: Q\ndlatch Q: d=D e=clk',
      flipFlop,
      'Slå på strömmen och gör så här: clk = 1, D = 1. Då ska `Q` vara 0, men din krets ger 1.',
    ],
    [
      'what is wrong from the start',
      "inputs: D, clk\noutputs: Q\ndff N: d=D' clk=clk\nQ = N'",
      flipFlop,
      'Redan när strömmen slås på ska `Q` vara 0, men din krets ger 1.',
    ],
    [
      'a loop without rest',
      'inputs: A, B\noutputs: Y\nM = nand(A xor B, not not M)\nY = not M',
      xor,
      'Slå på strömmen och gör så här: A = 1. Då kommer kretsen inte till ro. Leta efter en slinga.',
    ],
    [
      'an input that is missing',
      'inputs: A\nY = A',
      xor,
      'Ingången `B` saknas på raden `inputs:`.',
    ],
    [
      'a clock that is none',
      'inputs: clk\noutputs: q1, q0\ncounter q: bits=2 clk=clk mod=3',
      modulo3,
      'Klockan `clk` saknas: skriv raden `clock: clk`.',
    ],
    [
      'an input too many',
      'inputs: A, B, C\nY = A xor B',
      xor,
      'Kretsen ska bara ha ingångarna `A`, `B`. Ta bort `C`.',
    ],
    [
      'an output that is missing',
      'inputs: A, B\nS = A xor B',
      xor,
      'Utgången `Y` saknas på raden `outputs:`.',
    ],
  ])('tells %s', (_what, text, check, expected) => {
    expect(said(text, check)).toBe(expected);
  });

  it('may be built of some parts alone, and of so many', () => {
    const limits: Partial<WrittenTarget> = { palette: ['dlatch', 'not'], maxParts: 3 };
    const copied = 'inputs: D, clk\noutputs: Q, F\ndff F: d=D clk=clk\nQ = F';
    expect(said(copied, flipFlop, limits)).toBe(
      'Delen `F` är av slaget D-vippa. Utgångarna får bara byggas av D-latch, NOT.',
    );
    const long = "inputs: D, clk\noutputs: Q\ndlatch M: d=D'' e=clk'\ndlatch Q: d=M e=clk";
    expect(said(long, flipFlop, limits)).toBe(
      'Funktionen är rätt, men med 5 delar. Det går med 3.',
    );
    // What stands beside the outputs that count is the student's own.
    const beside =
      "inputs: D, clk\noutputs: Q, F\ndff F: d=D clk=clk\ndlatch M: d=D e=clk'\ndlatch Q: d=M e=clk";
    expect(said(beside, flipFlop, limits)).toBe(right);
  });

  it('with more states than are compared is not said to be right in all of them', () => {
    const counter = (inputs: string): string =>
      `inputs: ${inputs}\nclock: clk\noutputs: q7, E\ncounter q: bits=8 clk=clk\nE = A`;
    const [fits, exceeds] = [counter('A, B, C'), counter('A, B, C, D')];
    expect(said(fits, fits)).toBe(right);
    expect(said(exceeds, exceeds)).toBe(
      'Kretsen gör rätt i de 6000 lägen som prövades. Den har fler.',
    );
  });

  it('writes a way in words', () => {
    const clocks = new Set(['clk']);
    expect(
      stepsToText(
        [
          ['clk', 1],
          ['clk', 0],
          ['A', 1],
          ['clk', 1],
        ],
        clocks,
      ),
    ).toBe('klockpuls, A = 1, klockpuls');
    expect(
      stepsToText(
        [
          ['clk', 1],
          ['A', 1],
          ['clk', 0],
        ],
        clocks,
      ),
    ).toBe('clk = 1, A = 1, clk = 0');
  });
});
