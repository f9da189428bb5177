import { contentHash } from '@kurser/shared/contentHash';
import { colouredLines } from '@kurser/code/colouredLines';
import { mixedOrder, placesRightFromTop, rightFromTopText } from '../ordering/order';
import { isEmpty, linesToOrder, whyNoPuzzle } from './lines';

/** A line to put in its place, with its indentation. */
export interface PuzzleLine {
  readonly text: string;
  /** The line as HTML with the code's colours. */
  readonly html: string;
  /** What is said aloud of it: indentation cannot be heard. */
  readonly name: string;
}

export interface Puzzle {
  /**
   * Names the puzzle by its lines. Their indentation and the empty lines between them do not count.
   */
  readonly hash: string;
  /** In the right order. */
  readonly lines: readonly PuzzleLine[];
  /**
   * The order that the student meets, as indices into `lines`: the same each time, and never the
   * right one.
   */
  readonly start: readonly number[];
}

function nameOf(line: string): string {
  const indent = line.length - line.trimStart().length;
  return indent === 0 ? line : `${line.trimStart()} (indrag ${indent})`;
}

/**
 * A puzzle of the program's lines, or undefined when it makes none (`whyNoPuzzle`).
 * @param colours the program's coloured runs, from the build; '' where there are none
 */
export function makePuzzle(source: string, colours: string): Puzzle | undefined {
  if (whyNoPuzzle(source) !== undefined) return undefined;
  const texts = linesToOrder(source);
  const htmls = colouredLines(source, colours).filter(
    (_, index) => !isEmpty(source.split('\n')[index] ?? ''),
  );
  const hash = contentHash(texts);
  const lines = texts.map((text, index) => ({
    text,
    html: htmls[index] ?? '',
    name: nameOf(text),
  }));
  return { hash, lines, start: mixedOrder(hash, texts) };
}

function textsOf({ lines }: Puzzle): readonly string[] {
  return lines.map(({ text }) => text);
}

/** How many lines from the top stand right; equal lines may stand for each other. */
export function linesRight(puzzle: Puzzle, order: readonly number[]): number {
  return placesRightFromTop(order, textsOf(puzzle));
}

export function isSolved(puzzle: Puzzle, order: readonly number[]): boolean {
  return linesRight(puzzle, order) === puzzle.lines.length;
}

/** What a wrong try came to, in Swedish, without giving the next line away. */
export function tryText(
  { lines }: Puzzle,
  order: readonly number[],
  /** How many lines from the top stand right. */
  right: number,
): string {
  const [wanted, given] = [lines[right], lines[order[right] ?? -1]];
  return wanted?.text.trim() === given?.text.trim()
    ? `Rad ${right + 1} är den rätta men med fel indrag.`
    : rightFromTopText(right, lines.length);
}
