import { createRequire } from 'node:module';

const { resolve } = createRequire(__filename);

/**
 * The theme's client module that has Prism colour code in the page.
 * @throws when it is not there
 */
export function prismModule(): string {
  return resolve('@docusaurus/theme-classic/lib/prism-include-languages.js');
}
