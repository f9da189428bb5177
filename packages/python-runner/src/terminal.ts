import type { Stream } from './protocol';
import type { Piece } from './programRun';

/**
 * The colours of a terminal, by their numbers: 31 is a red letter, 41 a red ground, 91 a bright red
 * letter.
 */
const colours = ['black', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white'] as const;
export type Colour = (typeof colours)[number];

/** How letters look: as the program has asked for it, or as the terminal does. */
export interface Look {
  readonly colour?: Colour | undefined;
  readonly ground?: Colour | undefined;
  readonly isBold?: boolean;
  readonly isUnderlined?: boolean;
}

/** A run of letters of one stream that look the same. */
export interface ScreenPiece {
  readonly stream: Stream;
  readonly text: string;
  readonly look: Look;
}

interface Cell {
  readonly sign: string;
  readonly stream: Stream;
  readonly look: Look;
}

const plain: Look = {};
/**
 * As high as a terminal's window: what a program calls the first line is that many lines from the
 * last one.
 */
const windowLines = 24;
/** No terminal is wider. A cursor that is sent further stays there. */
const maxColumn = 500;

/** Everything that moves a cursor or is not shown; line breaks and tabs are text. */
const control = /[^\P{Cc}\n\t]/u;
const escape = '\u001b';
const bell = '\u0007';
// A sequence that moves or colours (CSI), one that names the window (OSC), one of two characters;
// or a character.
const tokens = new RegExp(
  [
    String.raw`${escape}\[([\d;?]*)[ -/]*([@-~]?)`,
    String.raw`${escape}\][^${bell}${escape}]*(?:${bell}|${escape}\\)?`,
    String.raw`${escape}[^[\]]|[^]`,
  ].join('|'),
  'gu',
);

/** The look after one number of a sequence that colours. */
function afterNumber(look: Look, number: number): Look {
  const colour = colours[number % 10];
  switch (number) {
    case 0:
      return plain;
    case 1:
      return { ...look, isBold: true };
    case 22:
      return { ...look, isBold: false };
    case 4:
      return { ...look, isUnderlined: true };
    case 24:
      return { ...look, isUnderlined: false };
    case 39:
      return { ...look, colour: undefined };
    case 49:
      return { ...look, ground: undefined };
  }
  if (colour === undefined) return look;
  if (/^[39]\d$/.test(String(number))) return { ...look, colour };
  return /^(?:4|10)\d$/.test(String(number)) ? { ...look, ground: colour } : look;
}

function afterColours(look: Look, numbers: readonly number[]): Look {
  let next = look;
  for (let at = 0; at < numbers.length; at += 1) {
    const number = numbers[at] ?? 0;
    // A colour out of 256 or of millions is none of those above: its numbers are passed over.
    if (number === 38 || number === 48) at += numbers[at + 1] === 5 ? 2 : 4;
    else next = afterNumber(next, number);
  }
  return next;
}

const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

class Screen {
  #rows: Cell[][] = [[]];
  #row = 0;
  #column = 0;
  #look = plain;

  write(text: string, stream: Stream): void {
    for (const [token, numbers, verb] of text.matchAll(tokens)) {
      if (verb !== undefined) this.#obey(verb, (numbers ?? '').split(';').map(Number));
      else if (token === `${escape}c`) this.#eraseBelow(2);
      else if (!token.startsWith(escape)) this.#put(token, stream);
    }
  }

  pieces(): readonly ScreenPiece[] {
    const pieces: { stream: Stream; text: string; look: Look }[] = [];
    const add = ({ sign, stream, look }: Cell): void => {
      const last = pieces.at(-1);
      if (last?.stream === stream && last.look === look) last.text += sign;
      else pieces.push({ stream, text: sign, look });
    };
    this.#rows.forEach((row, index) => {
      row.forEach(add);
      const { stream = 'stdout', look = plain } = row.at(-1) ?? pieces.at(-1) ?? {};
      if (index < this.#rows.length - 1) add({ sign: '\n', stream, look });
    });
    return pieces;
  }

  #put(sign: string, stream: Stream): void {
    if (sign === '\n') this.#moveTo(this.#row + 1, 0);
    else if (sign === '\r') this.#column = 0;
    else if (sign === '\b') this.#column = Math.max(0, this.#column - 1);
    else if (sign === '\t' || !control.test(sign)) {
      this.#fill(stream);
      this.#line()[this.#column] = { sign, stream, look: this.#look };
      this.#column += 1;
    }
  }

  #line(): Cell[] {
    return (this.#rows[this.#row] ??= []);
  }

  /** Blanks up to the cursor, where it stands beyond the line's end. */
  #fill(stream: Stream): void {
    const line = this.#line();
    while (line.length < this.#column) line.push({ sign: ' ', stream, look: plain });
  }

  #moveTo(row: number, column: number): void {
    const top = Math.max(0, this.#rows.length - windowLines);
    this.#row = Math.max(row, top);
    this.#column = within(column, maxColumn);
    while (this.#rows.length <= this.#row) this.#rows.push([]);
  }

  #obey(verb: string, numbers: readonly number[]): void {
    const [first = 0, second = 0] = numbers;
    const steps = within(first || 1, windowLines);
    const top = Math.max(0, this.#rows.length - windowLines);
    switch (verb) {
      case 'm':
        this.#look = afterColours(this.#look, numbers);
        break;
      case 'A':
        this.#moveTo(this.#row - steps, this.#column);
        break;
      case 'B':
        this.#moveTo(this.#row + steps, this.#column);
        break;
      case 'C':
        this.#moveTo(this.#row, this.#column + (first || 1));
        break;
      case 'D':
        this.#moveTo(this.#row, this.#column - (first || 1));
        break;
      case 'G':
        this.#moveTo(this.#row, (first || 1) - 1);
        break;
      case 'H':
      case 'f':
        this.#moveTo(top + steps - 1, (second || 1) - 1);
        break;
      case 'J':
        this.#eraseBelow(first);
        break;
      case 'K':
        this.#eraseLine(first);
    }
  }

  /** From the cursor to the end; with 2 or 3 everything, and the next line is the first again. */
  #eraseBelow(extent: number): void {
    if (extent < 2) {
      this.#rows.length = this.#row + 1;
      this.#line().length = Math.min(this.#line().length, this.#column);
      return;
    }
    this.#rows = [[]];
    this.#moveTo(0, 0);
  }

  /**
   * From the cursor to the end of the line (0), from its beginning to the cursor (1), or all of it
   * (2).
   */
  #eraseLine(extent: number): void {
    const line = this.#line();
    if (extent === 0) line.length = Math.min(line.length, this.#column);
    else if (extent === 2) line.length = 0;
    else
      line.splice(
        0,
        this.#column,
        ...line.slice(0, this.#column).map((cell) => ({ ...cell, sign: ' ', look: plain })),
      );
  }
}

/**
 * What a terminal shows of what a program has written: lines that are written anew, characters
 * taken back, colours; no control characters.
 */
export function screenOf(output: readonly Piece[]): readonly ScreenPiece[] {
  // Most programs write plain lines, and many of them.
  if (!output.some(({ text }) => control.test(text)))
    return output.map((piece) => ({ ...piece, look: plain }));
  const screen = new Screen();
  for (const { stream, text } of output) screen.write(text, stream);
  return screen.pieces();
}
