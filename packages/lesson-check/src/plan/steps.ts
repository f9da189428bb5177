import type { Block } from '@kurser/lesson-language/source/blocks';
import type { Mode, ShownOutput } from '@kurser/lesson-language/source/program';
import type { Trial } from '@kurser/lesson-language/source/exerciseTrials';

/** One thing to do with a page, in order, in the page's directory. */
export type Step =
  | ProgramStep
  /** Only written to its file. */
  | { readonly kind: 'write'; readonly block: Block }
  /**
   * The style of a script or of Rust is looked at; whether it runs is another step, which another
   * tool answers.
   */
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

export interface TrialStep extends Trial {
  readonly kind: 'trial';
}

export interface PyRunStep {
  readonly kind: 'pyrun';
  readonly start: Block;
  readonly checks: readonly Block[];
  readonly solutions: readonly Block[];
}
