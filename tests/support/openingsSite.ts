/** The small sealed site of tests/fixtures/openings, in which something opens on a day. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { readPage, restName } from '../../packages/accelerators/src/earlyPage/pageFile';
import { findKeys, keyText } from '@kurser/openings/build/keys';
import { deriveOpeningKey, openSealedFile, type OpeningKey } from '@kurser/sealed-format';
import { listFiles } from 'docusaurus-plugin-seal/build';
import { sealedFolder } from 'docusaurus-plugin-seal/common';
import { findContentKey } from 'docusaurus-plugin-seal/contentKey';
import { writeOpening } from '../../scripts/openings/openingDocuments';
import type { KeyDatabase } from '../../scripts/publishKey/keyDocuments';
import { readSiteContent } from '../../src/config/siteContent';
import { serveFolder } from '../../scripts/lib/folderServer';
import { test as base } from './fixturePage';

const run = promisify(execFile);

export const openingsFolder = '.cache/openings';

/** What builds the site, and what commands need to be about it. */
export const siteOfOpenings = {
  SITE: 'openings',
  FIREBASE_TARGET: 'emulator',
  EXAM_SEED: 'te25',
};

/** `npm run openings`, as a teacher runs it. @returns what it prints */
export async function openingsCommand(...args: readonly string[]): Promise<string> {
  const tool = path.resolve('node_modules/tsx/dist/cli.mjs');
  const env = { ...process.env, ...siteOfOpenings };
  const { stdout } = await run(process.execPath, [tool, 'scripts/openings.ts', ...args], { env });
  return stdout;
}

/** The site's opening with its key, as one who has the secret knows it. */
export async function ownOpening(): Promise<{ readonly id: string; readonly key: string }> {
  const { openings } = readSiteContent(siteOfOpenings.SITE);
  const [keyed] = await findKeys(openings, process.env, process.cwd());
  if (keyed === undefined) throw new Error('The small site has nothing that opens on a day');
  return { id: keyed.id, key: keyText(keyed) };
}

const database: KeyDatabase = {
  projectId: 'demo-kurser',
  emulator: 'http://127.0.0.1:8080',
  token: 'owner',
  namesProject: false,
};

/** Gives the opening a time to the second, which the command does not. */
export async function openIn(ms: number): Promise<void> {
  await writeOpening(database, { ...(await ownOpening()), at: Date.now() + ms });
}

async function siteKey(): Promise<OpeningKey> {
  const key = await findContentKey(process.env, process.cwd());
  if (key === undefined) throw new Error('The small site has no content key');
  return deriveOpeningKey(key);
}

/** The sealed parts of a file: a page that is shown early has two. */
async function partsOf(name: string, bytes: Uint8Array<ArrayBuffer>) {
  if (!name.startsWith('pages/')) return [{ name, bytes }];
  const page = await readPage(new Blob([bytes]).stream());
  const parts = [
    { name, bytes: page.beginning },
    { name: restName(name), bytes: await page.rest },
  ];
  return parts.filter((part) => part.bytes.length > 0);
}

/**
 * All that a member can read of the sealed files, and how many of them only the opening's key
 * opens.
 * @throws when there is a file that neither opens
 */
export async function readAsMember(): Promise<{
  readonly texts: readonly string[];
  readonly shut: number;
}> {
  const key = await siteKey();
  const { id } = await ownOpening();
  const folder = path.join(openingsFolder, sealedFolder, key.id);
  const texts: string[] = [];
  let shut = 0;
  for (const file of await listFiles(folder)) {
    const name = file.replace(/\.bin$/, '');
    const bytes = Uint8Array.from(await readFile(path.join(folder, file)));
    for (const part of await partsOf(name, bytes)) {
      const opened = await openSealedFile(key, part.name, part.bytes);
      if (opened.kind === 'opened') texts.push(new TextDecoder().decode(opened.bytes));
      else if (opened.kind === 'wrongKey' && opened.keyId === id) shut += 1;
      else throw new Error(`${part.name} is ${opened.kind}`);
    }
  }
  return { texts, shut };
}

/** A signed-in page on the small site. */
export const test = base.extend<object, { openingsSite: string }>({
  openingsSite: [
    async ({}, provide) => {
      const { url, stop } = await serveFolder(openingsFolder);
      await provide(url);
      stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ openingsSite }, provide) => provide(openingsSite),
});
