import type { MetaWord } from '@kurser/shared/fenceMeta';

/**
 * The words that are for the lesson check and mean nothing to a reader (src/parts/README.md,
 * section 2). `solution` and `check` are not among them: inside `PyRun` they decide what a block
 * is.
 */
const checkWords: ReadonlySet<string> = new Set([
  'no_run',
  'run',
  'ignore',
  'should_fail',
  'compile_fail',
  'file',
  'append',
  'continues',
  'stdin',
  'args',
  'program',
  'server',
  'hidden',
  'test',
  'driver',
  'skeleton',
  'wrong',
  'also',
  'version',
  'source',
  'trace',
]);

/** The words as a meta string, without those for the lesson check. */
export function metaForReader(words: readonly MetaWord[]): string {
  return words
    .filter(({ name }) => !checkWords.has(name))
    .map(({ raw }) => raw)
    .join(' ');
}
