/** What of Docusaurus and its bundler there is in a page, and nothing of Node. */
declare module '@docusaurus/ExecutionEnvironment' {
  const environment: { readonly canUseDOM: boolean };
  export default environment;
}

/** The bundler puts the value in. */
declare const process: { readonly env: { readonly NODE_ENV: string } };

declare module '@docusaurus/Translate' {
  export function translate(text: { readonly id: string; readonly message: string }): string;
}

declare module '@docusaurus/useDocusaurusContext' {
  export default function useDocusaurusContext(): {
    readonly siteConfig: { readonly title: string };
  };
}

declare module '@theme-init/*' {
  const initial: unknown;
  export default initial;
}

declare module '*.css';
