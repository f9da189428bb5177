import type { HandedExercise } from '../../file/handIn';
import type { Received } from './collect';

/** A student's row of the table. */
export interface Row {
  /** Apart from every other, and the same as long as the files lie on the desk. */
  readonly key: string;
  readonly name: string;
  /** Somebody of the same name has handed in the lesson later. */
  readonly isEarlier: boolean;
  readonly received: Received;
  readonly exercises: ReadonlyMap<string, HandedExercise>;
}

/** What a student is called: by themselves, else by the file, with the folders that name them. */
function nameOf({ path, handIn }: Received): string {
  return handIn.name === '' ? path.replace(/\.html?$/i, '') : handIn.name;
}

const isSame = (one: string, other: string): boolean =>
  one.localeCompare(other, 'sv', { sensitivity: 'base' }) === 0;

/**
 * The rows of a lesson, by name, the latest first where there are several of one name: two who are
 * called the same each keep a row.
 */
export function rowsOf(received: readonly Received[], lessonId: string): readonly Row[] {
  const own = received.filter(({ handIn }) => handIn.lesson.id === lessonId);
  const sorted = own
    .map((each, place) => ({ each, name: nameOf(each), key: String(place) }))
    .sort(
      (a, b) =>
        a.name.localeCompare(b.name, 'sv', { numeric: true }) ||
        b.each.handIn.made.getTime() - a.each.handIn.made.getTime(),
    );
  return sorted.map(({ each, name, key }, place) => ({
    key,
    name,
    isEarlier: each.handIn.name !== '' && isSame(sorted[place - 1]?.name ?? '', name),
    received: each,
    exercises: new Map(each.handIn.exercises.map((exercise) => [exercise.id, exercise])),
  }));
}

/** The lessons that hand-ins are of, the one with most first. */
export function lessonsOf(received: readonly Received[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { handIn } of received)
    counts.set(handIn.lesson.id, (counts.get(handIn.lesson.id) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([id]) => id);
}
