import { cursorOf, from, to, type Range } from '../../helix/selection';
import type { Buffer, Editor } from '../../helix/state';
import { lineOf, lineStart } from '../../helix/text';
import { keyLabel, type Key } from '../../helix/keys';

export type RunKind = 'plain' | 'selected' | 'cursor' | 'otherSelected' | 'otherCursor';

/** Signs beside each other that look the same. */
export interface Run {
  readonly text: string;
  readonly kind: RunKind;
}

/** A selected line break shows as this character. */
const lineBreakSign = '↵';

function kindAt(position: number, range: Range, isPrimary: boolean): RunKind {
  const isCursor = position === cursorOf(range);
  if (isPrimary) return isCursor ? 'cursor' : 'selected';
  return isCursor ? 'otherCursor' : 'otherSelected';
}

/**
 * How each position looks: the primary range over the others. The position after the last character
 * can hold a cursor too.
 */
function kindsOf({ text, selection }: Buffer): readonly RunKind[] {
  const kinds = Array.from({ length: text.length + 1 }, (): RunKind => 'plain');
  selection.ranges.forEach((range, index) => {
    const isPrimary = index === selection.primary;
    const last = Math.max(to(range), from(range) + 1);
    for (let position = from(range); position < last; position += 1)
      kinds[position] = kindAt(position, range, isPrimary);
  });
  return kinds;
}

/**
 * The text in lines of runs. A line's break is shown when it is selected; the empty line at the end
 * when the cursor is there.
 */
export function paintLines(buffer: Buffer): readonly (readonly Run[])[] {
  const { text } = buffer;
  const kinds = kindsOf(buffer);
  const lines: Run[][] = [[]];
  const add = (sign: string, kind: RunKind): void => {
    const line = lines[lines.length - 1];
    const last = line?.at(-1);
    if (line === undefined) return;
    if (last?.kind === kind) line[line.length - 1] = { text: last.text + sign, kind };
    else line.push({ text: sign, kind });
  };
  for (let position = 0; position <= text.length; position += 1) {
    const sign = text.charAt(position);
    const kind = kinds[position] ?? 'plain';
    if (sign !== '\n' && sign !== '') add(sign, kind);
    else if (kind !== 'plain') add(sign === '' ? ' ' : lineBreakSign, kind);
    if (sign === '\n') lines.push([]);
  }
  const isLastEmpty = lines.length > 1 && lines[lines.length - 1]?.length === 0;
  return isLastEmpty ? lines.slice(0, -1) : lines;
}

const modeWords = { normal: 'Normalläge', select: 'Markeringsläge', insert: 'Insättningsläge' };

/** What a screen reader says after a key: mode, what is selected and where. */
export function describe(editor: Editor): string {
  const { text, selection, mode, pending, message } = editor;
  const range = selection.ranges[selection.primary];
  if (range === undefined) return '';
  const cursor = cursorOf(range);
  const line = lineOf(text, cursor);
  const place = `rad ${line + 1}, kolumn ${cursor - lineStart(text, line) + 1}`;
  const chosen = text.slice(from(range), to(range)).replace(/\n/g, ' radslut ');
  const what = chosen === '' ? 'slutet' : chosen === ' ' ? 'blanksteg' : chosen;
  const others = selection.ranges.length - 1;
  const more = others > 0 ? ` och ${others} till` : '';
  const waiting = pending.kind === 'prompt' ? ` Mönster: ${pending.input}.` : '';
  return `${modeWords[mode]}, ${place}. Markerat: ${what}${more}.${waiting} ${message}`.trim();
}

/**
 * What Helix's status line shows of a command that is not complete: its count and its first key.
 */
export function pendingText({ pending, count }: Editor): string {
  const number = count === undefined ? '' : String(count);
  switch (pending.kind) {
    case 'none':
    case 'prompt':
      return number;
    case 'goto':
      return `${number}g`;
    case 'match':
      return `${number}m`;
    case 'replace':
      return `${number}r`;
    case 'find':
      return (
        number + (pending.forward ? (pending.inclusive ? 'f' : 't') : pending.inclusive ? 'F' : 'T')
      );
    case 'object':
      return `${number}m${pending.around ? 'a' : 'i'}`;
    case 'surround':
      return `${number}ms`;
    case 'unsurround':
      return `${number}md`;
    case 'resurround':
      return `${number}mr${pending.old ?? ''}`;
  }
}

/**
 * The keys as they are shown in a row: characters typed one after the other in insert mode stay
 * single keys.
 */
export function keyTexts(keys: readonly Key[]): readonly string[] {
  return keys.map((key) => (key === ' ' ? '␣' : keyLabel(key)));
}
