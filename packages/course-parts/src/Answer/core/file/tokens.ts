import { layouts, type FileEnd } from './fact';

/** A piece of code: a word, a number, a text between quotes, a sign, or the end of a statement. */
export interface Token {
  readonly kind: 'word' | 'number' | 'string' | 'sign' | 'end';
  /** As it is compared: numbers by their value, texts with the same quotes. */
  readonly text: string;
  /** From 1. */
  readonly line: number;
  /** How far its line is indented, in characters. */
  readonly indent: number;
}

/** What is no part of the code, by how the file's name ends. */
const comments: Readonly<Record<FileEnd, RegExp>> = {
  '.gd': /#[^\n]*/y,
  '.py': /#[^\n]*/y,
  '.toml': /#[^\n]*/y,
  '.tscn': /;[^\n]*/y,
  '.tres': /;[^\n]*/y,
  '.godot': /;[^\n]*/y,
  '.prg': /;[^\n]*/y,
  '.zip': /;[^\n]*/y,
  '.ras': /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y,
  '.tru': /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y,
  '.rs': /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y,
  '.c': /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y,
  '.go': /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y,
};

const blanks = /[^\S\n]+/y;
const texts = /"""[\s\S]*?(?:"""|$)|"(?:[^"\\\n]|\\[\s\S])*"?|`[^`]*`?/y;
/** Rust's `'a` names a lifetime, and C's `'a'` is a character. */
const character = /'(?:[^'\\\n]|\\[^\n])'/y;
const quoted = /'(?:[^'\\\n]|\\[\s\S])*'?/y;
const words = /[\p{L}_][\p{L}\p{N}_]*/uy;
const numbers = /\d(?:\w|\.(?!\.))*/y;
/** Turbo Rascal's `$1F` and `%101`. */
const basedNumbers = /\$[\dA-Fa-f]+|%[01]+/y;
const signs = /[:=!<>+\-*/%&|]=|->|=>|&&|\|\||::|\.\.|[\s\S]/uy;

function at(pattern: RegExp, text: string, place: number): string {
  pattern.lastIndex = place;
  return pattern.exec(text)?.[0] ?? '';
}

/** `566.0`, `566` and `5_66` are the same number; `0x1F` and `1.2.3` stay as they are written. */
function numberText(text: string): string {
  const value = Number(text.replaceAll('_', ''));
  return Number.isNaN(value) ? text : String(value);
}

function stringText(text: string): string {
  const quote = text.startsWith('"""') ? 3 : 1;
  const isClosed = text.length >= 2 * quote && text.endsWith(text.slice(0, quote));
  return `"${text.slice(quote, isClosed ? -quote : undefined)}"`;
}

interface Reading {
  readonly tokens: Token[];
  readonly end: FileEnd;
  line: number;
  indent: number;
  depth: number;
  /** Where the line began. */
  start: number;
}

const opens = '([{';
const closes = ')]}';

function push(reading: Reading, kind: Token['kind'], text: string): void {
  const { line, indent } = reading;
  reading.tokens.push({ kind, text, line, indent });
}

/** Ends a line: a statement too, where lines are statements and no bracket is open. */
function endLine(reading: Reading, place: number): void {
  const layout = layouts[reading.end];
  const byLine = layout === 'indented' || layout === 'sections';
  const last = reading.tokens.at(-1);
  if (byLine && reading.depth <= 0 && last !== undefined && last.kind !== 'end')
    push(reading, 'end', '\n');
  reading.line += 1;
  reading.indent = 0;
  reading.start = place + 1;
}

function skipped(reading: Reading, text: string, place: number): string {
  const blank = at(blanks, text, place);
  if (blank !== '') {
    if (place === reading.start) reading.indent = blank.length;
    return blank;
  }
  // `\` at the end of a line carries the statement on.
  if (text.startsWith('\\\n', place)) return '\\';
  return at(comments[reading.end], text, place);
}

function quotedAt(end: FileEnd, text: string, place: number): string {
  const found = at(texts, text, place);
  if (found !== '') return found;
  const layout = layouts[end];
  return at(layout === 'braces' ? character : quoted, text, place);
}

