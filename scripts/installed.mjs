/**
 * npm runs this before the commands that need packages. It says in one sentence that `npm ci` is
 * wanted where package-lock.json has something that is not installed, as after a `git pull`, or
 * that the folder's name will not do.
 * Plain JavaScript that needs nothing but Node, for there may be no package at all.
 */
import { existsSync, readFileSync } from 'node:fs';
import { findLack } from './lib/findLack.mjs';

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** What there is to say, in Swedish; undefined when all is well. */
function findFault() {
  // What runs TypeScript takes the rest of such a name for a question, as in an address.
  if (process.cwd().includes('?'))
    return `Kommandona går inte att köra i mappen ${process.cwd()}: namnet får inte ha frågetecken. Byt namn på mappen.`;
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
