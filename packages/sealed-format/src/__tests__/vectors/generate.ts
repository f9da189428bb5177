/**
 * Writes vectors.json anew: `npx tsx packages/sealed-format/src/__tests__/vectors/generate.ts`.
 * Only for a new version of the format.
 */
import { writeFileSync } from 'node:fs';
import { makeVectors } from './makeVectors';

writeFileSync(
  new URL('vectors.json', import.meta.url),
  `${JSON.stringify(makeVectors(), null, 2)}\n`,
);
