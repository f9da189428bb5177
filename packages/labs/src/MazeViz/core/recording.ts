import { tileAt, type Maze } from './maze';

/** A cell that waits in the frontier, with what the search knew when it was put there. */
export interface FrontierEntry {
  readonly cell: number;
  /** The cost of the way there: the number of steps where the search does not count cost. */
  readonly g: number;
  /** The guess of what is left; 0 in searches that do not guess. */
  readonly h: number;
  /**
   * The cell has been reached more cheaply since, or is done already: the entry is passed over when
   * its turn comes.
   */
  readonly stale: boolean;
}

export type StepKind =
  | 'start'
  | 'expand'
  | 'skip'
  | 'back'
  | 'deeper'
  | 'found'
  | 'failed'
  | 'capped';

/** One moment of a search: what was done, and how everything looks afterwards. */
export interface Step {
  readonly kind: StepKind;
  /** The cell the step is about; undefined when it is about none. */
  readonly cell: number | undefined;
  /** The frontier as the list is drawn: the next to be taken last in a stack, first in a queue. */
  readonly frontier: readonly FrontierEntry[];
  /** How many of the cells in `order` had been expanded. */
  readonly expanded: number;
  /** Where in `order` the current round began: 0 but in iterative deepening. */
  readonly roundStart: number;
  /** The depth limit of the round; undefined in all searches but iterative deepening. */
  readonly limit: number | undefined;
  readonly text: string;
}

/** A whole search, recorded: a player can stand at any step of it. */
export interface Recording {
  readonly steps: readonly Step[];
  /** The cells in the order they were expanded; with several rounds the same cell comes back. */
  readonly order: readonly number[];
  /** From start to goal; undefined when there is no way (or the recording was cut off). */
  readonly path: readonly number[] | undefined;
  readonly expanded: number;
  /** The sum of the tiles stepped onto, the start not counted; undefined without a path. */
  readonly cost: number | undefined;
}

/**
 * Iterative deepening through long corridors begins again hundreds of times: there the recording is
 * cut off, and says so.
 */
export const maxSteps = 10_000;

export interface Recorder {
  /** Counts the cell as expanded and writes the step. Throws `RecordingFull` at the limit. */
  expand(kind: StepKind, cell: number, frontier: readonly FrontierEntry[], text: string): void;
  /** Writes a step in which nothing is expanded. Throws `RecordingFull` at the limit. */
  note(
    kind: StepKind,
    cell: number | undefined,
    frontier: readonly FrontierEntry[],
    text: string,
  ): void;
  /** Begins a new round with a depth limit. */
  beginRound(limit: number): void;
  finish(path: readonly number[] | undefined): Recording;
}

/** The end of a recording that grew too long: caught where it was begun. */
export class RecordingFull extends Error {}

/** The way back from the goal over the parents, turned round. */
export function buildPath(
  parents: ReadonlyMap<number, number | undefined>,
  goal: number,
): readonly number[] {
  const path: number[] = [];
  for (let cell: number | undefined = goal; cell !== undefined; cell = parents.get(cell))
    path.push(cell);
  return path.reverse();
}

/** What it costs to walk the path: each tile but the first. */
function pathCost(maze: Maze, path: readonly number[]): number {
  return path.slice(1).reduce((sum, cell) => sum + tileAt(maze, cell), 0);
}

export function createRecorder(maze: Maze): Recorder {
  const steps: Step[] = [];
  const order: number[] = [];
  let roundStart = 0;
  let limit: number | undefined;
  const checkRoom = (): void => {
    if (steps.length >= maxSteps) throw new RecordingFull();
  };
  const note: Recorder['note'] = (kind, cell, frontier, text) => {
    checkRoom();
    steps.push({ kind, cell, frontier, expanded: order.length, roundStart, limit, text });
  };
  return {
    note,
    expand(kind, cell, frontier, text) {
      checkRoom();
      order.push(cell);
      note(kind, cell, frontier, text);
    },
    beginRound(nextLimit) {
      roundStart = order.length;
      limit = nextLimit;
    },
    finish: (path) => ({
      steps,
      order,
      path,
      expanded: order.length,
      cost: path === undefined ? undefined : pathCost(maze, path),
    }),
  };
}
