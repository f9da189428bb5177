import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index';
import { writeRuns, type Kind, type Run } from '../../code/runs';

/** Languages that lessons are written with, by Prism's names. HTML, XML, CSS and JavaScript it always knows. */
const languages = [
  ...['asm6502', 'bash', 'c', 'csv', 'diff', 'gdscript', 'go', 'http', 'ini', 'json', 'markdown'],
  ...['nasm', 'pascal', 'python', 'rust', 'shell-session', 'sql', 'toml', 'yaml'],
];
loadLanguages(languages);

/** Which of Prism's token types have which colour; the others have the text's. */
const kindOfType: Readonly<Record<string, Kind>> = Object.fromEntries(
  (
    [
      ['c', ['comment', 'prolog', 'cdata']],
      ['k', ['keyword', 'atrule', 'tag', 'important', 'directive']],
      ['s', ['string', 'char', 'attr-value', 'template-string', 'inserted']],
      ['n', ['number', 'boolean', 'constant', 'symbol', 'unit']],
      ['f', ['function', 'method', 'property', 'attr-name', 'selector']],
      ['t', ['class-name', 'builtin', 'type', 'namespace', 'variable']],
      ['d', ['deleted']],
    ] as const
  ).flatMap(([kind, types]) => types.map((type) => [type, kind])),
);

interface Piece {
  readonly kind: Kind | undefined;
  readonly length: number;
}

/** The pieces of tokens that stand in something of a kind: what is innermost decides, and an alias before the type itself. */
function piecesOf(tokens: Prism.TokenStream, outer: Kind | undefined): readonly Piece[] {
  if (typeof tokens === 'string') return [{ kind: outer, length: tokens.length }];
  if (Array.isArray(tokens)) return tokens.flatMap((token) => piecesOf(token, outer));
  const types = [tokens.type, ...[tokens.alias].flat()];
  const known = types.map((type) => kindOfType[type]).filter((kind) => kind !== undefined);
  return piecesOf(tokens.content, known.at(-1) ?? outer);
}

/**
 * The code with letters of A to Z in the place of others, as long as it was. Prism takes å, ä and ö for something between two names, and would
 * colour a part of one. No language has a word with the letters that are put in.
 */
function withPlainLetters(code: string): string {
  return code.replace(/[^\p{ASCII}]/gu, (sign) => {
    if (!/^\p{L}$/u.test(sign)) return sign;
    return (/\p{Lu}/u.test(sign) ? 'Q' : 'q').repeat(sign.length);
  });
}

/** The code's coloured runs (src/code/runs.ts); empty for a language that is not known. */
export function colourCode(code: string, language: string): string {
  const name = language.toLowerCase();
  const grammar = Object.hasOwn(Prism.languages, name) ? Prism.languages[name] : undefined;
  if (grammar === undefined) return '';
  const runs: Run[] = [];
  let gap = 0;
  for (const { kind, length } of piecesOf(
    Prism.tokenize(withPlainLetters(code), grammar),
    undefined,
  )) {
    const last = runs.at(-1);
    if (length === 0) continue;
    if (kind === undefined) gap += length;
    else if (last?.kind === kind && gap === 0)
      runs[runs.length - 1] = { ...last, length: last.length + length };
    else {
      runs.push({ kind, gap, length });
      gap = 0;
    }
  }
  return writeRuns(runs);
}
