import { layouts, type FileEnd } from './fact';
import type { Token } from './tokens';

/** A function of a script with its heading. The main program of a .ras file has no name. */
export interface CodePart {
  readonly name: string;
  readonly tokens: readonly Token[];
}

/** The functions of a script, in their order. Pure. */
export function functionsOf(tokens: readonly Token[], end: FileEnd): readonly CodePart[] {
  switch (layouts[end]) {
    case 'indented':
      return indented(tokens);
    case 'pascal':
      return procedures(tokens);
    case 'braces':
      return braced(tokens);
    case 'sections':
    case 'members':
      return [];
  }
}

const isWord = (token: Token | undefined, ...words: readonly string[]): boolean =>
  token?.kind === 'word' && words.includes(token.text);

/** Whether a token is the first of its statement. */
function isFirst(tokens: readonly Token[], place: number): boolean {
  return place === 0 || tokens[place - 1]?.kind === 'end';
}

/** `func` may stand after `static` or an annotation, and once in a statement. */
function indented(tokens: readonly Token[]): readonly CodePart[] {
  let isNamed = false;
  return tokens.flatMap((token, place) => {
    if (isFirst(tokens, place)) isNamed = false;
    const name = tokens[place + 1];
    if (isNamed || !isWord(token, 'func', 'def') || name?.kind !== 'word') return [];
    isNamed = true;
    let to = place + 1;
    while (to < tokens.length) {
      const next = tokens[to];
      if (next !== undefined && isFirst(tokens, to) && next.indent <= token.indent) break;
      to += 1;
    }
    return [{ name: name.text, tokens: tokens.slice(place, to) }];
  });
}

/** Where the block that begins at a place is over; the end of the file where it never is. */
function blockEnd(
  tokens: readonly Token[],
  from: number,
  opens: (token: Token) => boolean,
  closes: (token: Token) => boolean,
): number {
  let depth = 0;
  for (let place = from; place < tokens.length; place += 1) {
    const token = tokens[place];
    if (token === undefined) break;
    if (opens(token)) depth += 1;
    if (closes(token)) depth -= 1;
    if (depth === 0) return place + 1;
  }
  return tokens.length;
}

const begins = (token: Token): boolean => isWord(token, 'begin', 'case');
const isEnd = (token: Token): boolean => isWord(token, 'end');
const isHeading = (token: Token | undefined): boolean =>
  isWord(token, 'procedure', 'function', 'interrupt');

/** A heading without a body of its own only says that the procedure comes later. */
function procedures(tokens: readonly Token[]): readonly CodePart[] {
  const parts: CodePart[] = [];
  let place = 0;
  while (place < tokens.length) {
    const token = tokens[place];
    const isHead = isHeading(token);
    if (!isHead && !isWord(token, 'begin')) {
      place += 1;
      continue;
    }
    const body = isHead
      ? tokens.findIndex((each, at) => at > place && (isHeading(each) || isWord(each, 'begin')))
      : place;
    if (body === -1) break;
    if (isHeading(tokens[body])) {
      place = body;
      continue;
    }
    const to = blockEnd(tokens, body, begins, isEnd);
    const name = isHead ? (tokens[place + 1]?.text ?? '') : 'huvudprogrammet';
    parts.push({ name, tokens: tokens.slice(place, to) });
    place = to;
  }
  return parts;
}

/** The name that a heading before a brace gives, in Rust, Go or C; undefined where it has none. */
function nameBefore(tokens: readonly Token[], from: number, brace: number): string | undefined {
  const heading = tokens.slice(from, brace);
  const word = heading.findIndex((token) => isWord(token, 'fn', 'func'));
  const paren = heading.findIndex(
    ({ text }, at) => text === '(' && at > word + 1 && heading[at - 1]?.kind === 'word',
  );
  // Go writes what a method belongs to first: `func (s Stack) Push(…)`.
  const isGeneric = isWord(heading[word], 'fn') && heading[word + 1]?.kind === 'word';
  if (word !== -1 && isGeneric) return heading[word + 1]?.text;
  const name = heading[paren - 1];
  return name !== undefined && !isWord(name, 'if', 'while', 'for', 'switch', 'match', 'func')
    ? name.text
    : undefined;
}

function braced(tokens: readonly Token[]): readonly CodePart[] {
  const parts: CodePart[] = [];
  let from = 0;
  for (let place = 0; place < tokens.length; place += 1) {
    const token = tokens[place];
    if (token?.text === ';' || token?.text === '}') from = place + 1;
    if (token?.text !== '{') continue;
    const name = nameBefore(tokens, from, place);
    const to = blockEnd(
      tokens,
      place,
      ({ text }) => text === '{',
      ({ text }) => text === '}',
    );
    if (name !== undefined) parts.push({ name, tokens: tokens.slice(from, to) });
    // What holds functions is gone into: `impl`, `mod`, `trait`.
    if (name !== undefined) place = to - 1;
    from = place + 1;
  }
  return parts;
}
