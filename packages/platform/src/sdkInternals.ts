import { createRequire } from 'node:module';
import path from 'node:path';

const files = { browser: 'dist/esm/internal.js', node: 'dist/node-esm/internal.js' } as const;

/**
 * The alias by which a bundler finds the SDK's internal entry: in the package that `firebase`
 * itself has, which npm need not have put where we could ask for it. The entry of another copy
 * would be one that the SDK never asks.
 * @throws when the package is not there
 */
export function sdkInternals(target: keyof typeof files): Readonly<Record<string, string>> {
  const ofFirebase = createRequire(createRequire(__filename).resolve('firebase/package.json'));
  const folder = path.dirname(ofFirebase.resolve('@firebase/auth/package.json'));
  return { '@firebase/auth/internal': path.join(folder, files[target]) };
}
