import { describe, expect, it } from 'vitest';
import { frameIn, frameOf, spotStyle, type Frame } from '../core/drawing/frame';
import { layOut } from '../core/drawing/layout';
import { circuit } from './circuits';

const chain = 'inputs: A, B\noutputs: Y\nP = A and B\nQ = P or B\nR = Q xor A\nY = R nand B';

function frameAround(text: string): Frame {
  const { placed, wires } = layOut(circuit(text));
  return frameOf(placed, wires);
}

describe('a circuit without room to lie in', () => {
  const frame = frameAround(chain);

  it('stands up, and is as narrow as it was high', () => {
    const upright = frameIn(frame.width - 1, frame);
    expect(upright).toEqual({
      left: frame.top,
      top: frame.left,
      width: frame.height,
      height: frame.width,
      isUpright: true,
    });
  });

  it('has its switches where they are seen then', () => {
    const upright = frameIn(frame.width - 1, frame);
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
    expect(frameIn(room, frame)).toBe(frame);
  });

  it('lies when it would get no narrower', () => {
    const high = frameAround(
      'inputs: A, B, C, D, E, F\noutputs: Y\nY = A and B and C and D and E and F',
    );
    expect(high.height).toBeGreaterThan(high.width);
    expect(frameIn(100, high)).toBe(high);
  });
});
