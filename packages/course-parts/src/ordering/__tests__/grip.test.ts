import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movePiece, pressKey, toggleGrip, type Hand, type Step } from '../grip';

const names = ['ett', 'två', 'tre', 'fyra'];
const nameOf = (piece: number): string => names[piece] ?? '';
const start: Step = { hand: { piece: 2, grip: { kind: 'free' } }, order: [2, 0, 3, 1], said: '' };

/**
 * Presses keys one after the other, space as the click that it is; a key that means nothing leaves
 * things as they are.
 */
function press(...keys: readonly string[]): Step {
  return keys.reduce<Step>(
    ({ hand, order }, key) =>
      key === ' '
        ? toggleGrip(hand, order, nameOf(hand.piece))
        : (pressKey(key, hand, order, nameOf) ?? { hand, order, said: 'inget' }),
    start,
  );
}

describe('with nothing in hand', () => {
  it('arrows, Home and End go from piece to piece and move none', () => {
    const at = (...keys: readonly string[]): number => press(...keys).hand.piece;
    expect(at('ArrowDown')).toBe(0);
    expect(at('ArrowUp')).toBe(2);
    expect(at('End')).toBe(1);
    expect(at('End', 'ArrowDown')).toBe(1);
    expect(at('End', 'Home')).toBe(2);
    expect(press('ArrowDown', 'End').order).toBe(start.order);
  });

  it('leaves Escape and letters to the browser', () => {
    expect(press('Escape').said).toBe('inget');
    expect(press('a').said).toBe('inget');
  });
});

describe('with a piece in hand', () => {
  it('carries it with the arrows and says where it is', () => {
    expect(press(' ').said).toBe(
      'tre: lyft, plats 1 av 4. Flytta med piltangenterna, släpp med blanksteg.',
    );
    const carried = press(' ', 'ArrowDown', 'ArrowDown');
    expect(carried.order).toEqual([0, 3, 2, 1]);
    expect(carried.hand.piece).toBe(2);
    expect(carried.said).toBe('tre: nu på plats 3 av 4');
    expect(press(' ', 'End').order).toEqual([0, 3, 1, 2]);
  });

  it('lays it down where it is', () => {
    const laid = press(' ', 'ArrowDown', ' ');
    expect(laid).toEqual({
      hand: { piece: 2, grip: { kind: 'free' } },
      order: [0, 2, 3, 1],
      said: 'tre: släppt på plats 2 av 4',
    });
  });

  it('puts it back with Escape', () => {
    const back = press(' ', 'End', 'Escape');
    expect(back.order).toEqual(start.order);
    expect(back.hand).toEqual(start.hand);
    expect(back.said).toBe('tre: tillbaka på plats 1 av 4');
  });

  it('says nothing where there is no way on', () => {
    expect(press(' ', 'ArrowUp').said).toBe('');
  });
});

describe('every way through the list', () => {
  it('keeps every piece once', () => {
    const keys = fc.constantFrom(' ', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Escape');
    fc.assert(
      fc.property(fc.array(keys), (pressed) => {
        expect([...press(...pressed).order].sort()).toEqual([0, 1, 2, 3]);
      }),
    );
  });
});

describe('movePiece', () => {
  const hand: Hand = { piece: 1, grip: { kind: 'free' } };

  it('moves without anything in hand, as a button or a finger does', () => {
    expect(movePiece(hand, [2, 0, 3, 1], 0, 'två')).toEqual({
      hand,
      order: [1, 2, 0, 3],
      said: 'två: nu på plats 1 av 4',
    });
  });

  it('says nothing of a place that there is not', () => {
    expect(movePiece(hand, [2, 0, 3, 1], 4, 'två').said).toBe('');
  });
});

describe('toggleGrip', () => {
  it('remembers the order that a piece was picked up in', () => {
    expect(toggleGrip(start.hand, start.order, 'tre').hand.grip).toEqual({
      kind: 'held',
      before: start.order,
    });
  });
});
