import { describe, expect, it } from 'vitest';
import { joinPage, readPage } from '../pageFile';
import type { Bytes } from '@kurser/sealed-format';

const bytes = (...values: number[]): Bytes => Uint8Array.from(values);

/** A file that comes in pieces, and what is to happen after the last. */
function coming(
  pieces: readonly Bytes[],
  end: (controller: ReadableStreamDefaultController<Bytes>) => void = (controller) => {
    controller.close();
  },
): ReadableStream<Bytes> {
  const left = [...pieces];
  return new ReadableStream<Bytes>(
    {
      pull(controller) {
        const next = left.shift();
        if (next === undefined) end(controller);
        else controller.enqueue(next);
      },
    },
    { highWaterMark: 0 },
  );
}

const inPieces = (file: Bytes, size: number): Bytes[] =>
  Array.from({ length: Math.ceil(file.length / size) }, (_, at) =>
    file.slice(at * size, (at + 1) * size),
  );

describe('the file of a page', () => {
  const beginning = bytes(1, 2, 3, 4, 5);
  const rest = bytes(6, 7, 8);
  const file = joinPage(beginning, rest);

  it.each([1, 2, 3, 4, 7, 9, 100])('is read in pieces of %i bytes', async (size) => {
    const read = await readPage(coming(inPieces(file, size)));
    expect(read.beginning).toEqual(beginning);
    expect(await read.rest).toEqual(rest);
  });

  it('may have no rest', async () => {
    const read = await readPage(coming([joinPage(beginning, bytes())]));
    expect(read.beginning).toEqual(beginning);
    expect(await read.rest).toHaveLength(0);
  });

  it('answers with the beginning while the rest has not come', async () => {
    const never = (): void => undefined;
    const read = await readPage(coming([file.slice(0, 10)], never));
    expect(read.beginning).toEqual(beginning);
  });

  it('has a rest that cannot be had when the line breaks', async () => {
    const breaks = (controller: ReadableStreamDefaultController<Bytes>): void => {
      controller.error(new Error('no line'));
    };
    const read = await readPage(coming([file.slice(0, 10)], breaks));
    await expect(read.rest).rejects.toThrow('no line');
    await expect(readPage(coming([file.slice(0, 8)], breaks))).rejects.toThrow('no line');
  });

  it('lacks of its parts what has been cut off', async () => {
    expect((await readPage(coming([file.slice(0, 7)]))).beginning).toEqual(bytes(1, 2, 3));
    await expect(readPage(coming([file.slice(0, 3)]))).rejects.toThrow(RangeError);
  });
});
