import { describe, expect, it } from 'vitest';
import { isCombinational, netlistToText, partsToText } from '../core/describe';
import { rowOf, tableOf } from '../core/table';
import { gateSymbol } from '../core/drawing/symbols';
import { shapeOf } from '../core/drawing/shapes';
import { frameOf, spotStyle } from '../core/drawing/frame';
import { timingPath, timingSize } from '../core/timingDiagram';
import { circuit, started } from './circuits';

const adder = circuit('inputs: A, B=1\noutputs: S, C\nS = A xor B\nC = A·B');

describe('the circuit in words', () => {
  it('says what is drawn and how it is connected', () => {
    expect(netlistToText(adder)).toBe('Kopplingsschema: ingångar A, B, 2 delar, utgångar S, C.');
    expect(partsToText(adder)).toEqual(['XOR 1: A, B ger S', 'AND 1: A, B ger C']);
    expect(
      partsToText(circuit("inputs: A\nclock: clk\noutputs: X\ndff q: d=A clk=clk\nX = q'")),
    ).toEqual(["D-vippa q: d=A, clk=clk ger q'", "Utgång X: q'"]);
  });

  it('knows when a table says everything', () => {
    expect(isCombinational(adder)).toBe(true);
    expect(isCombinational(circuit('inputs: A\nY = A or Y'))).toBe(false);
    expect(isCombinational(circuit('inputs: D\nclock: clk\noutputs: q\ndff q: d=D clk=clk'))).toBe(
      false,
    );
  });
});

describe('the truth table of a circuit', () => {
  it('is worked out by the simulation', () => {
    expect(tableOf(adder)).toEqual({
      variables: ['A', 'B'],
      outputs: [
        { name: 'S', column: [0, 1, 1, 0] },
        { name: 'C', column: [0, 0, 0, 1] },
      ],
    });
    expect(rowOf(adder, started(adder))).toBe(1);
  });
});

describe('symbols', () => {
  const kinds = ['not', 'and', 'or', 'xor', 'nand', 'nor', 'xnor'] as const;

  it.each(kinds)('%s has a ring when it inverts, and leads that end on its back', (kind) => {
    for (const style of ['ansi', 'iec'] as const) {
      const symbol = gateSymbol(kind, style, 40, kind === 'not' ? [20] : [10, 30]);
      expect(symbol.ring !== undefined).toBe(['not', 'nand', 'nor', 'xnor'].includes(kind));
      expect(symbol.sign !== '').toBe(style === 'iec');
      for (const end of symbol.inputEnds) {
        expect(end).toBeGreaterThan(4);
        expect(end).toBeLessThan(20);
      }
      expect(symbol.outputStart).toBeLessThan(60);
    }
  });

  it('grow with the number of inputs, pins on the grid', () => {
    const pins = [1, 2, 3, 4].map((pin) => ({ name: String(pin), net: undefined }));
    const shape = shapeOf({ kind: 'and', inputs: pins, outputs: [{ name: 'y', net: undefined }] });
    expect(shape.height).toBe(80);
    expect(shape.inputs.map(({ y }) => y)).toEqual([10, 30, 50, 70]);
    expect(shape.outputs).toEqual([{ x: 60, y: 40 }]);
  });
});

describe('the frame', () => {
  it('holds everything with a margin, and at least the board', () => {
    expect(frameOf([], [], { x: 100, y: 50 })).toEqual({
      left: -16,
      top: -16,
      width: 132,
      height: 82,
    });
    const wires = [{ net: 'A', runs: [[{ x: -40, y: 0 }]], junctions: [] }];
    expect(frameOf([], wires).left).toBe(-56);
  });

  it('places buttons in shares of it', () => {
    const frame = { left: -10, top: 0, width: 200, height: 100 };
    expect(spotStyle(frame, { x: 40, y: 25, width: 20, height: 10 })).toEqual({
      left: '25%',
      top: '25%',
      width: '10%',
      height: '10%',
    });
  });
});

describe('the timing diagram', () => {
  it('steps up for a one and down for a zero', () => {
    expect(timingPath([0, 1, 1])).toBe('M64 24H86V6H108V6H130');
    expect(timingSize(2, 3)).toMatchObject({ width: 138, height: 60 });
  });
});
