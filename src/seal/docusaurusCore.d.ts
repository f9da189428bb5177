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
};

declare module '@docusaurus/core/lib/client/clientEntry';
