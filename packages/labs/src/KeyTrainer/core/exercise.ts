import { pressAll } from '../../helix/editor';
import { parseKeys, type Key } from '../../helix/keys';
import { from, to, type Range } from '../../helix/selection';
import { openEditor, type Editor } from '../../helix/state';
import { lineCount, lineEnd, lineStart } from '../../helix/text';

/** What an author writes of one exercise, all as text. */
export interface ExerciseSource {
  readonly task: string;
  readonly start: string;
  /**
   * `2:5` is the cursor on line 2, column 5; `2:5-2:8` a selection with the cursor at its end.
   * Empty: the first character.
   */
  readonly startAt: string;
  /** Empty: the text stays as it is, and only the selection is asked for. */
  readonly goal: string;
  /** The selection to reach, written as `startAt`. Empty: any selection will do. */
  readonly goalAt: string;
  readonly solution: string;
}

export interface Exercise {
  readonly task: string;
  readonly start: Editor;
  readonly goalText: string;
  /** The selection that is asked for, in text order; undefined when any will do. */
  readonly goalRanges: readonly Range[] | undefined;
  readonly solution: readonly Key[];
}

/** A file ends with a line break, also when the author's fence does not. */
function asFile(text: string): string {
  return `${text.replace(/\n+$/, '')}\n`;
}

function checkText(text: string): void {
  // One character must be one step for the cursor.
  const odd = /[\t\p{M}\p{Cs}]|[\u{10000}-\u{10FFFF}]/u.exec(text);
  if (odd !== null)
    throw new Error(
      `texten har tecknet ${JSON.stringify(odd[0])}, som markören inte kan räkna som ett steg (tabb, kombinerande tecken och emoji går inte).`,
    );
}

function positionOf(text: string, place: string): number {
  const [line = 0, column = 0] = place.split(':').map(Number);
  const start = lineStart(text, line - 1);
  const isInside = line >= 1 && column >= 1 && line <= lineCount(text) - 1;
  // One column past the last character is the line break, which can be selected too.
  if (!isInside || start + column - 1 > lineEnd(text, line - 1))
    throw new Error(`platsen ${place} finns inte i texten (rad:kolumn, räknat från 1).`);
  return start + column - 1;
}

/**
 * `2:5` or `2:5-2:8`, several with a blank between. Throws for anything else and for places outside
 * the text.
 */
function rangesOf(text: string, places: string): readonly Range[] {
  return places.split(/\s+/).map((place): Range => {
    if (!/^\d+:\d+(?:-\d+:\d+)?$/.test(place))
      throw new Error(`"${place}" är ingen plats. Skriv rad:kolumn, som 2:5 eller 2:5-2:8.`);
    const [first = '', last = first] = place.split('-');
    const [anchor, cursor] = [positionOf(text, first), positionOf(text, last)];
    return cursor >= anchor ? { anchor, head: cursor + 1 } : { anchor: anchor + 1, head: cursor };
  });
}

function sameRanges(a: readonly Range[], b: readonly Range[]): boolean {
  const key = (ranges: readonly Range[]): string =>
    ranges.map((range) => `${from(range)}-${to(range)}`).join(' ');
  return key(a) === key(b);
}

/**
 * Whether the goal is reached: the text as asked for, the selection too where one is, and no
 * command half done.
 */
export function isSolved({ goalText, goalRanges }: Exercise, editor: Editor): boolean {
  if (editor.mode === 'insert' || editor.pending.kind !== 'none') return false;
  if (asFile(editor.text) !== goalText) return false;
  return goalRanges === undefined || sameRanges(editor.selection.ranges, goalRanges);
}

/**
 * The exercise, tried: its solution must lead from start to goal. Throws an Error that says in
 * Swedish what is wrong and what would be right.
 */
export function buildExercise(source: ExerciseSource): Exercise {
  const text = asFile(source.start);
  const goalText = source.goal.trim() === '' ? text : asFile(source.goal);
  if (text === '\n') throw new Error('utgångstexten saknas.');
  checkText(text + goalText);
  const keys = parseKeys(source.solution.trim());
  if ('unknown' in keys)
    throw new Error(
      `facit har ${keys.unknown}, som inte är en tangent. Skriv till exempel <esc>, <ret> eller <space>.`,
    );
  const exercise: Exercise = {
    task: source.task.trim(),
    start: openEditor(text, source.startAt === '' ? undefined : rangesOf(text, source.startAt)),
    goalText,
    goalRanges: source.goalAt === '' ? undefined : rangesOf(goalText, source.goalAt),
    solution: keys,
  };
  if (keys.length === 0) throw new Error('facit saknas.');
  if (isSolved(exercise, exercise.start)) throw new Error('övningen är löst redan från början.');
  const end = pressAll(exercise.start, keys);
  if (!isSolved(exercise, end))
    throw new Error(
      `facit ${source.solution.trim()} når inte målet. Det ger ${JSON.stringify(end.text)} i läget ${end.mode}${end.message === '' ? '' : ` ("${end.message}")`}.`,
    );
  return exercise;
}

const heading = /^===\s*(start|mål|facit)(?:\s+(.*?))?\s*$/;

/**
 * Reads a `keys` fence: the task, then `=== start`, `=== mål` and `=== facit`, each with its text
 * on the lines below. After `start` and `mål` places may stand.
 */
export function parseExercise(fence: string): Exercise {
  const parts: Record<string, string[]> = { task: [], start: [], mål: [], facit: [] };
  const places: Record<string, string> = {};
  let current = 'task';
  for (const line of fence.split('\n')) {
    const match = heading.exec(line);
    if (match !== null) {
      current = match[1] ?? '';
      places[current] = match[2] ?? '';
    } else if (line.startsWith('==='))
      throw new Error(`raden "${line}" känns inte igen. Skriv === start, === mål eller === facit.`);
    else parts[current]?.push(line);
  }
  const textOf = (name: string): string => parts[name]?.join('\n') ?? '';
  return buildExercise({
    task: textOf('task'),
    start: textOf('start'),
    startAt: places['start'] ?? '',
    goal: textOf('mål'),
    goalAt: places['mål'] ?? '',
    solution: textOf('facit'),
  });
}
