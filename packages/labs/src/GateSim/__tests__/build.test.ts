import { describe, expect, it } from 'vitest';
import { arranged, fromNetlist, toNetlist, toPlaced } from '../core/build/board';
import { checkCircuit, verdictToText } from '../core/build/check';
import {
  addPart,
  connect,
  disconnect,
  emptyCircuit,
  maxBuildParts,
  movePart,
  removePart,
  setInputCount,
  type Board,
  type BuildCircuit,
  type BuildKind,
} from '../core/build/circuit';
import { sinksOf, sourcesOf, wiresOf } from '../core/build/pins';
import { parseCircuit } from '../core/build/stored';
import { readTarget } from '../core/build/target';
import { circuit as read } from './circuits';

const board: Board = {
  inputs: [
    { name: 'A', isClock: false },
    { name: 'B', isClock: false },
  ],
  outputs: ['Y'],
  palette: ['nand'],
};

const withParts = (...kinds: BuildKind[]): BuildCircuit => kinds.reduce(addPart, emptyCircuit);

/**
 * Wires in short: `A nand1.0` joins the input A to the first pin of nand1, `nand1 Y` its output to
 * the lamp.
 */
function wired(circuit: BuildCircuit, ...wires: string[]): BuildCircuit {
  return wires.reduce((next, wire) => {
    const [from = '', to = ''] = wire.split(' ');
    const [part = '', pin = '0'] = to.split('.');
    const source = next.parts.some(({ id }) => id === from) ? from : `in:${from}`;
    const target = next.parts.some(({ id }) => id === part) ? part : `out:${part}`;
    return connect(next, {
      from: { part: source, pin: 0 },
      to: { part: target, pin: Number(pin) },
    });
  }, circuit);
}

const xor = wired(
  withParts('nand', 'nand', 'nand', 'nand'),
  'A nand1.0',
  'B nand1.1',
  'A nand2.0',
  'nand1 nand2.1',
  'nand1 nand3.0',
  'B nand3.1',
  'nand2 nand4.0',
  'nand3 nand4.1',
  'nand4 Y',
);

function target(text: string, inputs?: readonly string[]) {
  const made = readTarget(text, inputs);
  if (!made.ok) throw new Error(made.message);
  return made.target;
}

describe('placing', () => {
  it('numbers parts of a kind and finds room for each', () => {
    const circuit = withParts('nand', 'not', 'nand');
    expect(circuit.parts.map(({ id }) => id)).toEqual(['nand1', 'not1', 'nand2']);
    const places = circuit.parts.map(({ x, y }) => `${String(x)},${String(y)}`);
    expect(new Set(places).size).toBe(3);
  });

  it('never gives a removed part’s number to another while a higher one is left', () => {
    const circuit = addPart(removePart(withParts('nand', 'nand'), 'nand1'), 'nand');
    expect(circuit.parts.map(({ id }) => id)).toEqual(['nand2', 'nand3']);
  });

  it('stops when the board is full', () => {
    const full = Array.from({ length: maxBuildParts }, (): BuildKind => 'nand').reduce(
      addPart,
      emptyCircuit,
    );
    expect(addPart(full, 'nand')).toBe(full);
  });

  it('moves on the grid, not off the board and not onto another part', () => {
    const circuit = withParts('nand', 'nand');
    const [first, second] = circuit.parts;
    if (first === undefined || second === undefined) throw new Error('two parts');
    expect(movePart(circuit, 'nand1', { dx: 14, dy: -900 }).parts[0]).toMatchObject({
      x: first.x + 10,
      y: 0,
    });
    const onTop = { dx: second.x - first.x, dy: second.y - first.y };
    expect(movePart(circuit, 'nand1', onTop)).toBe(circuit);
    expect(movePart(circuit, 'nand9', { dx: 10, dy: 0 })).toBe(circuit);
  });

  it('takes a part’s wires away with it', () => {
    expect(removePart(xor, 'nand1').wires).toHaveLength(5);
  });
});

