/** Parts of Docusaurus' client that have no public type. */

declare module '@docusaurus/core/lib/client/serverEntry' {
  import type { ShellHead } from '@site/src/seal/server/shell';

  export interface PageMetadata {
    readonly public: unknown;
    readonly internal: ShellHead;
    readonly helmet: unknown;
  }

  export interface RenderedApp {
    readonly html: string;
    readonly collectedData: {
      readonly metadata: PageMetadata;
      readonly anchors: readonly string[];
      readonly links: readonly string[];
      /** Modules whose scripts the page template puts into the document. */
      readonly modules: readonly string[];
    };
  }

  const render: (params: {
    readonly pathname: string;
    readonly v4RemoveLegacyPostBuildHeadAttribute: boolean;
  }) => Promise<RenderedApp>;
  export default render;
}

/** The bundler's runtime, as far as it is used here. Exists in bundled code only. */
declare const __webpack_require__: {
  /** Loads an async chunk's script and calls `done` with the script's load or error event; LoadScript in chunkLoader.ts. */
  l: (url: string, done: (event: Event) => void, key?: string, chunkId?: string | number) => void;
  f: {
    /** Loads the style sheet of an async chunk, if it has one: appends a link to the head. Missing in a bundle without such sheets. */
    miniCss?: BundlerStep;
  };
};

/** One of the things that have to be done for a chunk; what is to be waited for is put into the list. */
type BundlerStep = (chunk: string | number, promises: Promise<unknown>[]) => void;

declare module '@docusaurus/core/lib/client/clientEntry';
