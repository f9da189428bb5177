/**
 * What an accelerator may do to a site while it is sealed (packages/accelerators/src). Without them
 * a page stays as Docusaurus wrote it.
 */
import type { SealingKey } from '@kurser/sealed-format';
import type { RenderedPage } from '../server/renderedPages';
import type { PublicScripts } from './preloads';

/**
 * How a build is sealed: with a key, and beside the early pages of an edition where there are any.
 */
export interface Sealing {
  readonly keyId: string;
  readonly edition: string | null;
}

/** The page that all of a site's pages are, before it is deployed. */
export interface ShellOfSite {
  /** As Docusaurus wrote it. */
  readonly shell: string;
  readonly baseUrl: string;
  /** The files of the build that stay readable, as paths in it. */
  readonly open: readonly string[];
  /** The text of a style sheet by its address. */
  readonly readSheet: (address: string) => string;
}

export interface PageToFinish extends ShellOfSite {
  readonly scripts: PublicScripts;
  /** Null where nothing is sealed. */
  readonly sealing: Sealing | null;
}

/**
 * The page as it is to be deployed, but for its security policy.
 * @throws when that cannot be made of it
 */
export type FinishPage = (page: PageToFinish) => string;

/** A file that is sealed when it is written. */
export interface FileToSeal {
  /** Its path in the build. */
  readonly name: string;
  /** Seals the bytes under the file’s name. */
  readonly seal: () => Promise<Uint8Array<ArrayBuffer>>;
}

export interface EarlyFiles {
  readonly edition: string;
  readonly files: readonly FileToSeal[];
}

/**
 * Makes files of the rendered pages that members are shown before the site's programs have come.
 * @throws when none can be made
 */
export type MakeEarlyFiles = (
  pages: readonly RenderedPage[],
  site: ShellOfSite,
  key: SealingKey,
) => Promise<EarlyFiles>;
