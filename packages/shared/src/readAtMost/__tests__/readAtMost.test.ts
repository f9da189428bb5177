import { describe, expect, it, vi } from 'vitest';
import { readAtMost } from '..';

describe('a stream that is read to a limit', () => {
  it('gives all its bytes in their order, also as many as there may be', async () => {
    const stream = (): ReadableStream<Uint8Array> =>
      new ReadableStream({
        start(controller) {
          for (const piece of [[1, 2], [], [3]]) controller.enqueue(new Uint8Array(piece));
          controller.close();
        },
      });
    expect(await readAtMost(stream(), 3)).toEqual(new Uint8Array([1, 2, 3]));
    expect(await readAtMost(stream(), 2)).toBeUndefined();
  });

  it('is given up, and not asked for the rest', async () => {
    const cancel = vi.fn();
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(1000)),
      cancel,
    });
    expect(await readAtMost(endless, 2500)).toBeUndefined();
    expect(cancel).toHaveBeenCalledOnce();
  });
});
