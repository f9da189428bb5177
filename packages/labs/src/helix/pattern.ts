/**
 * The part of Helix's regular expressions (Rust's `regex`) that can be run exactly with the
 * browser's own: letters and other characters, `.`, sets, `\d` `\w` `\s` and their opposites,
 * groups, `|`, greedy or lazy repetition, and the anchors `^`, `$` and `\b`. Everything else is
 * refused rather than guessed at.
 */

const classes: Readonly<Record<string, string>> = {
  d: '\\p{Nd}',
  w: '\\p{Alphabetic}\\p{M}\\p{Nd}\\p{Pc}\\p{Join_Control}',
  s: '\\p{White_Space}',
};

/**
 * What stands after the piece that is searched, for the anchors to see: a word goes on, a line
 * ends, or neither. No part of a pattern takes them.
 */
const after = { word: '\u{E000}', lineEnd: '\u{E001}', other: '\u{E002}' };
const afterSet = '\u{E000}-\u{E002}';

const wordSet = classes['w'] ?? '';
const wordNext = `[${wordSet}\\u{E000}]`;

/** Rust's `\b` knows all letters, JavaScript's only those of English. */
const anchors: Readonly<Record<string, string>> = {
  '^': '(?<![^\\n])',
  $: '(?![^\\n\\u{E001}])',
  '\\b': `(?:(?<=[${wordSet}])(?!${wordNext})|(?<![${wordSet}])(?=${wordNext}))`,
};

const special = /[\^$\\.*+?()[\]{}|/]/;

/**
 * An escape such as `\d`, `\W`, `\n` or `\.`, written for inside or outside of a set. Undefined for
 * any other.
 */
function escapeText(sign: string, insideSet: boolean): string | undefined {
  const set = classes[sign];
  if (set !== undefined) return insideSet ? set : `[${set}]`;
  const opposite = classes[sign.toLowerCase()];
  if (opposite !== undefined) return insideSet ? undefined : `[^${opposite}${afterSet}]`;
  if (sign === 'n' || sign === 't') return `\\${sign}`;
  if (sign === '-' && insideSet) return '\\-';
  return special.test(sign) ? `\\${sign}` : undefined;
}

/** A set in brackets from its first character after `[`; undefined when it is not one of ours. */
function setText(source: string): { text: string; length: number } | undefined {
  const match = /^\^?((?:\\.|[^\\[\]&~])+)\]/.exec(source);
  // Two hyphens are a set difference in Rust.
  if (match === null || match[0].includes('--')) return undefined;
  const negated = source.startsWith('^');
  let text = negated ? `[^${afterSet}` : '[';
  const body = match[1] ?? '';
  for (let at = 0; at < body.length; at += 1) {
    const sign = body.charAt(at);
    if (sign !== '\\') {
      text += /[\^$.*+?(){}|/]/.test(sign) ? `\\${sign}` : sign;
      continue;
    }
    at += 1;
    const escaped = escapeText(body.charAt(at), true);
    if (escaped === undefined) return undefined;
    text += escaped;
  }
  return { text: `${text}]`, length: match[0].length };
}

/**
 * The next piece of the pattern, rewritten for JavaScript; undefined when it is not one of ours.
 */
function piece(source: string): { text: string; length: number } | undefined {
  const sign = source.charAt(0);
  const place = sign === '\\' ? source.slice(0, 2) : sign;
  const anchor = anchors[place];
  if (anchor !== undefined) return { text: anchor, length: place.length };
  if (sign === '\\') {
    const text = escapeText(source.charAt(1), false);
    return text === undefined ? undefined : { text, length: 2 };
  }
  if (sign === '[') {
    const set = setText(source.slice(1));
    return set === undefined ? undefined : { text: set.text, length: set.length + 1 };
  }
  const repetition = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/.exec(source);
  if (repetition !== null) return { text: repetition[0], length: repetition[0].length };
  if (sign === '(') return source.startsWith('(?') ? undefined : { text: '(?:', length: 1 };
  if (']{}'.includes(sign)) return undefined;
  if (sign === '/') return { text: '\\/', length: 1 };
  return { text: sign === '.' ? `[^\\n${afterSet}]` : sign, length: 1 };
}

/**
 * The pattern ready to run, or undefined when it is unfinished or uses something the exercise does
 * not have. Without capital letters it is insensitive to case, as Helix's smart case has it.
 */
export function compilePattern(source: string): RegExp | undefined {
  let text = '';
  for (let at = 0; at < source.length;) {
    const next = piece(source.slice(at));
    if (next === undefined) return undefined;
    text += next.text;
    at += next.length;
  }
  try {
    return new RegExp(text, /\p{Uppercase}/u.test(source) ? 'gu' : 'giu');
  } catch {
    return undefined;
  }
}

const isWord = new RegExp(`[${wordSet}]`, 'u');

function signAfter(next: string): string {
  if (next === '') return '';
  if (next === '\n') return after.lineEnd;
  return isWord.test(next) ? after.word : after.other;
}

/**
 * All matches in a piece of the text, in positions of the whole. An anchor sees what stands around
 * the piece. An empty match right after another match does not count.
 */
export function matchesIn(
  text: string,
  pattern: RegExp,
  start: number,
  end: number,
): readonly (readonly [from: number, to: number])[] {
  const found: (readonly [number, number])[] = [];
  const read = text.slice(0, end) + signAfter(text.charAt(end));
  pattern.lastIndex = start;
  for (const match of read.matchAll(pattern)) {
    const from = match.index;
    if (from > end) break;
    const to = from + match[0].length;
    if (from === to && found[found.length - 1]?.[1] === from) continue;
    found.push([from, to]);
  }
  return found;
}
