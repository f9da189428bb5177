import { findBackward, findForward } from './movement';
import { cursorOf, from, to, type Range } from './selection';
import { kindOf, type CharacterKind } from './text';

/** What `mi`, `ma`, `mm`, `ms`, `md` and `mr` need to know: words and pairs around the cursor. */

const pairs: readonly (readonly [open: string, close: string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['<', '>'],
  ['«', '»'],
];

/**
 * The pair that a character belongs to; a character that is none of brackets makes a pair with
 * itself.
 */
export function pairOf(sign: string): readonly [open: string, close: string] {
  return pairs.find(([open, close]) => open === sign || close === sign) ?? [sign, sign];
}

function separates(kind: CharacterKind | undefined): boolean {
  return kind === 'blank' || kind === 'eol' || kind === undefined;
}

/**
 * The whole word under the cursor. On a blank the answer has no width, but for long words: there
 * the word before the blank is taken, as Helix does it.
 */
function wordAround(text: string, cursor: number, long: boolean): readonly [number, number] {
  const kind = kindOf(text.charAt(cursor));
  const onBlank = separates(kind);
  const belongs = (at: number): boolean => {
    const other = kindOf(text.charAt(at));
    return long ? !separates(other) : !onBlank && other === kind;
  };
  let start = cursor;
  while (start > 0 && belongs(start - 1)) start -= 1;
  let end = cursor;
  while (!onBlank && end < text.length && belongs(end)) end += 1;
  return [start, end];
}

/**
 * `miw` and `maw` (`W` for long words): around takes the blanks after the word, or else the ones
 * before it.
 */
export function wordObject(text: string, range: Range, around: boolean, long: boolean): Range {
  const [start, end] = wordAround(text, cursorOf(range), long);
  if (start === end || !around) return { anchor: start, head: end };
  let right = end;
  while (kindOf(text.charAt(right)) === 'blank') right += 1;
  if (right > end) return { anchor: start, head: right };
  let left = start;
  while (left > 0 && kindOf(text.charAt(left - 1)) === 'blank') left -= 1;
  return { anchor: left, head: end };
}

interface Bracket {
  readonly own: string;
  readonly other: string;
  readonly step: 1 | -1;
}

/**
 * The nth bracket outwards in one direction that is not closed on the way; the cursor's own bracket
 * counts as found.
 */
function outwards(text: string, position: number, bracket: Bracket, n: number): number | undefined {
  const { own, other, step } = bracket;
  if (text.charAt(position) === own) return position;
  let at = position;
  for (let turn = 0; turn < n; turn += 1) {
    let inner = 0;
    for (;;) {
      at += step;
      if (at < 0 || at >= text.length) return undefined;
      const sign = text.charAt(at);
      if (sign === other) inner += 1;
      else if (sign === own && inner === 0) break;
      else if (sign === own) inner -= 1;
    }
  }
  return at;
}

/**
 * Where the nth pair around the cursor opens and closes; undefined when there is none, or no
 * telling which it is.
 */
export function pairAround(
  text: string,
  range: Range,
  sign: string,
  n: number,
): readonly [open: number, close: number] | undefined {
  if (to(range) >= text.length) return undefined;
  const [open, close] = pairOf(sign);
  const cursor = cursorOf(range);
  // On a quotation mark nobody can tell whether it opens or closes.
  if (open === close && text.charAt(cursor) === open) return undefined;
  const start =
    open === close
      ? findBackward(text, open, cursor, n)
      : outwards(text, cursor, { own: open, other: close, step: -1 }, n);
  const end =
    open === close
      ? findForward(text, close, cursor, n)
      : outwards(text, cursor, { own: close, other: open, step: 1 }, n);
  return start === undefined || end === undefined ? undefined : [start, end];
}

/**
 * The closest pair of any brackets around the whole range: what `m` means in `mim`, `mdm` and
 * `mrm`.
 */
export function closestPair(
  text: string,
  range: Range,
  n: number,
): readonly [open: number, close: number] | undefined {
  const open: string[] = [];
  for (let at = from(range); at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (pairs.some(([left]) => left === sign)) open.push(sign);
    else if (pairs.some(([, right]) => right === sign)) {
      if (open.at(-1) === pairOf(sign)[0]) {
        open.pop();
        continue;
      }
      const found = pairAround(text, range, sign, n);
      if (found !== undefined && found[0] <= from(range) + 1 && found[1] >= to(range) - 1)
        return found;
    }
  }
  return undefined;
}

/**
 * The bracket that belongs to the one under the cursor; undefined when the cursor is on no bracket,
 * or it has no partner.
 */
export function matchingBracket(text: string, position: number): number | undefined {
  const sign = text.charAt(position);
  const pair = pairs.find(([open, close]) => open === sign || close === sign);
  if (pair === undefined) return undefined;
  const [open, close] = pair;
  const step = sign === open ? 1 : -1;
  const bracket: Bracket =
    step === 1 ? { own: close, other: open, step } : { own: open, other: close, step };
  return outwards(text, position, bracket, 1);
}
