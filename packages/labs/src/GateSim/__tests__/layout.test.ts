import { describe, expect, it } from 'vitest';
import { layOut, packLayout, unpackLayout } from '../core/drawing/layout';
import { circuit } from './circuits';
import { samples } from './samples';

const andGate = circuit('inputs: A, B\noutputs: Y\nY = B and A');
const packed = packLayout(andGate, layOut(andGate));

describe('a packed drawing', () => {
  it.each(Object.entries(samples))('gives the drawing of %s again', (_, text) => {
    const netlist = circuit(text);
    const layout = layOut(netlist);
    expect(unpackLayout(netlist, packLayout(netlist, layout))).toEqual(layout);
  });

  it('keeps the order that a gate’s pins are drawn in', () => {
    const gate = unpackLayout(andGate, packed)?.placed.find(({ node }) => node.kind === 'and');
    expect(gate?.node.inputs.map(({ net }) => net)).toEqual(['A', 'B']);
  });

  it.each([
    ['fewer parts', 'inputs: A\noutputs: Y\nY = A'],
    ['more parts', 'inputs: A, B\noutputs: Y\nY = (not A) and B'],
  ])('is none of a circuit’s with %s', (_, text) => {
    expect(unpackLayout(circuit(text), packed)).toBeUndefined();
  });
});
