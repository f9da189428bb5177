/**
 * npm runs this before the commands that need packages. It says in one sentence that `npm ci` is
 * wanted where package-lock.json has something that is not installed, as after a `git pull`.
 * Plain JavaScript that needs nothing but Node, for there may be no package at all.
 */
import { existsSync, readFileSync } from 'node:fs';
import { findLack } from './lib/findLack.mjs';

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** What there is to say, in Swedish; undefined when all is well. */
function findFault() {
  if (!existsSync('node_modules')) return 'Paketen är inte hämtade än: kör npm ci.';
  const { packages } = read('package-lock.json');
  const listed = read('node_modules/.package-lock.json')?.packages ?? {};
  const lack = findLack(packages, listed, (place) => read(`${place}/package.json`)?.version);
  if (lack === undefined) return undefined;
  return `Paketen stämmer inte med package-lock.json (till exempel ${lack}): kör npm ci.`;
}

const fault = findFault();
if (fault !== undefined) {
  console.error(fault);
  process.exitCode = 1;
}
