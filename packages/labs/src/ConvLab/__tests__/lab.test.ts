import { describe, expect, it } from 'vitest';
import type { ActionOf } from '../../kit/lab';
import { convLab, currentPlace, placeCount, type ConvState } from '../lab';
import { kernels } from '../core/presets';
import { parseSettings } from '../settings';

const fence = (text: string) => ({ language: 'text', meta: '', text });
const start = (props: Record<string, unknown> = {}): ConvState =>
  convLab.start(parseSettings(props, []));
const run = (state: ConvState, ...actions: ActionOf<typeof convLab>[]): ConvState =>
  actions.reduce(convLab.reduce, state);

describe('the window', () => {
  it('goes in reading order, stays inside and remembers how far it has been', () => {
    const state = run(start(), ['goTo', 5]);
    expect(placeCount(state)).toBe(12);
    expect(currentPlace(state)).toEqual({ row: 1, column: 1 });
    const back = run(state, ['goTo', 2]);
    expect(back).toMatchObject({ position: 2, revealed: 5 });
    expect(run(back, ['goTo', 999])).toMatchObject({
      position: 11,
      revealed: 11,
    });
    expect(run(back, ['goTo', -1]).position).toBe(0);
    expect(run(back, ['rewind'])).toMatchObject({ position: 0, revealed: 0 });
  });

  it('starts over when its places change, not when a number does', () => {
    const state = run(start(), ['goTo', 5]);
    const kernel = run(state, ['setConv', { kernel: kernels.kontur }]);
    expect(kernel).toMatchObject({ position: 5, revealed: 5 });
    const pixel = run(state, ['paint', [0, 7], 4]);
    expect(pixel).toMatchObject({ position: 5, brush: 4 });
    expect([pixel.image[0]?.[0], pixel.image[1]?.[1], pixel.image[0]?.[1]]).toEqual([4, 4, 0]);
    for (const action of [
      ['setConv', { stride: 2 }],
      ['resize', { rows: 9 }],
      ['setKind', 'max'],
      ['setPool', { size: 3 }],
    ] as const)
      expect(run(state, action)).toMatchObject({ position: 0, revealed: 0 });
  });

  it('has no place when it does not fit, and no chain then', () => {
    const state = run(start(), ['resize', { rows: 2, columns: 2 }]);
    expect(placeCount(state)).toBe(0);
    expect(run(state, ['goTo', 3])).toMatchObject({ position: 0, revealed: 0 });
    expect(run(state, ['chain'])).toBe(state);
  });

  it('shows the whole output when the author says so', () => {
    expect(start({ finished: true })).toMatchObject({ position: 0, revealed: 11 });
  });
});

describe('layers after each other', () => {
  it('takes the output as the next image, and goes back', () => {
    const once = run(start(), ['chain'], ['setKind', 'max']);
    expect(once.image).toEqual(Array.from({ length: 3 }, () => [0, 27, 27, 0]));
    const twice = run(once, ['chain']);
    expect(twice.image).toEqual([[27, 27]]);
    const back = run(twice, ['unchain'], ['unchain']);
    expect(back.image).toEqual(start().image);
    expect(run(back, ['unchain'])).toBe(back);
  });

  it('comes back as the author wrote it', () => {
    const changed = run(start(), ['chain'], ['setKind', 'mean']);
    expect(run(changed, ['reset'])).toEqual(start());
  });
});

describe('parseSettings', () => {
  it('reads an image from the fence and a kernel of one’s own', () => {
    const { image, conv } = parseSettings({ kernel: '1 2 3 4' }, [fence('01\n10')]);
    expect(image).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect(conv.kernel).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  it('lets pooling windows lie edge to edge unless a stride is given', () => {
    expect(parseSettings({ operation: 'max', size: 3 }, []).pool).toEqual({ size: 3, stride: 3 });
    expect(parseSettings({ operation: 'max', stride: 1 }, []).pool).toEqual({ size: 2, stride: 1 });
  });

  it.each([
    [{ image: 'katt' }, [], 'image har värdet "katt"'],
    [{ kernel: 'lodrät' }, [], 'kernel har värdet "lodrät"'],
    [{ kernel: '1 2 3' }, [], 'kernel har 3 tal'],
    [{ stride: 9 }, [], 'stride har värdet 9'],
    [{ operation: 'min' }, [], 'operation har värdet "min"'],
    [{}, [fence('012\n01')], 'lika långa rader'],
    [{}, [fence('0123456789012')], 'lika långa rader'],
    [{ image: 'ruta' }, [fence('01\n01')], 'antingen i image'],
    [{ steg: 1 }, [], 'steg är ingen egenskap'],
  ])('refuses %j', (props, fences, message) => {
    expect(() => parseSettings(props, fences)).toThrow(message);
    expect(() => parseSettings(props, fences)).toThrow('ConvLab:');
  });
});
