import { zipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { nameOfBytes } from '../zipNames';
import { readDirectory, readZipped, type ZipEntry } from '..';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

function zipOf(name: string, files: Readonly<Record<string, string | Uint8Array>>): File {
  const entries = Object.entries(files).map(
    ([path, content]) => [path, typeof content === 'string' ? bytes(content) : content] as const,
  );
  return new File([new Uint8Array(zipSync(Object.fromEntries(entries)))], name);
}

async function onlyEntry(zip: Blob): Promise<ZipEntry> {
  const [entry] = await readDirectory(zip);
  if (entry === undefined) throw new Error('the zip is empty');
  return entry;
}

/** The zip with numbers of its directory changed: by their place in the first entry. */
async function withDirectory(zip: File, change: (view: DataView, at: number) => void) {
  const view = new DataView(await zip.arrayBuffer());
  for (let at = 0; at + 4 <= view.byteLength; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) {
      change(view, at);
      return new Blob([view.buffer]);
    }
  throw new Error('the zip has no directory');
}

describe('a zip', () => {
  it('gives its files with their folders, packed and not', async () => {
    const zip = new Blob([
      new Uint8Array(
        zipSync({
          'Åsa Öberg/Version 1/a.html': [bytes('ett'.repeat(1000)), { level: 9 }],
          'b.txt': [bytes('två'), { level: 0 }],
          'tom mapp/': new Uint8Array(),
        }),
      ),
    ]);
    const entries = await readDirectory(zip);
    expect(entries.map(({ name }) => name)).toEqual(['Åsa Öberg/Version 1/a.html', 'b.txt']);
    const texts = await Promise.all(
      entries.map(async (entry) => new TextDecoder().decode(await readZipped(zip, entry, 9000))),
    );
    expect(texts).toEqual(['ett'.repeat(1000), 'två']);
  });

  it.each([
    [[0x86, 0x84, 0x94, 0x8f], false, 'åäöÅ'],
    [[...bytes('Åsa')], false, 'Åsa'],
    [[...bytes('Åsa')], true, 'Åsa'],
    [[0x61, 0xff], true, 'a\ufffd'],
    [[...bytes('A\u030asa')], true, 'Åsa'],
  ])('has names in two alphabets: %j', (codes, isUtf8, name) => {
    expect(nameOfBytes(Uint8Array.from(codes), isUtf8)).toBe(name);
  });

  it('is read without its name’s mark as what it is', async () => {
    const zip = await withDirectory(zipOf('a.zip', { 'xx.html': 'x' }), (view, at) => {
      view.setUint16(at + 8, 0, true);
      view.setUint8(at + 46, 0x86);
    });
    expect((await onlyEntry(zip)).name).toBe('åx.html');
  });
});

describe('a zip that wants to fill the memory', () => {
  const million = zipOf('bomb.zip', { 'bomb.html': new Uint8Array(64 * 1024 * 1024) });

  it('says how large it is before anything is inflated', async () => {
    const { packed, size } = await onlyEntry(million);
    expect(packed).toBeLessThan(100_000);
    expect(size).toBe(64 * 1024 * 1024);
  });

  it('is stopped when there is more than it said', async () => {
    const lying = await withDirectory(million, (view, at) => {
      view.setUint32(at + 24, 10, true);
    });
    const entry = await onlyEntry(lying);
    expect(entry.size).toBe(10);
    // Its length alone: what came would be printed whole.
    const length = readZipped(lying, entry, 1024 * 1024).then((read) => read.length);
    await expect(length).rejects.toThrow('är större än vad den utger sig för att vara');
  });
});

describe('what cannot be read', () => {
  it.each([
    ['no zip', new Blob(['hej']), 'är ingen zip-fil som går att läsa'],
    ['nothing', new Blob([]), 'är ingen zip-fil som går att läsa'],
  ])('is told: %s', async (_name, zip, problem) => {
    await expect(readDirectory(zip)).rejects.toThrow(problem);
  });

  it.each([
    ['a password', (view: DataView, at: number) => view.setUint16(at + 8, 1, true), 'lösenord'],
    ['a method', (view: DataView, at: number) => view.setUint16(at + 10, 99, true), 'inte kan'],
    ['a place', (view: DataView, at: number) => view.setUint32(at + 42, 3, true), 'skadad'],
    [
      'a place far off',
      (view: DataView, at: number) => view.setUint32(at + 42, 1e9, true),
      'skadad',
    ],
  ])('is told: %s of its own', async (_name, change, problem) => {
    const zip = await withDirectory(zipOf('a.zip', { 'a.html': 'x'.repeat(100) }), change);
    await expect(readZipped(zip, await onlyEntry(zip), 1000)).rejects.toThrow(problem);
  });

  it('is told, and not read, where its directory would be all of it', async () => {
    const end = new Uint8Array(22);
    const view = new DataView(end.buffer);
    const rest = 3 * 1024 * 1024;
    view.setUint32(0, 0x06054b50, true);
    view.setUint16(10, 1, true);
    view.setUint32(12, rest, true);
    const zip = new Blob([new Uint8Array(rest), end]);
    const read = vi.spyOn(zip, 'slice');
    await expect(readDirectory(zip)).rejects.toThrow('skadad');
    expect(read).toHaveBeenCalledOnce();
  });

  it('is told: a directory that is cut off, and bytes that are not packed', async () => {
    const whole = zipOf('a.zip', { 'a.html': 'x'.repeat(100) });
    const cut = await withDirectory(whole, (view, at) => view.setUint32(at, 0, true));
    await expect(readDirectory(cut)).rejects.toThrow('skadad');
    const entry = await onlyEntry(whole);
    const view = new DataView(await whole.arrayBuffer());
    for (let at = 36; at < 36 + entry.packed; at += 1) view.setUint8(at, 0xff);
    await expect(readZipped(new Blob([view.buffer]), entry, 1000)).rejects.toThrow('skadad');
  });
});
