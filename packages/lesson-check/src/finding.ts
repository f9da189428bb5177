/**
 * One fault on a page. `problem` and `expected` are Swedish sentences for the author; `details` is
 * longer text shown indented below.
 */
export interface Finding {
  readonly file: string;
  /** 1-based line in the page; 1 when the fault is the page as a whole. */
  readonly line: number;
  readonly problem: string;
  readonly expected: string;
  readonly details?: string;
  /** Something to mend that fails nothing yet; a fault when it is left out. */
  readonly severity?: 'warning';
}

/** What is found in one file, which its reader knows. */
export type FileFault = Omit<Finding, 'file'>;

/**
 * `tool`: nothing of that kind is installed, which is an error in CI; `machine`: it is there and
 * cannot do its work here, as Debian's gdb 13 cannot where the processor has AMX, which no
 * installation mends; `version`: the block asks for a newer one.
 */
export type SkipCause = 'tool' | 'machine' | 'version';

/**
 * A block that could not be checked here because a tool is missing or too old. Never silent: the
 * report names it.
 */
export interface Skipped {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
  readonly cause: SkipCause;
}

/** Something that an author should read, and that is no fault. */
export interface Note {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/**
 * What one part of the check came to: its faults, what it could not check, and how many things it
 * did check.
 */
export interface Verdict {
  readonly findings: readonly Finding[];
  readonly skipped: readonly Skipped[];
  readonly checked: number;
  readonly notes?: readonly Note[];
}
