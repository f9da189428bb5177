import { describe, expect, it } from 'vitest';
import { pinSpot, placedPins, type PlacedPin, type Spot } from '../core/build/pinSpots';
import { layOut } from '../core/drawing/layout';
import { circuit } from './circuits';

const { placed } = layOut(
  circuit(
    'inputs: A, B, C\noutputs: Y, Z\nP = A and B and C\nQ = P xor B\nY = Q nand A\nZ = not Q',
  ),
);
const pins = placedPins(placed);

const holds = ({ x, y, width, height }: Spot, at: { readonly x: number; readonly y: number }) =>
  at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;

const meet = (a: Spot, b: Spot): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const pin = (part: string, x: number, y: number, isSource: boolean): PlacedPin => ({
  part,
  pin: 0,
  isSource,
  x,
  y,
});

describe('what can be pressed around a pin', () => {
  it('is a fingertip of 44 px where the board is drawn at its smallest', () => {
    const alone = pin('A', 100, 100, true);
    const { width, height } = pinSpot(alone, [alone]);
    expect(Math.min(width, height) * 1.15).toBeGreaterThanOrEqual(44);
  });

  it('lies outside the part, where the wire goes', () => {
    const out = pin('A', 100, 100, true);
    const into = pin('B', 300, 100, false);
    expect(pinSpot(out, [out, into])).toMatchObject({ x: 91, width: 39 });
    expect(pinSpot(into, [out, into])).toMatchObject({ x: 270, width: 39 });
  });

  it('ends halfway to the pin beside it', () => {
    const upper = pin('A', 100, 100, false);
    const lower = { ...upper, pin: 1, y: 120 };
    const spot = pinSpot(upper, [upper, lower]);
    expect(spot.y + spot.height).toBe(110);
    expect(spot.height * 1.15).toBeGreaterThan(33);
  });

  it('holds its pin and no place of another, in a whole circuit', () => {
    const spots = pins.map((one) => pinSpot(one, pins));
    expect(spots.length).toBeGreaterThan(12);
    spots.forEach((spot, index) => {
      expect(holds(spot, pins[index] ?? { x: NaN, y: NaN })).toBe(true);
      for (const other of spots.slice(index + 1)) expect(meet(spot, other)).toBe(false);
    });
  });
});
