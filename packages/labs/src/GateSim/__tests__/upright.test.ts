import { describe, expect, it } from 'vitest';
import { frameIn, frameOf, spotStyle } from '../core/drawing/frame';
import { layOut, type Layout } from '../core/drawing/layout';
import { circuit } from './circuits';

const chain = 'inputs: A, B\noutputs: Y\nP = A and B\nQ = P or B\nR = Q xor A\nY = R nand B';

function drawn(text: string) {
  const layout: Layout = layOut(circuit(text));
  return { ...layout, frame: frameOf(layout.placed, layout.wires) };
}

describe('a circuit without room to lie in', () => {
  const { placed, frame } = drawn(chain);

  it('stands up, and is as narrow as it was high', () => {
    const upright = frameIn(frame.width - 1, frame, placed);
    expect(upright).toEqual({
      left: frame.top,
      top: frame.left,
      width: frame.height,
      height: frame.width,
      isUpright: true,
    });
  });

  it('has its switches where they are seen then', () => {
    const upright = frameIn(frame.width - 1, frame, placed);
    const spot = { x: 10, y: 20, width: 56, height: 48 };
    const lying = spotStyle(frame, spot);
    const { left, top, width, height } = lying;
    expect(spotStyle(upright, spot)).toEqual({
      left: top,
      top: left,
      width: height,
      height: width,
    });
  });

  it.each([
    ['there is room', frame.width],
    ['it is not known how much room there is', undefined],
  ])('lies as long as %s', (_, room) => {
    expect(frameIn(room, frame, placed)).toBe(frame);
  });

  it('lies when it would get no narrower', () => {
    const high = drawn('inputs: A, B, C, D, E, F\noutputs: Y\nY = A and B and C and D and E and F');
    expect(high.frame.height).toBeGreaterThan(high.frame.width);
    expect(frameIn(100, high.frame, high.placed)).toBe(high.frame);
  });

  it('lies when it has a block, whose pins’ names stand beside each other', () => {
    const block = drawn(
      'inputs: D\nclock: clk\noutputs: Y\ndff q: d=D clk=clk\nP = q and D\nY = P or D',
    );
    expect(frameIn(100, block.frame, block.placed)).toBe(block.frame);
  });
});
