import { describe, expect, it } from 'vitest';
import { keyText, withKeys, type KeyedOpening } from '@kurser/openings/build/keys';
import { parseKeyFile } from '@kurser/openings/keyFile';
import { runTask } from '../runTask';
import type { Task } from '../arguments';

const at = Date.parse('2027-02-26T09:00Z');
const now = Date.parse('2027-02-20T12:00Z');
const later = Date.parse('2027-03-05T09:00Z');

/** A project's openings with what is published of them, and all that was said and written. */
async function project(
  published: (opening: KeyedOpening) => number | null,
  old: readonly string[] = [],
) {
  const openings = await withKeys([{ name: 'prov-v8', at }], new Uint8Array(32));
  const [opening] = openings;
  if (opening === undefined) throw new Error('no opening');
  const [said, written, files]: [string[], object[], string[]] = [[], [], []];
  const run = (task: Task, apply: boolean): Promise<void> =>
    runTask(
      { task, apply },
      {
        openings,
        findTime: () => Promise.resolve({ at: published(opening), now }),
        findOld: () => Promise.resolve(old),
        write: (document) => Promise.resolve(void written.push(document)),
        writeFile: (name, text) => Promise.resolve(`.keys/${[name, files.push(text)][0]}`),
        print: (text) => void said.push(text),
      },
    );
  return { opening, said, written, files, run };
}

describe('the list', () => {
  it.each([
    [null, 'prov-v8  inte publicerad  ('],
    [at, 'prov-v8  öppnas fredag 26 februari kl. 10.00  ('],
    [later, 'öppnas fredag 5 mars kl. 10.00, flyttad från fredag 26 februari kl. 10.00'],
    [now, 'prov-v8  öppen sedan lördag 20 februari kl. 13.00'],
  ])('says of one that is published with %s: %s', async (time, text) => {
    const { said, run } = await project(() => time);
    await run({ kind: 'list' }, false);
    expect(said.join('\n')).toContain(text);
  });
});

describe('the list of what is left of earlier openings', () => {
  it.each([
    [['00c1', '00c2'], 'ingen sida frågar efter: 00c1, 00c2.'],
    [[], undefined],
  ])('names %j, and what takes them away', async (old, text) => {
    const { said, run } = await project(() => at, old);
    await run({ kind: 'list' }, false);
    expect(said).toHaveLength(text === undefined ? 1 : 2);
    if (text !== undefined) expect(said[1]).toContain(text);
  });
});

describe('publishing', () => {
  it('writes what is not there, with its time', async () => {
    const { opening, written, run } = await project(() => null);
    await run({ kind: 'publish' }, true);
    expect(written).toEqual([{ id: opening.id, key: keyText(opening), at }]);
  });

  it('leaves what is there, which may have been moved', async () => {
    const { written, run } = await project(() => later);
    await run({ kind: 'publish' }, true);
    expect(written).toEqual([]);
  });
});

describe('moving', () => {
  it('does nothing unless told', async () => {
    const { said, written, run } = await project(() => at);
    await run({ kind: 'move', name: 'prov-v8', at: later }, false);
    await run({ kind: 'publish' }, false);
    expect(written).toEqual([]);
    expect(said[0]).toBe(
      'prov-v8  öppnas fredag 26 februari kl. 10.00 → öppnas fredag 5 mars kl. 10.00',
    );
    expect(said[1]).toBe('Inget är ändrat. Lägg till --apply för att göra det.');
  });

  it('gives it another time, or now by Firestore’s clock', async () => {
    const { opening, written, run } = await project(() => at);
    await run({ kind: 'move', name: 'prov-v8', at: later }, true);
    await run({ kind: 'move', name: 'prov-v8', at: null }, true);
    expect(written).toEqual(
      [later, now].map((time) => ({ id: opening.id, key: keyText(opening), at: time })),
    );
  });

  it('says that what has been opened is out', async () => {
    const { said, run } = await project(() => now);
    await run({ kind: 'move', name: 'prov-v8', at: later }, true);
    expect(said[1]).toContain('har nyckeln kvar');
  });
});

it('writes a key file that the desk can read', async () => {
  const { opening, files, said, run } = await project(() => at);
  await run({ kind: 'key', name: 'prov-v8' }, false);
  expect(parseKeyFile(files[0] ?? '')).toEqual({ name: 'prov-v8', key: keyText(opening) });
  expect(said[0]).toContain('.keys/nyckel-prov-v8.json');
  expect(said[0]).not.toContain(keyText(opening));
});

it('names those that there are when one is not there', async () => {
  const { run } = await project(() => at);
  const move = run({ kind: 'move', name: 'prov-v9', at: null }, true);
  await expect(move).rejects.toThrow(
    '"prov-v9" finns inte i src/config/openings.ts; där finns prov-v8.',
  );
});
