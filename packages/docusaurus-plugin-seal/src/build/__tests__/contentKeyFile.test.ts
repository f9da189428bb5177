import { mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { base64urlFromBytes } from '@kurser/sealed-format';
import { findContentKey, keyFile, readContentKey } from '../contentKeyFile';

const given = new Uint8Array(32).fill(9);
const text = base64urlFromBytes(given);
let siteDir = '';

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'nyckel-'));
});

describe('the content key', () => {
  it('is the one in the environment', async () => {
    expect(await readContentKey({ CONTENT_KEY: text }, siteDir)).toEqual(given);
    expect(await findContentKey({}, siteDir)).toBeUndefined();
  });

  it('is made once and kept where only its owner can read it', async () => {
    const fresh = await readContentKey({ CONTENT_KEY: '' }, siteDir);
    expect(fresh).toHaveLength(32);
    expect(await readContentKey({}, siteDir)).toEqual(fresh);
    expect(await findContentKey({}, siteDir)).toEqual(fresh);
    const file = path.join(siteDir, keyFile);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8').trim()).toBe(base64urlFromBytes(fresh));
  });

  it('is refused when it is not one, without being repeated', async () => {
    const wrong = text.slice(1);
    const read = readContentKey({ CONTENT_KEY: wrong }, siteDir);
    await expect(read).rejects.toThrow('CONTENT_KEY has 42 characters and is no content key');
    await expect(read).rejects.not.toThrow(wrong);
    mkdirSync(path.join(siteDir, '.keys'));
    writeFileSync(path.join(siteDir, keyFile), '');
    await expect(readContentKey({}, siteDir)).rejects.toThrow('.keys/content-key has 0 characters');
  });
});
