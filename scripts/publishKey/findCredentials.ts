import { exec } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { fetchAccessToken, parseServiceAccount, type Scope } from './accessToken';

/** By the system's shell: on Windows gcloud is a script, which nothing else starts. */
const run = promisify(exec);

export interface Credentials {
  readonly token: string;
  /**
   * A person's token is not tied to a project, so each request has to name the one that it counts
   * against; a service account's is.
   */
  readonly namesProject: boolean;
}

/** What credentials are needed for. */
export interface Purpose {
  readonly scope: Scope;
  /** The role that a service account needs. */
  readonly role: string;
  /** In the words of `Ingen behörighet att …`. */
  readonly verb: string;
}

/** What the emulator takes for its administrator. */
const emulatorCredentials: Credentials = { token: 'owner', namesProject: false };

/**
 * A token for the purpose: the one that a workflow has been given, else the service account's whose
 * key file is named, else that of the person who is signed in with gcloud.
 * @throws when there is neither, saying what to do
 */
export async function findCredentials(
  env: Readonly<Record<string, string | undefined>>,
  isEmulator: boolean,
  { scope, role, verb }: Purpose,
): Promise<Credentials> {
  if (isEmulator) return emulatorCredentials;
  const given = env['GOOGLE_ACCESS_TOKEN'] ?? '';
  if (given !== '') return { token: given, namesProject: false };
  const file = env['GOOGLE_APPLICATION_CREDENTIALS'] ?? '';
  if (file !== '') {
    const text = await readFile(file, 'utf8').catch((cause: unknown) => {
      throw new Error(`GOOGLE_APPLICATION_CREDENTIALS: filen ${file} går inte att läsa`, { cause });
    });
    return {
      token: await fetchAccessToken(parseServiceAccount(text, file), scope),
      namesProject: false,
    };
  }
  try {
    const { stdout } = await run('gcloud auth print-access-token');
    return { token: stdout.trim(), namesProject: true };
  } catch (cause) {
    throw new Error(
      `Ingen behörighet att ${verb}. Sätt GOOGLE_APPLICATION_CREDENTIALS till nyckelfilen för ett tjänstkonto med rollen ${role}, eller logga in med gcloud auth login (OPERATIONS.md, "Skolans Firebaseprojekt").`,
      { cause },
    );
  }
}
