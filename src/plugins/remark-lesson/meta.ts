/** One word of what stands after a fence's language: `no_run`, `title="Lön"`, `{2,4-5}`. */
export interface MetaWord {
  /** What stands before `=`, or the whole word. */
  readonly name: string;
  /** What stands after `=`, without quotes; undefined for a word without `=`. */
  readonly value: string | undefined;
  /** The word as it was written. */
  readonly raw: string;
}

/**
 * The words that are for the lesson check and mean nothing to a reader (src/teaching/README.md, section 2). `solution`
 * and `check` are not among them: inside `PyRun` they decide what a block is.
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
  'hidden',
  'test',
  'skeleton',
  'version',
]);

const word = /\{[^}]*\}|[^\s="']+=(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\S*)|\S+/g;

/** Divides a meta string into words; quoted values may contain blanks. Never throws. */
export function parseMeta(meta: string): readonly MetaWord[] {
  return (meta.match(word) ?? []).map((raw) => {
    const [, name, value] = /^([^\s="'{]+)=(.*)$/s.exec(raw) ?? [];
    if (name === undefined || value === undefined) return { name: raw, value: undefined, raw };
    return { name, value: value.replace(/^(["'])(.*)\1$/s, '$2'), raw };
  });
}

/** The words as a meta string, without those for the lesson check. */
export function metaForReader(words: readonly MetaWord[]): string {
  return words
    .filter(({ name }) => !checkWords.has(name))
    .map(({ raw }) => raw)
    .join(' ');
}
