import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { schoolAddress } from '../../scripts/lib/schoolAddresses';
import {
  listKeys,
  pruneKeys,
  writeKey,
  type KeyDatabase,
} from '../../scripts/publishKey/keyDocuments';
import { type TokenSource, fetchContentKey, keyAddress } from 'docusaurus-plugin-seal/firestore';
import { base64urlFromBytes, deriveOpeningKey, randomContentKey } from '@kurser/sealed-format';
import { tokenFor } from './firestore';

const run = promisify(execFile);
const script = path.resolve('scripts/publishKey.ts');
const emulator = 'http://127.0.0.1:8080';
// A project of its own: the emulator may be serving somebody's preview.
const database: KeyDatabase = {
  projectId: 'demo-nycklar',
  emulator,
  token: 'owner',
  namesProject: false,
};

const addressOf = (id: string, projectId = database.projectId): string =>
  keyAddress(projectId, emulator, id);
/** What a page asks with on a site without App Check. */
const asking = (idToken: string): TokenSource => ({
  getIdToken: () => Promise.resolve(idToken),
  getAppCheckToken: () => Promise.resolve(null),
});
const member = tokenFor({ email: schoolAddress('elev'), email_verified: true });

afterEach(async () => {
  await pruneKeys(database, '');
});

describe('a published key', () => {
  it('is what a member gets, by the code of the page', async () => {
    const key = randomContentKey();
    await writeKey(database, 'a1', base64urlFromBytes(key));
    expect(await fetchContentKey(addressOf('a1'), asking(member))).toEqual(key);
  });

  it('can be published twice', async () => {
    await writeKey(database, 'a1', 'nyckel');
    await writeKey(database, 'a1', 'nyckel');
    expect((await listKeys(database)).map(({ id }) => id)).toEqual(['a1']);
  });

  it('stays when those of earlier deployments are pruned, however many', async () => {
    const ids = Array.from({ length: 103 }, (_, i) => `k${String(i)}`);
    await Promise.all(ids.map((id) => writeKey(database, id, 'nyckel')));
    expect(await listKeys(database)).toHaveLength(103);
    const removed = await pruneKeys(database, 'k7');
    expect(removed).toHaveLength(102);
    expect((await listKeys(database)).map(({ id }) => id)).toEqual(['k7']);
  });

  it('is refused to whom the rules refuse it, in words a page understands', async () => {
    await writeKey(database, 'a1', 'nyckel');
    const stranger = tokenFor({ email: 'x@example.com', email_verified: true });
    const ask = fetchContentKey(addressOf('a1'), asking(stranger));
    await expect(ask).rejects.toMatchObject({ reason: 'refused' });
    const askMissing = fetchContentKey(addressOf('a2'), asking(member));
    await expect(askMissing).rejects.toMatchObject({ reason: 'notPublished' });
  });
});

describe('npm run publish-key', () => {
  const key = randomContentKey();
  const publish = (...args: string[]): Promise<{ stdout: string }> =>
    run(process.execPath, [path.resolve('node_modules/tsx/dist/cli.mjs'), script, ...args], {
      // Away from the project's own build, which may be sealed with another key.
      cwd: mkdtempSync(path.join(tmpdir(), 'nyckel-')),
      env: { ...process.env, FIREBASE_TARGET: 'emulator', CONTENT_KEY: base64urlFromBytes(key) },
    });

  it('publishes the key of the environment and says its id, never the key', async () => {
    const { id } = await deriveOpeningKey(key);
    const { stdout } = await publish();
    expect(stdout).toContain(id);
    expect(stdout).not.toContain(base64urlFromBytes(key));
    const address = addressOf(id, 'demo-kurser');
    expect(await fetchContentKey(address, asking(member))).toEqual(key);
    await fetch(address, { method: 'DELETE', headers: { authorization: 'Bearer owner' } });
  });

  it('refuses what it does not know', async () => {
    await expect(publish('--radera')).rejects.toMatchObject({
      stderr: expect.stringContaining('--radera') as string,
    });
  });
});
