import type { TextKey } from './text';

/** A number, within `tolerance` of the answer. */
export interface NumberAnswer {
  readonly kind: 'number';
  readonly answer: number;
  readonly tolerance: number;
  readonly unit: string;
  readonly near: readonly ForeseenNumber[];
  readonly reject: readonly ForeseenNumber[];
}

/** A number that was foreseen, and what the student who writes it has missed. */
export interface ForeseenNumber {
  readonly answer: number;
  readonly why: string;
}

/** A word or a few, known by their digests alone. */
export interface TextAnswer {
  readonly kind: 'text';
  /** A line of code: letter case counts. */
  readonly exact: boolean;
  readonly key: TextKey;
}

/** One of the same options for each row. */
export interface RowsAnswer {
  readonly kind: 'rows';
  readonly options: readonly string[];
  readonly rows: readonly { readonly text: string; readonly accepts: readonly string[] }[];
}

/** A cell that is given, or one to fill. */
export type Cell =
  | { readonly kind: 'given'; readonly text: string }
  | { readonly kind: 'field'; readonly accepts: readonly string[] };

/** A table, some of whose cells are the student's to fill. */
export interface TableAnswer {
  readonly kind: 'table';
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  readonly tolerance: number;
}

/** A text of the student's own, which the student holds against a model and a list. */
export interface CompareAnswer {
  readonly kind: 'compare';
  readonly list: readonly string[];
}

export type AnswerBody = NumberAnswer | TextAnswer | RowsAnswer | TableAnswer | CompareAnswer;
export type AnswerKind = AnswerBody['kind'];

/** What an author asks for in an exercise. */
export type AnswerQuestion = AnswerBody & {
  /** The words above the field; undefined for those that its kind has. */
  readonly label: string | undefined;
  /** What is said of a right answer. */
  readonly why: string;
  /** Of everything that decides what a right answer is; a verdict holds for one hash. */
  readonly hash: string;
};

/**
 * What a student has put in: one text a field, '' where there is none yet. Of a comparison the
 * first is the student's own text, and the others are its list's: `ticked` or ''.
 */
export type Fields = readonly string[];

export const ticked = 'x';

/** The cells of a table that are to be filled, row by row. */
export function fieldCells({ rows }: TableAnswer): readonly Extract<Cell, { kind: 'field' }>[] {
  return rows.flat().filter((cell) => cell.kind === 'field');
}

/** How many fields there are to put something in. */
export function fieldCount(question: AnswerBody): number {
  switch (question.kind) {
    case 'number':
    case 'text':
      return 1;
    case 'rows':
      return question.rows.length;
    case 'table':
      return fieldCells(question).length;
    case 'compare':
      return 1 + question.list.length;
  }
}

/** The fields with nothing in them. */
export function emptyFields(question: AnswerBody): Fields {
  return Array.from({ length: fieldCount(question) }, () => '');
}
