import path from 'node:path';
import { createRequire } from 'node:module';

const { resolve } = createRequire(__filename);

/** The name of the router that Docusaurus asks for. */
export const routerName = 'react-router';

/** Where it lies. @throws when it is not there */
export function routerFolder(): string {
  return path.dirname(resolve(`${routerName}/package.json`));
}

/** The folder through which what takes its place gets the router itself (router.ts). */
export const routerSeams = __dirname;
