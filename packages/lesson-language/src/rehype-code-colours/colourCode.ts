import { normalizeTokens, type Token } from 'prism-react-renderer';
import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index';
import { kinds, writeRuns, type Kind, type Run } from '@kurser/code/runs';
import { typesOf } from '@kurser/code/themes';

/**
 * Languages that lessons are written with, by Prism's names. HTML, XML, CSS and JavaScript it
 * always knows.
 */
const languages = [
  ...['asm6502', 'bash', 'c', 'csv', 'diff', 'gdscript', 'go', 'http', 'ini', 'json', 'markdown'],
  ...['nasm', 'pascal', 'python', 'rust', 'shell-session', 'sql', 'toml', 'yaml'],
];
loadLanguages(languages);

const kindOfType: ReadonlyMap<string, Kind> = new Map(
  (Object.keys(kinds) as Kind[]).flatMap((kind) =>
    typesOf[kinds[kind]].map((type) => [type, kind] as const),
  ),
);

/** What is innermost decides, and an alias before the type itself. */
function kindOf({ types }: Token): Kind | undefined {
  return types
    .map((type) => kindOfType.get(type))
    .filter((kind) => kind !== undefined)
    .at(-1);
}

/**
 * The code with letters of A to Z in the place of others, as long as it was. Prism takes å, ä and ö
 * for something between two names, and would colour a part of one. No language has a word with the
 * letters that are put in.
 */
function withPlainLetters(code: string): string {
  return code.replace(/[^\p{ASCII}]/gu, (sign) => {
    if (!/^\p{L}$/u.test(sign)) return sign;
    return (/\p{Lu}/u.test(sign) ? 'Q' : 'q').repeat(sign.length);
  });
}

/**
 * The runs of some lines of tokens. What goes on after a line's end, or begins anew there in the
 * same colour, is one run.
 */
function runsOf(lines: readonly (readonly Token[])[], code: string): readonly Run[] {
  const runs: Run[] = [];
  let place = 0;
  let end = 0;
  for (const line of lines) {
    for (const token of line) {
      const kind = kindOf(token);
      const length = token.empty === true ? 0 : token.content.length;
      const last = runs.at(-1);
      if (kind !== undefined && length > 0) {
        const gap = place - end;
        if (last?.kind === kind && /^[\r\n]*$/.test(code.slice(end, place)))
          runs[runs.length - 1] = { ...last, length: last.length + gap + length };
        else runs.push({ kind, gap, length });
        end = place + length;
      }
      place += length;
    }
    place += code.startsWith('\r\n', place) ? 2 : 1;
  }
  return runs;
}

/** The code's coloured runs (packages/code/src/runs.ts); empty for a language that is not known. */
export function colourCode(code: string, language: string): string {
  const name = language.toLowerCase();
  const grammar = Object.hasOwn(Prism.languages, name) ? Prism.languages[name] : undefined;
  if (grammar === undefined) return '';
  const tokens = Prism.tokenize(withPlainLetters(code), grammar);
  return writeRuns(runsOf(normalizeTokens([tokens].flat()), code));
}
