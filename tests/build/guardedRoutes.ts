import { readFileSync } from 'node:fs';
import { parseOwnRoutes } from '../../scripts/lib/ownRoutes';
import { specRoutes } from './specRoutes';

/** The addresses of lessons that the school has added, which `npm run new` enters. */
export const ownRoutes: readonly string[] = parseOwnRoutes(
  readFileSync('tests/build/ownRoutes.json', 'utf8'),
);

/** Pages that are no lessons and that the specification does not know. */
export const sitePages: readonly string[] = ['/repetera', '/rattning'];

/** Every page behind the gate that there should be, and no other. */
export const guardedRoutes: readonly string[] = [...specRoutes, ...ownRoutes, ...sitePages];
