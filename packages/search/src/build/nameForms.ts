interface Inflection {
  /** What of the name is replaced by an ending. */
  readonly dropped: RegExp;
  readonly endings: string;
}

/**
 * How names are inflected: as Swedish nouns and adjectives, as English ones, and by turns, for
 * lessons write `commits` and `commiten`. `or`, as in `klockor`, is not put after a consonant:
 * `processor` is no form of `process`.
 */
const inflections: readonly Inflection[] = [
  { dropped: /$/, endings: 'n t en et ar er r arna erna na ena a e es ed ing' },
  // `program`, `programmet`
  { dropped: /(?<=m)$/, endings: 'men met mer merna' },
  // `klocka`, `klockor`
  { dropped: /a$/, endings: 'an ar or orna ade at' },
  // `värde`, `värdena`
  { dropped: /e$/, endings: 'en et ar er arna erna na ena ed ing' },
  // `variabel`, `variabler`
  { dropped: /(?<=[^aeiouyåäö])[ae](?=[lnr]$)/, endings: 'n t en et ar er arna erna na ena a' },
];

/**
 * The forms that a name of one word has in running text, in lower case, the name itself among
 * them. By what is written, for stems tell less: `spel` and `spelare`, `byta` and `byte`, `fram`
 * and `frame` share one each. Forms with another vowel (`händer` of `hand`) are not known.
 */
export function formsOfName(name: string): ReadonlySet<string> {
  const written = name.toLowerCase();
  const inflected = inflections
    .filter(({ dropped }) => dropped.test(written))
    .flatMap(({ dropped, endings }) =>
      endings.split(' ').map((ending) => written.replace(dropped, '') + ending),
    );
  return new Set([written, ...inflected].flatMap((form) => [form, `${form}s`]));
}
