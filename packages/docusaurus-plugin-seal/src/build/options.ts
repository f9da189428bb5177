import type { RenderedPage } from '../server/renderedPages';
import type { Compartment } from './compartments';
import { isFileList, type FileListOption } from './fileGroups';
import type { FinishPage, MakeEarlyFiles } from './hooks';
import { parseKeyProvider, type KeyProvider, type KeyProviderOptions } from './keyProviders';
import type { PublicText } from './leakScan/publicTexts';
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

/** The options as the plugin has read them, with every default in its place. */
export interface SealSettings extends Omit<PublicContent, 'publicTexts'> {
  /**
   * Texts that pages may repeat because they are public. Null for what the site's configuration
   * says, which Docusaurus puts into its public program.
   */
  readonly publicTexts: readonly PublicText[] | null;
  /** `off` leaves all content readable to anyone who looks: the gate is then a curtain. */
  readonly mode: 'sealed' | 'off';
  /** Who hands out the key. */
  readonly keys: KeyProvider;
  /**
   * The folders of what is sealed, relative to the site; the leak scan looks for their texts. Null
   * for `docs` and `blog`, those that are there.
   */
  readonly docsPath: readonly string[] | null;
  /** Whether the build looks for texts of these folders in all that would be deployed. */
  readonly leakScan: boolean;
  /** Whether every page carries a Content Security Policy that refuses what is not named here. */
  readonly contentPolicy: boolean;
  /**
   * Other addresses that the site's pages talk to, as a policy names them. The keys' own comes by
   * itself.
   */
  readonly connectTo: readonly string[];
  /** Other addresses that they run scripts and show frames from. */
  readonly scriptsFrom: readonly string[];
  readonly framesFrom: readonly string[];
  readonly derive: readonly Derive[];
  /** What accelerators do; null for nothing. */
  readonly finishPage: FinishPage | null;
  readonly makeEarlyFiles: MakeEarlyFiles | null;
  /**
   * What is sealed with keys of its own, for readers who get these keys later. Asked of builds that
   * are sealed; null for nothing.
   */
  readonly compartments: (() => Promise<readonly Compartment[]>) | null;
  /** A sealed list of what each group of pages takes; null for none. */
  readonly fileList: FileListOption | null;
}

/**
 * What is public may be said by functions: Docusaurus puts everything else of a configuration into
 * the program that every reader fetches.
 */
type SaidLate = {
  readonly [K in keyof PublicContent]?: PublicContent[K] | (() => PublicContent[K]);
};

/** The options as a site writes them. */
export type SealOptions = SaidLate &
  Partial<Omit<SealSettings, 'keys' | 'docsPath' | keyof PublicContent>> & {
    readonly keys: KeyProviderOptions;
    readonly docsPath?: string | readonly string[];
  };

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
// A semicolon or a comma would end the directive or the policy.
const isAddress = (value: unknown): boolean =>
  typeof value === 'string' && /^https?:\/\/[^/]+(?:\/[^\s;,]*)?$/.test(value);
const isList = (value: unknown, isRight: (entry: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isRight);

interface Rule {
  readonly isRight: (value: unknown) => boolean;
  readonly right: string;
}

const addresses: Rule = {
  isRight: (value) => isList(value, isAddress),
  right: "a list of addresses, such as ['https://identitytoolkit.googleapis.com/v1/']",
};

const hook: Rule = {
  isRight: (value) => value === null || typeof value === 'function',
  right: 'null or a function',
};

const flag: Rule = { isRight: (value) => typeof value === 'boolean', right: 'true or false' };

const rules: Readonly<Record<Exclude<keyof SealSettings, 'keys'>, Rule>> = {
  mode: {
    isRight: (value) => value === 'sealed' || value === 'off',
    right: "'sealed' or 'off'",
  },
  docsPath: {
    isRight: (value) => value === null || isList(value, isText),
    right: "a folder or a list of folders, such as 'docs'",
  },
  leakScan: flag,
  contentPolicy: flag,
  connectTo: addresses,
  scriptsFrom: addresses,
  framesFrom: addresses,
  derive: {
    isRight: (value) => isList(value, (entry) => typeof entry === 'function'),
    right: 'a list of functions',
  },
  finishPage: hook,
  makeEarlyFiles: hook,
  compartments: hook,
  fileList: {
    isRight: (value) => value === null || isFileList(value),
    right: 'null or { name, groupOf }, such as a name and a function of an address',
  },
  publicTexts: {
    isRight: (value) => value === null || Array.isArray(value),
    right: 'null or a list of texts and reasons',
  },
  servedFiles: {
    isRight: (value) => isList(value, isText),
    right: "a list of files and folders, such as ['node_modules/katex']",
  },
  servedOtherwise: { isRight: Array.isArray, right: 'a list of files and what is made of them' },
};

const defaults: Omit<SealSettings, 'keys'> = {
  mode: 'sealed',
  docsPath: null,
  leakScan: true,
  contentPolicy: false,
  connectTo: [],
  scriptsFrom: [],
  framesFrom: [],
  derive: [],
  finishPage: null,
  makeEarlyFiles: null,
  compartments: null,
  fileList: null,
  publicTexts: null,
  servedFiles: [],
  servedOtherwise: [],
};

type Unread = Partial<Record<string, unknown>>;

function areRight(options: Unread): options is Omit<SealSettings, 'keys'> & Unread {
  return Object.entries(rules).every(([name, { isRight }]) => isRight(options[name]));
}

/**
 * The plugin's options, parsed.
 * @param input as the site's configuration has them
 * @returns all settings, with their defaults
 * @throws one Error naming every option that is wrong or unknown, its value where that is no
 * secret, and what would be right
 */
export function parseOptions(input: unknown): SealSettings {
  const { keys: unread, ...given }: Unread = { ...(input ?? {}) };
  const options: Unread = { ...defaults, ...given };
  // Docusaurus' own addition.
  delete options['id'];
  for (const name of ['publicTexts', 'servedFiles', 'servedOtherwise']) {
    const said = options[name];
    if (typeof said === 'function') options[name] = (said as () => unknown)();
  }
  if (typeof options['docsPath'] === 'string') options['docsPath'] = [options['docsPath']];
  const keys = parseKeyProvider(unread);
  const unknown = Object.keys(options).filter((name) => !(name in rules));
  if ('kind' in keys && areRight(options) && unknown.length === 0) return { ...options, keys };
  const wrong = Object.entries(rules)
    .filter(([name, { isRight }]) => !isRight(options[name]))
    .map(
      ([name, { right }]) =>
        `${name} is ${options[name] === undefined ? 'missing' : JSON.stringify(options[name])}, must be ${right}`,
    );
  const faults = [
    ...('kind' in keys ? [] : keys),
    ...wrong,
    ...unknown.map((name) => `${name} is not an option`),
  ];
  throw new Error(
    `Wrong options for the seal plugin:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
  );
}
