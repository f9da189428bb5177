/** One word of what stands after a fence's language: `no_run`, `title="Lön"`, `{2,4-5}`. */
export interface MetaWord {
  /** What stands before `=`, or the whole word. */
  readonly name: string;
  /** What stands after `=`, without quotes; undefined for a word without `=`. */
  readonly value: string | undefined;
  /** The word as it was written. */
  readonly raw: string;
}

const word = /\{[^}]*\}|[^\s="']+=(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\S*)|\S+/g;

/** Divides a meta string into words; quoted values may contain blanks. Never throws. */
export function parseMeta(meta: string): readonly MetaWord[] {
  return (meta.match(word) ?? []).map((raw) => {
    const [, name, value] = /^([^\s="'{]+)=(.*)$/s.exec(raw) ?? [];
    if (name === undefined || value === undefined) return { name: raw, value: undefined, raw };
    return { name, value: value.replace(/^(["'])(.*)\1$/s, '$2'), raw };
  });
}

/**
 * The value of `name="…"` in a meta string, or undefined when the word is not there or has no
 * value.
 */
export function findMetaValue(meta: string, name: string): string | undefined {
  return parseMeta(meta).find((word) => word.name === name)?.value;
}