describe('wiring', () => {
  it('lets a new wire take the place of the old one on an input', () => {
    const circuit = wired(withParts('nand'), 'A nand1.0', 'B nand1.0');
    expect(circuit.wires).toEqual([
      { from: { part: 'in:B', pin: 0 }, to: { part: 'nand1', pin: 0 } },
    ]);
  });

  it('removes the wire on an input', () => {
    expect(disconnect(xor, { part: 'nand4', pin: 1 }).wires).toHaveLength(8);
  });

  it('drops wires on pins that go away', () => {
    const three = wired(setInputCount(withParts('nand'), 'nand1', 3), 'A nand1.2', 'B nand1.0');
    expect(setInputCount(three, 'nand1', 2).wires).toHaveLength(1);
  });

  it('names pins and wires', () => {
    const circuit = wired(withParts('nand', 'dff'), 'A nand1.1', 'nand1 dff1.0', 'dff1 Y');
    expect(sourcesOf(board, circuit).map(({ text }) => text)).toEqual([
      'A',
      'B',
      'NAND 1',
      'D-vippa 1, q',
      "D-vippa 1, q'",
    ]);
    expect(sinksOf(board, circuit).map(({ text }) => text)).toEqual([
      'NAND 1, ingång 1',
      'NAND 1, ingång 2',
      'D-vippa 1, d',
      'D-vippa 1, clk',
      'utgången Y',
    ]);
    expect(wiresOf(board, circuit).map(({ text }) => text)).toEqual([
      'A → NAND 1, ingång 2',
      'NAND 1 → D-vippa 1, d',
      'D-vippa 1, q → utgången Y',
    ]);
  });
});

describe('the board', () => {
  it('becomes a netlist with the same connections', () => {
    const netlist = toNetlist(board, xor);
    expect(netlist.parts.map(({ label }) => label)).toEqual([
      'NAND 1',
      'NAND 2',
      'NAND 3',
      'NAND 4',
    ]);
    expect(netlist.outputs).toEqual([{ name: 'Y', net: '#nand4.0' }]);
    expect(toNetlist(board, withParts('nand')).parts[0]?.inputs[0]?.net).toBeUndefined();
  });

  it('keeps the lamps right of every part', () => {
    const far = movePart(withParts('nand'), 'nand1', { dx: 700, dy: 0 });
    const placed = toPlaced(board, far);
    const gate = placed.find(({ node }) => node.id === 'nand1');
    const lamp = placed.find(({ node }) => node.id === 'out:Y');
    expect(lamp?.x).toBeGreaterThan((gate?.x ?? 0) + 60);
  });

  it('is tidied without changing what it does', () => {
    const tidy = arranged(board, xor);
    const y = target('Y = A xor B');
    expect(checkCircuit(toNetlist(board, tidy), y, undefined).kind).toBe('right');
    const columns = new Set(tidy.parts.map(({ x }) => x));
    expect(columns.size).toBe(3);
    expect(arranged(board, emptyCircuit)).toEqual(emptyCircuit);
  });

  it('starts from a written circuit', () => {
    const start = fromNetlist(board, read("inputs: A, B\noutputs: Y\nY = nand(A', B, A)"));
    expect(start?.parts.map(({ id, inputs }) => `${id}:${String(inputs)}`)).toEqual([
      'not1:2',
      'nand1:3',
    ]);
    expect(
      checkCircuit(toNetlist(board, start ?? emptyCircuit), target("Y = (A'·B·A)'"), undefined)
        .kind,
    ).toBe('right');
  });

  it('refuses a written circuit with parts that cannot be placed', () => {
    const counter = read('clock: clk\noutputs: Q0\ncounter Q: bits=1 clk=clk');
    expect(fromNetlist(board, counter)).toBeUndefined();
    const reset = read('clock: clk\noutputs: q\ndff q: d=1 clk=clk reset=clk');
    expect(fromNetlist(board, reset)).toBeUndefined();
  });
});

