import { isAuthEmulatorUp } from './authEmulator';
import { emulatorConfig } from './emulatorConfig';
import { toolArguments } from './packageTools';
import { waitUntil, type ProcessGroup } from './processes';

/** Whether somebody answers at the address within two seconds. Never throws. */
export async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

export const siteAddress = 'http://localhost:5005';
export const fixturesAddress = 'http://localhost:5006';
/**
 * The site once more, from a plain server: a tenth of what the Hosting emulator costs for each
 * file, and a test fetches dozens.
 */
export const plainAddress = 'http://localhost:5007';

/** Starts the Auth emulator alone (9099) and waits until it answers. */
export async function startAuthEmulator(group: ProcessGroup): Promise<void> {
  const child = group.start(process.execPath, emulatorArguments(['auth']), {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitUntil('Auth-emulatorn', isAuthEmulatorUp, child);
}

/**
 * Starts the Auth emulator (9099) and the Hosting emulator with build/ (5005), and waits until both
 * answer.
 */
export async function startAuthAndHosting(group: ProcessGroup): Promise<void> {
  const child = group.start(process.execPath, emulatorArguments(['auth', 'hosting']), {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitUntil('Auth-emulatorn', isAuthEmulatorUp, child);
  await waitUntil('Hosting-emulatorn', () => answers(siteAddress), child);
}

/** Starts a plain server for a built site on the port of `address`, and waits until it answers. */
async function startPlainServer(
  group: ProcessGroup,
  folder: string,
  address: string,
  ...configuration: readonly string[]
): Promise<void> {
  const args = ['scripts/serveFolder.ts', folder, new URL(address).port, ...configuration];
  const child = group.start(process.execPath, toolArguments('tsx', ...args), {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitUntil(`Servern för ${folder}`, () => answers(address), child);
}

/** Serves a built site (5007) with the headers that the Hosting emulator sends. */
export async function startPlainSite(group: ProcessGroup, folder = 'build'): Promise<void> {
  await startPlainServer(group, folder, plainAddress, emulatorConfig(['auth', 'hosting'], folder));
}

/** Serves a built fixture site (5006, or another address of this machine). */
export async function startFixtureSite(
  group: ProcessGroup,
  folder: string,
  address = fixturesAddress,
): Promise<void> {
  await startPlainServer(group, folder, address);
}

function emulatorArguments(emulators: readonly ('auth' | 'hosting')[]): readonly string[] {
  return toolArguments(
    'firebase',
    'emulators:start',
    '--only',
    emulators.join(','),
    '--project',
    'demo-kurser',
    '--config',
    emulatorConfig(emulators),
  );
}
