/** What of Docusaurus and its bundler there is in a page, and nothing of Node. */
declare module '@docusaurus/ExecutionEnvironment' {
  const environment: { readonly canUseDOM: boolean };
  export default environment;
}

/** The bundler puts the value in. */
declare const process: { readonly env: { readonly NODE_ENV: string } };
