import { describe, expect, it } from 'vitest';
import { dragTo, landingPlace } from '../drag';

describe('dragTo', () => {
  const pressed = { piece: 1, startY: 100, y: 100, isMoving: false };

  it('takes a small movement for a press', () => {
    expect(dragTo(pressed, 104)).toEqual({ ...pressed, y: 104 });
  });

  it('stays a drag on the way back', () => {
    expect(dragTo(dragTo(pressed, 130), 100)).toEqual({ ...pressed, isMoving: true });
  });
});

describe('landingPlace', () => {
  const middles = [20, 60, 100, 140];

  it('counts the other rows above', () => {
    expect(landingPlace(middles, 0, 20)).toBe(0);
    expect(landingPlace(middles, 0, 61)).toBe(1);
    expect(landingPlace(middles, 0, 500)).toBe(3);
    expect(landingPlace(middles, 3, 59)).toBe(1);
    expect(landingPlace(middles, 3, -50)).toBe(0);
  });

  it('is where the row was for one that has hardly moved', () => {
    for (const [place, middle] of middles.entries()) {
      expect(landingPlace(middles, place, middle + 10)).toBe(place);
      expect(landingPlace(middles, place, middle - 10)).toBe(place);
    }
  });
});
