import { leastIterations } from '../common/passphrase';

/** The key is a document of Firestore's, which its rules hand to whom they let in. */
export interface FirestoreKeys {
  readonly kind: 'firestore';
  /** The Firebase project whose Firestore holds the content key. */
  readonly projectId: string;
  /** Where the Firestore emulator listens, or null for the real service. */
  readonly emulator: string | null;
}

/** The key lies in the site, wrapped with each of some passphrases. No server is asked. */
export interface PassphraseKeys {
  readonly kind: 'passphrase';
  /** Any of them opens the site. */
  readonly passphrases: readonly string[];
  /** Rounds of PBKDF2 with SHA-256; 600 000 at least, and where nothing is said. */
  readonly iterations: number;
  /** How many days a browser may remember the key, if the reader asks for it; 0 for never. */
  readonly rememberDays: number;
}

/** A module of the site finds the key in the browser. */
export interface CustomKeys {
  readonly kind: 'custom';
  /**
   * A client module, relative to the site, whose default export is a function that returns a
   * promise of the key: base64url or 32 bytes. What it throws means that the reader may not come
   * in.
   */
  readonly module: string;
}

/** Who hands out the key that opens the site. */
export type KeyProvider = FirestoreKeys | PassphraseKeys | CustomKeys;

/** As a site writes it: what has a default may be left out. */
export type KeyProviderOptions =
  | (Omit<FirestoreKeys, 'emulator'> & Partial<Pick<FirestoreKeys, 'emulator'>>)
  | (Pick<PassphraseKeys, 'kind'> &
      Partial<Pick<PassphraseKeys, 'iterations' | 'rememberDays'>> & {
        /**
         * A function, because Docusaurus publishes everything else that its configuration says. Any
         * of the passphrases opens the site.
         */
        readonly passphrases: () => readonly (string | undefined)[];
      })
  | CustomKeys;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isOrigin = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\/[^/]+$/.test(value);

/** Shorter ones are guessed in an afternoon, whatever the rounds. */
const shortestPassphrase = 8;

type Fields = Readonly<Record<string, unknown>>;
type Faults = readonly string[];

function firestoreOf({ projectId, emulator = null }: Fields): FirestoreKeys | Faults {
  const faults = [
    ...(isText(projectId)
      ? []
      : ["keys.projectId must be a Firebase project's id, such as 'demo-project'"]),
    ...(emulator === null || isOrigin(emulator)
      ? []
      : [
          "keys.emulator must be null or an address without a path, such as 'http://127.0.0.1:8080'",
        ]),
  ];
  if (!isText(projectId) || !(emulator === null || isOrigin(emulator))) return faults;
  return { kind: 'firestore', projectId, emulator };
}

const isPassphrase = (value: unknown): value is string =>
  isText(value) && value.normalize('NFKC').trim().length >= shortestPassphrase;

function passphraseOf(fields: Fields): PassphraseKeys | Faults {
  const { passphrases: find, iterations = leastIterations, rememberDays = 0 } = fields;
  const passphrases: unknown = typeof find === 'function' ? (find as () => unknown)() : undefined;
  const areRight =
    Array.isArray(passphrases) && passphrases.length > 0 && passphrases.every(isPassphrase);
  const isEnough = typeof iterations === 'number' && iterations >= leastIterations;
  const isSpan = typeof rememberDays === 'number' && rememberDays >= 0;
  // What was given is a secret, so the message does not repeat it.
  const faults = [
    ...(areRight
      ? []
      : [
          `keys.passphrases must be a function, because Docusaurus publishes all else that its configuration says, and return a list of texts of at least ${String(shortestPassphrase)} characters; is the variable set that they come from?`,
        ]),
    ...(isEnough
      ? []
      : [`keys.iterations must be a number of at least ${String(leastIterations)}`]),
    ...(isSpan ? [] : ['keys.rememberDays must be a number of days, 0 for never']),
  ];
  if (!areRight || !isEnough || !isSpan) return faults;
  return { kind: 'passphrase', passphrases, iterations, rememberDays };
}

function customOf({ module }: Fields): CustomKeys | Faults {
  return isText(module)
    ? { kind: 'custom', module }
    : ["keys.module must be a file of the site, such as './src/findKey.js'"];
}

/**
 * Who hands out the key, as the options say it.
 * @param value of the option `keys`
 * @returns the provider, or sentences on what is wrong; no value that may be a secret is in them
 */
export function parseKeyProvider(value: unknown): KeyProvider | Faults {
  const fields: Fields = typeof value === 'object' ? { ...value } : {};
  switch (fields['kind']) {
    case 'firestore':
      return firestoreOf(fields);
    case 'passphrase':
      return passphraseOf(fields);
    case 'custom':
      return customOf(fields);
    default:
      return ["keys.kind must be 'firestore', 'passphrase' or 'custom'"];
  }
}
