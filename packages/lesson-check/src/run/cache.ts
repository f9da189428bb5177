import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Verdict } from '../finding';

/** Remembers verdicts without faults, so that a page that is what it was costs nothing. */
export class VerdictCache {
  readonly #folder: string;

  constructor(root: string) {
    this.#folder = join(root, '.cache', 'lessons');
    mkdirSync(this.#folder, { recursive: true });
  }

  /**
   * The remembered verdict for a key, or the one made now. Faults are not remembered: a time limit
   * may have struck by chance.
   */
  async remember(key: string, make: () => Promise<Verdict>): Promise<Verdict> {
    const file = join(this.#folder, `${key}.json`);
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Verdict;
    const verdict = await make();
    if (verdict.findings.length === 0) writeFileSync(file, JSON.stringify(verdict));
    return verdict;
  }
}

/** One hash for everything a verdict depends on. */
export function toKey(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(createHash('sha256').update(part).digest());
  return hash.digest('hex').slice(0, 32);
}

/**
 * A hash of the check's own sources, and of what it shares with the build: a changed check asks
 * everything again.
 */
export function checkerKey(): string {
  return toKey(
    ...['packages/lesson-check/src', 'packages/lesson-language/src/source'].flatMap(sourcesBelow),
  );
}

/** A hash of what runs programs in a page, of what decides which, and of what judges their rows. */
export function pageRunnerKey(): string {
  const folders = [
    'packages/python-runner/src',
    'packages/lesson-language/src/plan',
    'packages/lesson-check/src/pagePython',
    'packages/course-parts/src/Answer/core',
  ];
  return toKey(...folders.flatMap(sourcesBelow));
}

function sourcesBelow(name: string): Buffer[] {
  const folder = fileURLToPath(new URL(`../../../../${name}`, import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|py)$/.test(file) && !file.includes('__tests__'))
    .sort()
    .map((file) => readFileSync(join(folder, file)));
}
