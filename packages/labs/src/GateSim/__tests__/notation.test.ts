import { describe, expect, it } from 'vitest';
import { readCircuit } from '../core/notation';
import { circuit } from './circuits';

const kinds = (text: string): string =>
  circuit(text)
    .parts.map(({ kind }) => kind)
    .join(' ');

describe('readCircuit', () => {
  it('reads a full adder', () => {
    const netlist = circuit(`
      # Heladderare
      inputs: A, B=1, Cin
      outputs: S, Cout
      X = A xor B
      S = X xor Cin        # summan
      Cout = A·B + X·Cin
    `);
    expect(netlist.inputs.map(({ name, initial }) => `${name}${String(initial)}`)).toEqual([
      'A0',
      'B1',
      'Cin0',
    ]);
    expect(netlist.parts.map(({ label }) => label)).toEqual([
      'XOR 1',
      'XOR 2',
      'AND 1',
      'AND 2',
      'OR 1',
    ]);
    expect(netlist.outputs).toEqual([
      { name: 'S', net: 'S' },
      { name: 'Cout', net: 'Cout' },
    ]);
  });

  it('draws what is written, and only shares inverters', () => {
    expect(kinds("inputs: A B\nS = A'·B + A'·B'")).toBe('not and not and or');
    expect(kinds('inputs: A B\nS = (A·B) + (A·B)')).toBe('and and or');
    expect(kinds('inputs: A B C\nS = nand(A, B, C)')).toBe('nand');
    expect(kinds("inputs: A B\nS = (A·B)'")).toBe('and not');
  });

  it('takes names that are only another name for a signal', () => {
    const { parts, outputs } = circuit('inputs: A\noutputs: S, T\nS = A\nT = S or X\nX = S');
    expect(outputs[0]).toEqual({ name: 'S', net: 'A' });
    expect(parts[0]?.inputs.map(({ net }) => net)).toEqual(['A', 'A']);
  });

  it('takes the inverse output of a flip-flop instead of a NOT gate', () => {
    const { parts, outputs } = circuit("clock: clk\noutputs: q, q'\ndff q: d=q' clk=clk");
    expect(parts).toHaveLength(1);
    expect(parts[0]?.inputs[0]).toEqual({ name: 'd', net: "q'" });
    expect(outputs[1]).toEqual({ name: "q'", net: "q'" });
  });

  it('reads lists on pins, most significant first', () => {
    const { parts } = circuit(
      'inputs: A B C D, S1 S0\noutputs: Y\nmux Y: d=A, B·C, nand(C, D), D s=S1, S0',
    );
    expect(parts.at(-1)?.inputs.map(({ name }) => name)).toEqual([
      'd3',
      'd2',
      'd1',
      'd0',
      's1',
      's0',
    ]);
  });

  it('gives registers and counters numbered outputs', () => {
    const text =
      "clock: clk\ninputs: A\noutputs: R1, Q2\nregister R: d=A, A' clk=clk\ncounter Q: mod=6 clk=clk";
    const { parts } = circuit(text);
    expect(parts.map((part) => part.outputs.map(({ net }) => net))).toEqual([
      ['#1'],
      ['R1', 'R0'],
      ['Q2', 'Q1', 'Q0'],
    ]);
    expect(parts.at(-1)?.modulus).toBe(6);
  });

  it('makes every equation an output when none is listed', () => {
    expect(circuit('inputs: A B\nX = A·B\nS = X xor A').outputs.map(({ name }) => name)).toEqual([
      'X',
      'S',
    ]);
  });

  it.each([
    ['inputs: A\nS = A +', 2, 'Plats 4'],
    ['inputs: A\nS = A·B', 2, 'namnet `B` finns inte. Namnen som finns är A, S.'],
    ['inputs: A\nutgångar: S', 2, 'går inte att läsa'],
    ['inputs: A, 1B', 1, '`1B` är inget namn på en ingång'],
    ['inputs: A, A\nS = A', 1, 'namnet `A` är redan använt'],
    ['inputs: A\nA = 1', 2, 'namnet `A` är redan använt'],
    ['inputs: A\noutputs: S, T\nS = A', 2, 'utgången `T` har ingen ekvation'],
    ['inputs: A\nand G: A A', 2, 'en grind skrivs som en ekvation: `G = and(A, B)`'],
    ['inputs: A\nrom R: a=A', 2, 'delen `rom` finns inte. Delarna är mux'],
    ['inputs: A\ndff q: d=A', 2, 'stiftet `clk` är inte anslutet'],
    ['inputs: A\ndff q: d=A clk=A x=A', 2, '`dff` har inget stift `x`'],
    ['inputs: A\ndff q: d=A d=A clk=A', 2, 'anslutet två gånger'],
    ['inputs: A\ndff q: A clk=A', 2, '`A` går inte att läsa'],
    ['inputs: A S1 S0\nmux Y: d=A, A, A s=S1, S0', 2, 'har 4 dataingångar, här är 3'],
    ['inputs: A\nregister R: d=A clk=A', 2, '2 till 8 dataingångar'],
    ['clock: clk\ncounter Q: bits=9 clk=clk', 2, '`bits` ska vara ett heltal från 1 till 8'],
    ['clock: clk\ncounter Q: bits=2 mod=5 clk=clk', 2, '`mod` ska vara ett heltal från 2 till 4'],
    ['X = Y\nY = X', 2, 'satt lika med sig själv'],
    ['', 1, 'kretsen är tom'],
  ])('finds the fault in %j', (text, line, message) => {
    const read = readCircuit(text);
    if (read.ok) throw new Error('accepted');
    expect(read.problems).toContainEqual({
      line,
      message: expect.stringContaining(message) as string,
    });
  });

  it('reports all faults at once, in the order of the lines', () => {
    const read = readCircuit('inputs: A\nS = B\nT = A +\nfel rad');
    expect(read.ok ? [] : read.problems.map(({ line }) => line)).toEqual([2, 3, 4]);
  });

  it('refuses a circuit that no drawing can show', () => {
    const lines = Array.from({ length: 61 }, (_, index) => `x${String(index)} = A xor B`);
    const read = readCircuit(['inputs: A B', ...lines].join('\n'));
    expect(read).toMatchObject({ ok: false });
  });
});
