import { createRequire } from 'node:module';

const { resolve } = createRequire(__filename);

/** Modules of Docusaurus' client that ours may stand in for (moduleReplacement.ts). */
export type CoreModule = 'preload' | 'prefetch' | 'docusaurus' | 'browserContext';

/** Where a module of Docusaurus' client lies. @throws when it is not there */
export function coreModule(name: CoreModule): string {
  return resolve(`@docusaurus/core/lib/client/${name}.js`);
}
