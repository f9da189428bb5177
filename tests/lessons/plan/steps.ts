import type { Block } from '../page/blocks';

/** What is asked of a program. */
export type Mode = 'run' | 'compile' | 'shouldFail' | 'compileFail';

/** One thing to do with a page, in order, in the page's directory. */
export type Step =
  | ProgramStep
  /** Only written to its file. */
  | { readonly kind: 'write'; readonly block: Block }
  /** A script's style is looked at; whether it runs is another step, which another tool answers. */
  | { readonly kind: 'style'; readonly block: Block }
  | { readonly kind: 'console'; readonly block: Block }
  | { readonly kind: 'gdb'; readonly block: Block }
  | { readonly kind: 'parse'; readonly block: Block }
  | TrialStep
  | PyRunStep;

export interface ProgramStep {
  readonly kind: 'program';
  readonly block: Block;
  readonly mode: Mode;
  /** The blocks whose names it can use, oldest first (`continues`). */
  readonly earlier: readonly Block[];
  readonly shown?: ShownOutput;
}

/** An exercise's test, tried on a solution (which must pass) or on the skeleton (which must fail). */
export interface TrialStep {
  readonly kind: 'trial';
  readonly subject: 'solution' | 'skeleton';
  readonly parts: readonly Block[];
  readonly test: Block;
}

export interface PyRunStep {
  readonly kind: 'pyrun';
  readonly start: Block;
  readonly checks: readonly Block[];
  readonly solutions: readonly Block[];
}

/** Output that the page shows: an `output` block, or the first answer of an `output` question. */
export interface ShownOutput {
  readonly source: 'block' | 'answer';
  readonly line: number;
  readonly text: string;
}
