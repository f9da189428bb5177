import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { fetchAccessToken, parseServiceAccount } from './accessToken';

const run = promisify(execFile);

const help =
  'Sätt GOOGLE_APPLICATION_CREDENTIALS till nyckelfilen för ett tjänstkonto med rollen Cloud Datastore User, eller logga in med gcloud auth login (README, "Skolans Firebaseprojekt").';

/** What the emulator takes for its administrator. */
const emulatorToken = 'owner';

/**
 * A token that may write the project's key document: the service account's where one is given, else that of whoever is signed in with gcloud.
 * @throws when there is neither, saying what to do
 */
export async function findToken(
  env: Readonly<Record<string, string | undefined>>,
  isEmulator: boolean,
): Promise<string> {
  if (isEmulator) return emulatorToken;
  const file = env['GOOGLE_APPLICATION_CREDENTIALS'] ?? '';
  if (file !== '') {
    const text = await readFile(file, 'utf8').catch((cause: unknown) => {
      throw new Error(`GOOGLE_APPLICATION_CREDENTIALS: filen ${file} går inte att läsa`, { cause });
    });
    return fetchAccessToken(parseServiceAccount(text, file));
  }
  try {
    return (await run('gcloud', ['auth', 'print-access-token'])).stdout.trim();
  } catch (cause) {
    throw new Error(`Ingen behörighet att publicera nyckeln. ${help}`, { cause });
  }
}
