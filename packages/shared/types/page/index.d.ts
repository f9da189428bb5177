/**
 * What there is in a page beside the browser's own: what the bundler puts in, and the parts of
 * Docusaurus and its theme that rooms use, which are typed where Node's names are.
 */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';

/** The bundler puts the value in. */
declare const process: { readonly env: { readonly NODE_ENV: string } };

declare module '@docusaurus/ExecutionEnvironment' {
  const environment: { readonly canUseDOM: boolean };
  export default environment;
}
declare module '@docusaurus/Link' {
  import type { ComponentProps, ReactNode } from 'react';

  export interface Props extends Omit<ComponentProps<'a'>, 'ref'> {
    readonly to?: string;
    readonly children?: ReactNode;
  }
  export default function Link(props: Props): ReactNode;
}
declare module '@docusaurus/router' {
  export function useHistory(): { readonly push: (path: string) => void };
}
declare module '@docusaurus/useBaseUrl' {
  export default function useBaseUrl(path: string): string;
}
declare module '@docusaurus/useIsBrowser' {
  export default function useIsBrowser(): boolean;
}
declare module '@docusaurus/useBrokenLinks' {
  export default function useBrokenLinks(): { readonly collectAnchor: (id: string) => void };
}
declare module '@theme/Heading' {
  import type { ComponentProps, ReactNode } from 'react';

  export default function Heading(
    props: ComponentProps<'h1'> & { readonly as: 'h1' | 'h2' | 'h3' | 'h4' },
  ): ReactNode;
}
declare module '@theme/Layout' {
  import type { ReactNode } from 'react';

  export default function Layout(props: {
    readonly title: string;
    readonly children: ReactNode;
  }): ReactNode;
}
declare module '@theme/CodeBlock' {
  import type { ReactNode } from 'react';

  export default function CodeBlock(props: {
    readonly language?: string;
    readonly metastring?: string;
    readonly className?: string;
    readonly children: ReactNode;
  }): ReactNode;
}
declare module '@theme/MDXComponents/A' {
  import type { ComponentProps, ReactNode } from 'react';

  export default function A(props: ComponentProps<'a'>): ReactNode;
}
declare module '@theme/MDXComponents/Img' {
  import type { ComponentProps, ReactNode } from 'react';

  export default function Img(props: ComponentProps<'img'>): ReactNode;
}
declare module '@docusaurus/useDocusaurusContext' {
  export default function useDocusaurusContext(): {
    readonly siteConfig: { readonly title: string };
  };
}
declare module '@docusaurus/Translate' {
  export function translate(
    text: { readonly id: string; readonly message: string; readonly description?: string },
    values?: Readonly<Record<string, string | number>>,
  ): string;
}
declare module '@theme-init/MDXComponents/Img' {
  import type { ComponentProps, ReactNode } from 'react';

  export default function Img(props: ComponentProps<'img'>): ReactNode;
}
