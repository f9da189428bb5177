import type { RenderedPage } from '../server/renderedPages';
import type { FinishPage, MakeEarlyFiles } from './hooks';
import type { PublicContent } from './leakScan/scanBuild';

/**
 * A file made from the rendered pages, for example a search index. Its name is its path in the
 * build.
 */
export interface DerivedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Makes files of the whole site's rendered pages. They are sealed like everything else. */
export type Derive = (
  pages: readonly RenderedPage[],
) => readonly DerivedFile[] | Promise<readonly DerivedFile[]>;

export interface SealOptions extends PublicContent {
  /** `off` leaves all content readable to anyone who looks: the gate is then a curtain. */
  readonly mode: 'sealed' | 'off';
  /** The folder of the lessons, relative to the site; the leak scan looks for its texts. */
  readonly docsPath: string;
  /** The Firebase project whose Firestore holds the content key. */
  readonly projectId: string;
  /** Where the Firestore emulator listens, or null for the real service. */
  readonly firestoreEmulator: string | null;
  /**
   * Other addresses that the site's pages talk to, as a security policy names them; it refuses the
   * rest. The keys' own comes by itself.
   */
  readonly connectTo: readonly string[];
  /** Other addresses that they run scripts and show frames from. */
  readonly scriptsFrom: readonly string[];
  readonly framesFrom: readonly string[];
  readonly derive: readonly Derive[];
  /** What accelerators do; null for nothing. */
  readonly finishPage: FinishPage | null;
  readonly makeEarlyFiles: MakeEarlyFiles | null;
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isOrigin = (value: unknown): boolean =>
  typeof value === 'string' && /^https?:\/\/[^/]+$/.test(value);
// A semicolon or a comma would end the directive or the policy.
const isAddress = (value: unknown): boolean =>
  typeof value === 'string' && /^https?:\/\/[^/]+(?:\/[^\s;,]*)?$/.test(value);

interface Rule {
  readonly isRight: (value: unknown) => boolean;
  readonly right: string;
}

const addresses: Rule = {
  isRight: (value) => Array.isArray(value) && value.every(isAddress),
  right: "a list of addresses, such as ['https://identitytoolkit.googleapis.com/v1/']",
};

const hook: Rule = {
  isRight: (value) => value === null || typeof value === 'function',
  right: 'null or a function',
};

const rules: Readonly<Record<keyof SealOptions, Rule>> = {
  mode: {
    isRight: (value) => value === 'sealed' || value === 'off',
    right: "'sealed' or 'off'",
  },
  docsPath: { isRight: isText, right: "a folder, such as 'docs'" },
  projectId: { isRight: isText, right: "a Firebase project's id, such as 'demo-kurser'" },
  firestoreEmulator: {
    isRight: (value) => value === null || isOrigin(value),
    right: "null or an address without a path, such as 'http://127.0.0.1:8080'",
  },
  connectTo: addresses,
  scriptsFrom: addresses,
  framesFrom: addresses,
  derive: {
    isRight: (value) => Array.isArray(value) && value.every((entry) => typeof entry === 'function'),
    right: 'a list of functions',
  },
  finishPage: hook,
  makeEarlyFiles: hook,
  publicTexts: { isRight: Array.isArray, right: 'a list of texts and reasons' },
  servedFiles: {
    isRight: (value) => Array.isArray(value) && value.every(isText),
    right: "a list of files and folders, such as ['node_modules/katex']",
  },
  servedOtherwise: { isRight: Array.isArray, right: 'a list of files and what is made of them' },
};

function isSealOptions(options: Partial<Record<string, unknown>>): options is {
  [K in keyof SealOptions]: SealOptions[K];
} {
  return Object.entries(rules).every(([name, { isRight }]) => isRight(options[name]));
}

/**
 * The plugin's options, parsed; the lists `scriptsFrom`, `framesFrom` and `derive`, what is public,
 * and what accelerators do, may be left out.
 * @throws one Error naming every option that is wrong or unknown, its value, and what would be
 * right
 */
export function parseOptions(input: unknown): SealOptions {
  const options: Partial<Record<string, unknown>> = {
    scriptsFrom: [],
    framesFrom: [],
    derive: [],
    finishPage: null,
    makeEarlyFiles: null,
    publicTexts: [],
    servedFiles: [],
    servedOtherwise: [],
    ...(input ?? {}),
  };
  // Docusaurus' own addition.
  delete options['id'];
  if (isSealOptions(options) && Object.keys(options).every((name) => name in rules)) return options;
  const wrong = Object.entries(rules)
    .filter(([name, { isRight }]) => !isRight(options[name]))
    .map(
      ([name, { right }]) =>
        `  - ${name} is ${options[name] === undefined ? 'missing' : JSON.stringify(options[name])}, must be ${right}`,
    );
  const unknown = Object.keys(options)
    .filter((name) => !(name in rules))
    .map((name) => `  - ${name} is not an option`);
  throw new Error(`Wrong options for the seal plugin:\n${[...wrong, ...unknown].join('\n')}`);
}
