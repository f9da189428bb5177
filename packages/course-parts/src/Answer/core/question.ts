import type { Fact, FileEnd } from './file/fact';
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

/** Fields that were foreseen, all of them together, and what the student has missed. */
export interface ForeseenFields {
  readonly fields: Fields;
  readonly why: string;
}

interface Foreseen {
  readonly near: readonly ForeseenFields[];
  readonly reject: readonly ForeseenFields[];
}

/** What belongs together: a partner for each thing, among partners that stand in a mixed order. */
export interface MatchAnswer extends Foreseen {
  readonly kind: 'match';
  readonly pairs: readonly { readonly text: string; readonly partner: string }[];
  /** As they are shown, with those that belong to nothing. */
  readonly partners: readonly string[];
}

/** Things to put in order. */
export interface OrderAnswer extends Foreseen {
  readonly kind: 'order';
  /** In the right order; no two are the same. */
  readonly items: readonly string[];
  /** As the student meets them: indices into `items`. */
  readonly start: readonly number[];
  readonly isCode: boolean;
}

/** A piece that is to be marked or left alone. */
export interface Markable {
  readonly text: string;
  readonly isRight: boolean;
}

/** Lines of a program, some of which are to be marked. */
export interface LinesAnswer extends Foreseen {
  readonly kind: 'lines';
  readonly lines: readonly Markable[];
}

/** Cells of a grid, some of which are to be marked: a maze, a matrix, a map of a truth table. */
export interface CellsAnswer extends Foreseen {
  readonly kind: 'cells';
  readonly cells: readonly (readonly Markable[])[];
  /** The names of the columns and of the rows; none where they are counted from 1. */
  readonly across: readonly string[];
  readonly down: readonly string[];
}

/** A node of a drawing, in squares from its left top. */
export interface DrawnNode extends Markable {
  readonly x: number;
  readonly y: number;
}

/** Nodes of a graph, a tree or a circuit, some of which are to be marked. */
export interface NodesAnswer extends Foreseen {
  readonly kind: 'nodes';
  readonly nodes: readonly DrawnNode[];
  /** Pairs of nodes that are joined, by their places. */
  readonly edges: readonly (readonly [number, number])[];
  /** Whether an edge has an arrow to its second node. */
  readonly isDirected: boolean;
}

/** A file of the student's own, read on the spot, and what is asked of it. */
export interface FileAnswer {
  readonly kind: 'file';
  /** How the name of the file ends: `.gd`. */
  readonly ends: readonly FileEnd[];
  /** What the file is called in the lesson; '' where that is the student's to choose. */
  readonly name: string;
  readonly facts: readonly Fact[];
  /** What cannot be seen in the file, in the author's words; '' where there is nothing to add. */
  readonly unseen: string;
}

/** What the student's own program has printed in the exercise's driver. */
export interface OutputAnswer {
  readonly kind: 'output';
  /** `name: value` is a row of the printout; `why` is said where the value is another one. */
  readonly rows: readonly {
    readonly name: string;
    readonly value: string;
    readonly why: string;
  }[];
}

export type AnswerBody =
  | NumberAnswer
  | TextAnswer
  | RowsAnswer
  | TableAnswer
  | MatchAnswer
  | OrderAnswer
  | LinesAnswer
  | CellsAnswer
  | NodesAnswer
  | FileAnswer
  | OutputAnswer
  | CompareAnswer;
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
 * first is the student's own text, and the others are its list's: `ticked` or ''. Lines, cells and
 * nodes are `ticked` where they are marked. Of things in order each field is the text of what
 * stands there. Of a file they are its text and its name.
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
    case 'output':
      return 1;
    case 'rows':
      return question.rows.length;
    case 'table':
      return fieldCells(question).length;
    case 'match':
      return question.pairs.length;
    case 'order':
      return question.items.length;
    case 'lines':
      return question.lines.length;
    case 'cells':
      return question.cells.flat().length;
    case 'nodes':
      return question.nodes.length;
    case 'file':
      return 2;
    case 'compare':
      return 1 + question.list.length;
  }
}

/** The fields with nothing in them. */
export function emptyFields(question: AnswerBody): Fields {
  return Array.from({ length: fieldCount(question) }, () => '');
}
