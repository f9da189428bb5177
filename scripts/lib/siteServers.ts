import { isAuthEmulatorUp } from './authEmulator';
import { emulatorConfig } from './emulatorConfig';
import { waitUntil, type ProcessGroup } from './processes';

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

export const siteAddress = 'http://localhost:5005';
export const fixturesAddress = 'http://localhost:5006';

/** Starts the Auth emulator alone (9099) and waits until it answers. */
export async function startAuthEmulator(group: ProcessGroup): Promise<void> {
  const child = group.start('npx', firebaseArguments(['auth']), {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitUntil('Auth-emulatorn', isAuthEmulatorUp, child);
}

/** Starts the Auth emulator (9099) and the Hosting emulator with build/ (5005), and waits until both answer. */
export async function startAuthAndHosting(group: ProcessGroup): Promise<void> {
  const child = group.start('npx', firebaseArguments(['auth', 'hosting']), {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitUntil('Auth-emulatorn', isAuthEmulatorUp, child);
  await waitUntil('Hosting-emulatorn', () => answers(siteAddress), child);
}

/** Serves a built fixture site (5006). */
export async function startFixtureSite(group: ProcessGroup, folder: string): Promise<void> {
  const args = ['docusaurus', 'serve', '--dir', folder, '--port', '5006', '--no-open'];
  const child = group.start('npx', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, SITE: 'fixtures', SEAL: 'off', FIREBASE_TARGET: 'emulator' },
  });
  await waitUntil('Provsidornas server', () => answers(fixturesAddress), child);
}

function firebaseArguments(emulators: readonly ('auth' | 'hosting')[]): string[] {
  return [
    'firebase',
    'emulators:start',
    '--only',
    emulators.join(','),
    '--project',
    'demo-kurser',
    '--config',
    emulatorConfig(emulators),
  ];
}
