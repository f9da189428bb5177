import { createRequire } from 'node:module';

const { resolve } = createRequire(__filename);

/** Where Docusaurus puts Infima (future.v4), so that whatever the site says itself weighs more. */
export const infimaLayer = 'docusaurus.infima';

/**
 * The theme's style sheet for a site that is read from left to right.
 * @throws when it is not there
 */
export function infimaSheet(): string {
  return resolve('infima/dist/css/default/default.css');
}
