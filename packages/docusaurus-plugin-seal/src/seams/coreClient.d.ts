/** Parts of Docusaurus' client that have no public type. */

declare module '@docusaurus/core/lib/client/serverEntry' {
  /** A page's head in the parts that Docusaurus' page template asks for. */
  interface PageHead {
    readonly htmlAttributes: string;
    readonly bodyAttributes: string;
    readonly title: string;
    readonly meta: string;
    readonly link: string;
    readonly script: string;
  }

  interface PageMetadata {
    readonly public: unknown;
    readonly internal: PageHead;
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

declare module '@docusaurus/core/lib/client/clientEntry';
