/**
 * The part of Helix's regular expressions (Rust's `regex`) that can be run exactly with the
 * browser's own: letters and other characters, `.`, sets, `\d` `\w` `\s` and their opposites,
 * groups, `|`, and greedy or lazy repetition. Anchors and everything else is refused rather than
 * guessed at.
 */

const classes: Readonly<Record<string, string>> = {
  d: '\\p{Nd}',
  w: '\\p{Alphabetic}\\p{M}\\p{Nd}\\p{Pc}\\p{Join_Control}',
  s: '\\p{White_Space}',
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
  if (opposite !== undefined) return insideSet ? undefined : `[^${opposite}]`;
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
  let text = negated ? '[^' : '[';
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
  if ('^$]{}'.includes(sign)) return undefined;
  if (sign === '/') return { text: '\\/', length: 1 };
  return { text: sign === '.' ? '[^\\n]' : sign, length: 1 };
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

/**
 * All matches in a piece of the text, in positions of the whole. An empty match right after another
 * match does not count.
 */
export function matchesIn(
  text: string,
  pattern: RegExp,
  start: number,
  end: number,
): readonly (readonly [from: number, to: number])[] {
  const found: (readonly [number, number])[] = [];
  for (const match of text.slice(start, end).matchAll(pattern)) {
    const from = start + match.index;
    const to = from + match[0].length;
    if (from === to && found[found.length - 1]?.[1] === from) continue;
    found.push([from, to]);
  }
  return found;
}
