/**
 * npm runs this before the commands that need packages. It says in one sentence that `npm ci` is
 * wanted where package-lock.json has something that is not installed, as after a `git pull`.
 * Plain JavaScript that needs nothing but Node, for there may be no package at all.
 */
import { existsSync, readFileSync } from 'node:fs';
import { findLack } from './lib/findLack.mjs';

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

const kept = 'node_modules/.package-lock.json';
const installed = existsSync(kept) ? packagesOf(kept) : undefined;
const lack = findLack(packagesOf('package-lock.json'), installed, existsSync);
if (lack !== undefined) {
  console.error(lack);
  process.exitCode = 1;
}
