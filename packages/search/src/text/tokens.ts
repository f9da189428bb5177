/** One piece of a text that can be searched for. `start` and `end` are places in the text. */
export interface Token {
  /**
   * `word`: letters only, of a natural language. `program`: a name or a number that means something
   * as a whole (`hx-get`, `0x1F`, `C64`, `CharacterBody2D`, `A*`). `sign`: operators (`&&`).
   */
  readonly kind: 'word' | 'program' | 'sign';
  /** As it stands in the text. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const part = String.raw`[\p{L}\p{N}_][\p{L}\p{M}\p{N}_]*`;
const notInWord = String.raw`(?<![\p{L}\p{N}_])`;

/**
 * In order: one letter and its sign (A*, C++), a name with its mark (@export, --amend, .gitignore,
 * $d020), a name or word, operators.
 */
const pattern = new RegExp(
  [
    String.raw`(?<lettered>${notInWord}[A-Za-z](?:\+\+|#|\*)(?![\p{L}\p{N}_*+#]))`,
    String.raw`(?<marked>(?<![\p{L}\p{N}_)\]'"<>/.-])(?:--?|[@#$%.:])${part}(?:[-.]${part})*)`,
    String.raw`(?<name>${part}(?:[-.]${part})*)`,
    String.raw`(?<sign>[&|^~!=<>+*/%:?-]{1,3})`,
  ].join('|'),
  'gu',
);

const letters = /^[\p{L}\p{M}]+$/u;
const innerCapital = /\p{Ll}\p{Lu}/u;

function isWord(text: string): boolean {
  return letters.test(text) && !innerCapital.test(text);
}

/**
 * All tokens of a text, in order. Texts are expected in Unicode's composed form (NFC), as the
 * site's are.
 */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(pattern)].map((match): Token => {
    const found = match[0];
    const kind = match.groups?.['sign'] !== undefined ? 'sign' : isWord(found) ? 'word' : 'program';
    return { kind, text: found, start: match.index, end: match.index + found.length };
  });
}

const pieces = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+|\p{N}+\p{Lu}*|\p{L}+/gu;

/**
 * The pieces of a program's name: `queue_free` has two, `CharacterBody2D` three; none for what is
 * one piece.
 */
export function piecesOf(name: string): string[] {
  const found = name
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .flatMap((each) => (innerCapital.test(each) ? (each.match(pieces) ?? []) : [each]))
    .filter((each) => each !== '');
  return found.length > 1 || found[0] !== name ? found : [];
}

const marks = /\p{M}+/gu;

/**
 * The same text in lower case without accents: `Sökning` and `sokning` fold alike. For finding,
 * never for showing.
 */
export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(marks, '');
}
