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
    ['no JSON', '[[['],
    ['not two lists', '[1]'],
    ['no list at all', '{}'],
    ['a place that is no whole number', packed.replace('[[0,0,', '[[0,0.5,')],
    ['a node that the circuit does not have', packed.replace('[[0,0,', '[[9,0,')],
    ['a node that is drawn twice', packed.replace('[[0,0,', '[[1,0,')],
    ['a point without its height', packed.replace(/,\d+\]\],\[\]/, ']],[]')],
    ['a wire without its net', packed.replace('["A"', '[0')],
    [
      'another circuit',
      packLayout(circuit('inputs: A\noutputs: Y\nY = not A'), { placed: [], wires: [] }),
    ],
  ])('is none of this circuit’s when it is %s', (_, text) => {
    expect(text).not.toBe(packed);
    expect(unpackLayout(andGate, text)).toBeUndefined();
  });

  it('is none of this circuit’s when a pin is drawn twice', () => {
    const text = packed.replace(/,1,0\]/, ',0,0]');
    expect(text).not.toBe(packed);
    expect(unpackLayout(andGate, text)).toBeUndefined();
  });
});
