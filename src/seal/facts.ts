/** The name that the plugin has in Docusaurus, and that the folder of what it leaves for the site's programs has. */
export const pluginName = 'seal';

/** What the browser has to know of how the site was built. Public. */
export type BuildFacts =
  /** Content is readable as it is: the development server, or sealing turned off. */
  | { readonly kind: 'plain' }
  /** Content is sealed with the key of this id, which a member may read at this address. */
  | { readonly kind: 'sealed'; readonly keyId: string; readonly keyAddress: string };

/** What the plugin leaves for the site's programs. Small: it is a part of the entry, where the site's whole configuration is not. */
export interface LeftFacts {
  readonly baseUrl: string;
  readonly build: BuildFacts;
}

/** The name of the file with it. */
export const leftFactsFile = 'facts.json';

/**
 * The facts in what the plugin left.
 * @throws when there are none: then the plugin is missing from the configuration, and guessing would open or break the site
 */
export function parseBuildFacts(data: unknown): BuildFacts {
  const { kind, keyId, keyAddress } = (data ?? {}) as Partial<Record<string, unknown>>;
  if (kind === 'plain') return { kind };
  if (kind === 'sealed' && typeof keyId === 'string' && typeof keyAddress === 'string') {
    return { kind, keyId, keyAddress };
  }
  throw new Error('The seal plugin left no facts about the build; is it in docusaurus.config.ts?');
}
