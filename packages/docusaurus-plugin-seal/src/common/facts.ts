import type { Locks } from './passphrase';

/**
 * The plugin's name in Docusaurus, and the name of the folder with what it writes for the site's
 * programs.
 */
export const pluginName = 'seal';

/** What the browser has to know of how the site was built. Public. */
export type BuildFacts =
  /** Content is readable as it is: the development server, or sealing turned off. */
  | { readonly kind: 'plain' }
  /**
   * Content is sealed with the key of this id, which a member may read at this address; null where
   * it is no document of Firestore's.
   */
  | { readonly kind: 'sealed'; readonly keyId: string; readonly keyAddress: string | null };

/**
 * What the plugin writes for the site's programs. It is small because it is part of the entry; the
 * site's whole configuration is not.
 */
export interface BuildInfo {
  readonly baseUrl: string;
  readonly build: BuildFacts;
  /** Where the key is behind passphrases. */
  readonly passphrase?: PassphraseFacts;
}

/** What the gate for passphrases has to know. Public. */
export interface PassphraseFacts {
  readonly locks: Locks;
  /** How long a browser may remember the key; 0 for not at all. */
  readonly rememberDays: number;
}

/** The file that it is in. */
export const buildInfoFile = 'facts.json';

/**
 * The facts in what the plugin wrote.
 * @throws when there are none: then the plugin is missing from the configuration, and guessing
 * would open or break the site
 */
export function parseBuildFacts(data: unknown): BuildFacts {
  const { kind, keyId, keyAddress } = (data ?? {}) as Partial<Record<string, unknown>>;
  if (kind === 'plain') return { kind };
  if (kind === 'sealed' && typeof keyId === 'string') {
    return { kind, keyId, keyAddress: typeof keyAddress === 'string' ? keyAddress : null };
  }
  throw new Error('The seal plugin wrote no facts about the build; is it in docusaurus.config.ts?');
}
