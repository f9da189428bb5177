import { asMeant } from '../../Quiz/asMeant';
import type { Mark } from '@kurser/ui/VerdictBox/words';
import type { Fields, OutputAnswer } from './question';

const inOneLine = (text: string): string => asMeant(text).replace(/\s+/gu, ' ').trim();

/**
 * What stands after a row's name in a printout; undefined where the row is missing. A second run
 * pasted below the first counts.
 */
function valueOf(name: string, lines: readonly string[]): string | undefined {
  const start = `${name}:`;
  const found = lines.filter((line) => line.startsWith(start)).at(-1);
  return found?.slice(start.length).trim();
}

/** What stopped the program, as its compiler, its language or its operating system says it. */
const stops: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/^error\[(E\d+)\]/m, (code) => `Kompilatorn stannade: ${code}.`],
  [/\berror: (?!test failed|process didn't)/m, () => 'Kompilatorn stannade.'],
  [/\bpanicked at\b/, () => 'Programmet avbröts med `panic`.'],
  [/^(\w*(?:Error|Exception))\b/m, (type) => `Programmet avbröts: ${type}.`],
  [
    /Segmentation fault|stack smashing|AddressSanitizer|Aborted/,
    () => 'Programmet avbröts: minnesfel.',
  ],
];

function stopIn(text: string): string | undefined {
  for (const [sign, say] of stops) {
    const found = sign.exec(text);
    if (found !== null) return `${say(found[1] ?? '')} Läs vad det står och laga det först.`;
  }
  return undefined;
}

const wholeThing = 'Klistra in allt som provkörningen skrev.';

/**
 * Reads what a program has printed. The first text is what is said of it, or ''; then how each row
 * stands. Rows are found by their names, whatever stands between them: what cargo says, and what
 * the student's own program prints. One that is missing is wrong. Pure.
 */
export function readPrinted({ rows }: OutputAnswer, [text = '']: Fields): readonly string[] {
  const lines = text.split(/\r\n?|\n/).map(inOneLine);
  const values = rows.map(({ name }) => valueOf(inOneLine(name), lines));
  const marks = rows.map(({ value }, at): Mark =>
    values[at] === inOneLine(value) ? 'right' : 'wrong',
  );
  const first = rows.findIndex((_, at) => marks[at] === 'wrong' && values[at] !== undefined);
  const missing = rows[values.indexOf(undefined)];
  const wrong = rows[first];
  const stop = stopIn(text);
  const said = (): string => {
    if (wrong !== undefined)
      return `\`${wrong.name}\`: ${wrong.why || 'ett annat värde väntades.'}`;
    if (missing === undefined) return '';
    if (values.every((value) => value === undefined))
      return stop ?? `Ingen rad ur provkörningen finns här. ${wholeThing}`;
    return `\`${missing.name}\` saknas. ${stop ?? wholeThing} ${missing.why}`.trim();
  };
  return [said(), ...marks];
}