describe('checkCircuit', () => {
  const y = target('Y = A xor B');
  const say = (circuit: BuildCircuit, max?: number): string =>
    verdictToText(checkCircuit(toNetlist(board, circuit), y, max), y);

  it('is satisfied with a right circuit', () => {
    expect(say(xor, 4)).toBe('Alla 4 rader stämmer, med 4 delar.');
  });

  it('names the first wrong row, the output, and both values', () => {
    const and = wired(withParts('nand'), 'A nand1.0', 'B nand1.1', 'nand1 Y');
    expect(say(and)).toBe(
      'Första felet är på rad 0 (A=0, B=0): Y ska vara 0, men din krets ger 1.',
    );
    const or = wired(withParts('or'), 'A or1.0', 'B or1.1', 'or1 Y');
    expect(say(or)).toContain('rad 3 (A=1, B=1): Y ska vara 0, men din krets ger 1');
  });

  it('finds loose ends, but only where they matter', () => {
    expect(say(emptyCircuit)).toBe('Utgången Y är inte kopplad till något.');
    const half = wired(withParts('nand'), 'A nand1.0', 'nand1 Y');
    expect(say(half)).toBe('NAND 1 har en lös ingång: ingång 2. Koppla den eller ta bort delen.');
    expect(say(addPart(xor, 'nand'))).toContain('stämmer');
  });

  it('counts the parts that are used', () => {
    expect(say(xor, 3)).toBe('Funktionen är rätt, men med 4 delar. Det går med 3.');
    expect(say(addPart(xor, 'nand'), 4)).toContain('Alla 4 rader stämmer');
  });

  it('tells a circuit that does not come to rest', () => {
    const loop = wired(withParts('nand'), 'A nand1.0', 'nand1 nand1.1', 'nand1 Y');
    expect(say(loop)).toContain('rad 0');
    const always = target('Y = 1', ['A', 'B']);
    const verdict = checkCircuit(toNetlist(board, loop), always, undefined);
    expect(verdict).toEqual({ kind: 'unstable', row: 2 });
    expect(verdictToText(verdict, always)).toContain('kommer kretsen inte till ro');
  });

  it('lets don’t-care rows be anything', () => {
    const free = target('A B | Y\n1 1 | 1');
    const wire = wired(emptyCircuit, 'A Y');
    expect(checkCircuit(toNetlist(board, wire), free, undefined)).toEqual({
      kind: 'right',
      parts: 0,
    });
  });
});

describe('readTarget', () => {
  it('reads expressions and tables alike', () => {
    expect(target('S = A xor B\nC = A·B')).toEqual(
      target('A B | S C\n0 0 | 0 0\n0 1 | 1 0\n1 0 | 1 0\n1 1 | 0 1'),
    );
    expect(target('Y = A | B').variables).toEqual(['A', 'B']);
  });

  it('uses the inputs that are given', () => {
    expect(target('Y = B', ['B', 'A']).outputs[0]?.column).toEqual([0, 0, 1, 1]);
  });

  it.each([
    ['Y = A +', 'Plats 8'],
    ['A B |\n0 0 | 0', 'tabellens huvud'],
    ['A B | Y\n0 | 0', 'tabellraden `0 | 0` ska ha 2 värden'],
    ['A B | Y\n0 2 | 0', 'tabellraden'],
    ['A B | Y\n0 0 | 3', 'tabellraden'],
    ['Y = A·B·C·D·E·F·G', 'högst 6'],
  ])('refuses %j', (text, message) => {
    const made = readTarget(text);
    expect(made).toMatchObject({ ok: false, message: expect.stringContaining(message) as string });
  });
});

describe('parseCircuit', () => {
  it('reads back what was stored', () => {
    expect(parseCircuit(JSON.parse(JSON.stringify(xor)))).toEqual(xor);
  });

  it.each([
    [null],
    [{}],
    [{ parts: [], wires: 1 }],
    [{ parts: [{ id: 'nand1', kind: 'bomb', x: 0, y: 0, inputs: 2 }], wires: [] }],
    [{ parts: [{ id: 'or1', kind: 'nand', x: 0, y: 0, inputs: 2 }], wires: [] }],
    [{ parts: [{ id: 'nand1', kind: 'nand', x: 0.5, y: 0, inputs: 2 }], wires: [] }],
    [{ parts: [{ id: 'nand1', kind: 'nand', x: 0, y: 0, inputs: 9 }], wires: [] }],
    [{ parts: [xor.parts[0], xor.parts[0]], wires: [] }],
    [{ parts: [], wires: [{ from: { part: 'nand1', pin: 0 }, to: { part: 'out:Y', pin: 0 } }] }],
  ])('refuses %j', (raw) => {
    expect(parseCircuit(raw)).toBeUndefined();
  });
});
