import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { base64urlFromBytes, deriveSealingKey } from '@kurser/sealed-format';
import { findKeys, keysForBuild, keyText, withKeys } from '../keys';

const at = Date.parse('2027-02-26T09:00Z');
const secret = Uint8Array.from({ length: 32 }, (_, place) => place);
const folder = (): string => mkdtempSync(path.join(tmpdir(), 'openings-'));

it('gives each opening a key that name, time and secret decide, and nothing else', async () => {
  const other = secret.map((byte) => byte ^ 1);
  const openings = [
    { name: 'prov-v8', at },
    { name: 'prov-v9', at },
    { name: 'prov-v8', at: at + 60_000 },
  ];
  const keys = [...(await withKeys(openings, secret)), ...(await withKeys(openings, other))];
  expect(new Set(keys.map(({ id }) => id)).size).toBe(6);
  expect(new Set(keys.map(keyText)).size).toBe(6);
  // The label is part of what is deployed: another one would open nothing that lies there.
  expect(keys[0]?.id).toBe('2002f3b9512288f6');
  expect((await withKeys(openings, secret)).map(keyText)).toEqual(keys.slice(0, 3).map(keyText));
});

it('has an id that the files it seals carry', async () => {
  const [opening] = await withKeys([{ name: 'prov-v8', at }], secret);
  if (opening === undefined) throw new Error('no opening');
  expect((await deriveSealingKey(opening.key)).id).toBe(opening.id);
});

it('takes the secret of the environment, else the one that the first build has kept', async () => {
  const siteDir = folder();
  const env = { OPENINGS_KEY: base64urlFromBytes(secret) };
  const openings = [{ name: 'prov-v8', at }];
  expect(await keysForBuild(openings, env, siteDir)).toEqual(await withKeys(openings, secret));
  await expect(findKeys(openings, {}, siteDir)).rejects.toThrow('bygg sidan först');
  const built = await keysForBuild(openings, {}, siteDir);
  expect(await findKeys(openings, {}, siteDir)).toEqual(built);
});

it('makes no secret for a site without openings', async () => {
  const siteDir = folder();
  expect(await keysForBuild([], {}, siteDir)).toEqual([]);
  expect(await findKeys([], {}, siteDir)).toEqual([]);
  expect(existsSync(path.join(siteDir, '.keys'))).toBe(false);
});
