/**
 * The Firestore emulator, by whichever way this machine has: Google Cloud's own tool, or
 * firebase-tools on a newer Java.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { emulatorConfig } from './emulatorConfig';
import { toolArguments } from './packageTools';
import { type ProcessGroup, waitUntil } from './processes';
import { MissingRequirement } from './requirements';

const run = promisify(execFile);

const firestorePort = 8080;
const address = `http://127.0.0.1:${String(firestorePort)}`;

/** What the machine has of what the emulator can run on. */
export interface FirestoreMeans {
  /** Java's major version, or undefined where there is no Java. */
  readonly java: number | undefined;
  /** Whether gcloud is there with its cloud-firestore-emulator component. */
  readonly gcloud: boolean;
}

export type FirestoreEmulator =
  | { readonly kind: 'found'; readonly way: 'gcloud' | 'firebase' }
  /** One sentence on what to install. */
  | { readonly kind: 'missing'; readonly remedy: string };

/**
 * The way to start the emulator with. gcloud's first: its program is already on the disk,
 * firebase-tools fetches one when first used.
 */
export function chooseFirestoreEmulator({ java, gcloud }: FirestoreMeans): FirestoreEmulator {
  if (gcloud && java !== undefined && java >= 17) return { kind: 'found', way: 'gcloud' };
  if (java !== undefined && java >= 21) return { kind: 'found', way: 'firebase' };
  const remedy =
    'Firestore-emulatorn går inte att starta: installera Java 21 eller nyare (från adoptium.net, eller med apt-get install openjdk-21-jre-headless), eller Java 17 tillsammans med gcloud och dess komponent cloud-firestore-emulator.';
  return { kind: 'missing', remedy };
}

/**
 * Java's major version in what `java -version` prints, old numbering (1.8) included; undefined when
 * there is none.
 */
export function javaMajorFrom(output: string): number | undefined {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(output) ?? [];
  const major = first === '1' ? second : first;
  return major === undefined ? undefined : Number(major);
}

/** What a command prints on either stream; nothing when it is not there or fails. */
async function outputOf(command: string, args: readonly string[]): Promise<string> {
  try {
    const { stdout, stderr } = await run(command, args);
    return stdout + stderr;
  } catch {
    return '';
  }
}

async function hasGcloudEmulator(): Promise<boolean> {
  const root = await outputOf('gcloud', ['info', '--format=value(installation.sdk_root)']);
  return root !== '' && existsSync(path.join(root.trim(), 'platform', 'cloud-firestore-emulator'));
}

/** The way on this machine, or what it lacks. Never throws. */
export async function findFirestoreEmulator(): Promise<FirestoreEmulator> {
  const [java, gcloud] = await Promise.all([outputOf('java', ['-version']), hasGcloudEmulator()]);
  return chooseFirestoreEmulator({ java: javaMajorFrom(java), gcloud });
}

/** True when the emulator answers. Never throws. */
export async function isFirestoreEmulatorUp(): Promise<boolean> {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

function commandFor(way: 'gcloud' | 'firebase'): readonly [string, readonly string[]] {
  const port = `127.0.0.1:${String(firestorePort)}`;
  switch (way) {
    case 'gcloud':
      return [
        'gcloud',
        ['emulators', 'firestore', 'start', `--host-port=${port}`, '--rules=firestore.rules'],
      ];
    case 'firebase': {
      const config = ['--project', 'demo-kurser', '--config', emulatorConfig(['firestore'])];
      return [
        process.execPath,
        toolArguments('firebase', 'emulators:start', '--only', 'firestore', ...config),
      ];
    }
  }
}

/**
 * Starts the emulator with the project's rules, empty, and waits until it answers. It ends with the
 * group.
 * @throws MissingRequirement when the machine cannot run it
 */
export async function startFirestoreEmulator(group: ProcessGroup): Promise<void> {
  const emulator = await findFirestoreEmulator();
  if (emulator.kind === 'missing') throw new MissingRequirement(emulator.remedy);
  const [command, args] = commandFor(emulator.way);
  // It writes a stack trace for every request that the rules refuse; refusals are what the tests
  // are for.
  const child = group.start(command, args, { stdio: 'ignore' });
  await waitUntil('Firestore-emulatorn', isFirestoreEmulatorUp, child);
}
