import { describe, expect, it } from 'vitest';
import {
  applyOperation,
  outputLength,
  outputSize,
  padImage,
  resizeImage,
  windowAt,
  type Operation,
} from '../core/conv';
import { explainLength, explainWindow, lightnessOf } from '../core/explain';
import { findKernelName, images, kernels, parseMatrix } from '../core/presets';

const conv = (patch: Partial<Extract<Operation, { kind: 'conv' }>> = {}): Operation => ({
  kind: 'conv',
  kernel: kernels.vertikal,
  stride: 1,
  padding: 0,
  ...patch,
});

describe('applyOperation', () => {
  // numpy: (bild[r:r+3, c:c+3] * K).sum() over five rows of 0 0 0 9 9 9 with K = [[-1, 0, 1]] * 3.
  it('finds the upright edge as numpy does', () => {
    const row = [0, 27, 27, 0];
    expect(applyOperation(images.kant, conv())).toEqual([row, row, row]);
  });

  // numpy: mp[r:r+2, c:c+2].max() for r, c in (0, 2).
  it('takes the largest of each window', () => {
    expect(applyOperation(images.tal, { kind: 'max', size: 2, stride: 2 })).toEqual([
      [6, 5],
      [7, 9],
    ]);
  });

  it('takes the mean of each window', () => {
    expect(applyOperation(images.tal, { kind: 'mean', size: 2, stride: 2 })).toEqual([
      [3.5, 2],
      [2.5, 6],
    ]);
  });

  it('does not turn the kernel round', () => {
    const image = [
      [1, 2],
      [3, 4],
    ];
    const kernel = [
      [1, 0],
      [0, 10],
    ];
    expect(applyOperation(image, conv({ kernel }))).toEqual([[41]]);
  });

  it('steps with the stride over the padded image', () => {
    const output = applyOperation(images.ruta, conv({ stride: 2, padding: 1 }));
    expect(output).toHaveLength(3);
    // By hand: the upper left window has zeros in its first row and column, then 0 0 and 0 9.
    expect(output[0]?.[0]).toBe(9);
  });

  it('is empty when the window does not fit', () => {
    expect(applyOperation([[1, 2]], conv())).toEqual([]);
    expect(outputSize({ rows: 9, columns: 2 }, conv())).toEqual({ rows: 0, columns: 0 });
  });
});

describe('sizes', () => {
  // (n + 2p − f)/s + 1, rounded down: the workbook's 28 with f = 5, and 28 with f = 3, p = 1, s =
  // 2.
  it.each([
    [28, 5, 1, 0, 24],
    [28, 3, 2, 1, 14],
    [6, 3, 1, 0, 4],
    [3, 3, 4, 0, 1],
    [2, 3, 1, 0, 0],
    [2, 3, 1, 1, 2],
  ])('n %i, f %i, s %i, p %i give %i', (n, f, s, p, length) => {
    expect(outputLength(n, f, s, p)).toBe(length);
  });

  it('pads with zeros and cuts windows out of the padded image', () => {
    expect(padImage([[5]], 1)).toEqual([
      [0, 0, 0],
      [0, 5, 0],
      [0, 0, 0],
    ]);
    expect(windowAt(images.kant, conv({ padding: 1, stride: 2 }), { row: 0, column: 1 })).toEqual([
      [0, 0, 0],
      [0, 0, 9],
      [0, 0, 9],
    ]);
  });

  it('keeps the pixels when the image is resized', () => {
    expect(
      resizeImage(
        [
          [1, 2],
          [3, 4],
        ],
        { rows: 1, columns: 3 },
      ),
    ).toEqual([[1, 2, 0]]);
  });
});

describe('the calculation in words', () => {
  it('writes the sum row by row', () => {
    const pixels = windowAt(images.kant, conv(), { row: 0, column: 1 });
    expect(explainWindow(pixels, conv())).toEqual({
      lines: ['0·(−1) + 0·0 + 9·1', '+ 0·(−1) + 0·0 + 9·1', '+ 0·(−1) + 0·0 + 9·1'],
      result: '27',
    });
  });

  it('writes the largest and the mean', () => {
    const pixels = [
      [1, 3],
      [4, 6],
    ];
    expect(explainWindow(pixels, { kind: 'max', size: 2, stride: 2 })).toEqual({
      lines: ['det största av 1; 3; 4; 6'],
      result: '6',
    });
    expect(explainWindow(pixels, { kind: 'mean', size: 2, stride: 2 })).toEqual({
      lines: ['(1 + 3 + 4 + 6) / 4'],
      result: '3,5',
    });
  });

  it('writes the length of the output, and says when it is rounded or impossible', () => {
    expect(explainLength(6, conv())).toBe('(6 + 2·0 − 3)/1 + 1 = 4');
    expect(explainLength(6, conv({ stride: 2 }))).toBe(
      '(6 + 2·0 − 3)/2 + 1 = 2,5, avrundat nedåt till 2',
    );
    expect(explainLength(2, conv())).toContain('får inte plats');
  });
});

describe('lightnessOf', () => {
  it('has black for 0 and white for 9 or the largest', () => {
    expect([0, 9].map(lightnessOf([[0, 3]]))).toEqual([0, 1]);
    expect(lightnessOf([[0, 27]])(27)).toBe(1);
  });

  it('has grey for 0 where there are negative numbers', () => {
    const lightness = lightnessOf([[-27, 0, 9]]);
    expect([-27, 0, 27].map(lightness)).toEqual([0, 0.5, 1]);
  });
});

describe('presets', () => {
  it('reads digits and numbers, and refuses rows of different lengths', () => {
    expect(parseMatrix('09\n90')).toEqual([
      [0, 9],
      [9, 0],
    ]);
    expect(parseMatrix('1 -2,5\n\n3 4')).toEqual([
      [1, -2.5],
      [3, 4],
    ]);
    for (const text of ['', '12\n3', '1x', 'a b']) expect(parseMatrix(text)).toBeUndefined();
  });

  it('knows a kernel again by its numbers', () => {
    expect(findKernelName(kernels.kontur)).toBe('kontur');
    expect(findKernelName([[1]])).toBeUndefined();
  });
});