/** Reads a sign, and counts the brackets. */
function readSign(reading: Reading, sign: string): void {
  if (opens.includes(sign)) reading.depth += 1;
  if (closes.includes(sign)) reading.depth -= 1;
  push(reading, 'sign', sign);
}

function readToken(reading: Reading, text: string, place: number): number {
  const { end } = reading;
  const string = quotedAt(end, text, place);
  if (string !== '') {
    push(reading, 'string', stringText(string));
    reading.line += string.split('\n').length - 1;
    return string.length;
  }
  const word = at(words, text, place);
  if (word !== '') {
    push(reading, 'word', layouts[end] === 'pascal' ? word.toLowerCase() : word);
    return word.length;
  }
  const based = layouts[end] === 'pascal' ? at(basedNumbers, text, place) : '';
  if (based !== '') {
    const base = based.startsWith('$') ? '0x' : '0b';
    push(reading, 'number', String(Number(base + based.slice(1))));
    return based.length;
  }
  const number = at(numbers, text, place);
  if (number !== '') {
    push(reading, 'number', numberText(number));
    return number.length;
  }
  const sign = at(signs, text, place);
  readSign(reading, sign);
  return sign.length;
}

/** The code of a file, without its blanks and comments. Linear in its length. */
export function tokensOf(text: string, end: FileEnd): readonly Token[] {
  const reading: Reading = { tokens: [], end, line: 1, indent: 0, depth: 0, start: 0 };
  let place = 0;
  while (place < text.length) {
    const skip = skipped(reading, text, place);
    if (skip !== '') {
      // The line that `\` carries on is counted, and is no statement of its own.
      const isCarried = skip === '\\';
      reading.line += isCarried ? 1 : skip.split('\n').length - 1;
      place += skip.length + (isCarried ? 1 : 0);
    } else if (text[place] === '\n') {
      endLine(reading, place);
      place += 1;
    } else place += readToken(reading, text, place);
  }
  endLine(reading, place);
  return layouts[end] === 'indented' ? withoutTypes(reading.tokens, end) : reading.tokens;
}

/** What may stand before a name that has a type. The colon of `if dead: health = 0` gives none. */
function isDeclared(tokens: readonly Token[], place: number, end: FileEnd): boolean {
  const [name, before] = [tokens[place], tokens[place - 1]];
  if (name?.kind !== 'word') return false;
  if (['var', 'const', '(', ','].includes(before?.text ?? '')) return true;
  // Python writes no word before it.
  const isSelf = before?.text === '.' && tokens[place - 2]?.text === 'self';
  const isFirst = before === undefined || before.kind === 'end';
  return end === '.py' && (isSelf || (isFirst && name.text !== 'else'));
}

/** How far the type of a variable goes from its colon on; 0 where there is none. */
function typeLength(tokens: readonly Token[], place: number, end: FileEnd): number {
  if (tokens[place]?.text !== ':' || tokens[place + 1]?.kind !== 'word') return 0;
  if (!isDeclared(tokens, place - 1, end)) return 0;
  let to = place + 2;
  if (tokens[to]?.text === '[') {
    while (to < tokens.length && tokens[to]?.text !== ']' && tokens[to]?.kind !== 'end') to += 1;
    to += 1;
  }
  return tokens[to]?.text === '=' ? to - place : 0;
}

/** `x := 3`, `x: int = 3` and `x = 3` are the same to who asks, and so are `self.x` and `x`. */
function withoutTypes(tokens: readonly Token[], end: FileEnd): readonly Token[] {
  const plain: Token[] = [];
  for (let place = 0; place < tokens.length; place += 1) {
    const token = tokens[place];
    if (token === undefined) break;
    const length = typeLength(tokens, place, end);
    const isSelf = token.text === 'self' && tokens[place + 1]?.text === '.';
    if (length > 0) place += length - 1;
    else if (isSelf) place += 1;
    else plain.push(token.text === ':=' ? { ...token, text: '=' } : token);
  }
  return plain;
}
