import type { ReadExercise } from '@kurser/course-parts/Exercise/readExercise';
import { toCsv } from './csv';
import { doubtsAbout } from './round';
import type { Row } from './rows';
import { verdictText, type Verdict } from './verdict';

/** What else than its verdict stands in a cell; nothing for what was not handed in. */
export function cellFacts(row: Row, exercise: ReadExercise): readonly string[] {
  const handed = row.exercises.get(exercise.id);
  if (handed === undefined) return [];
  const { tries, hasSeenSolution, edition } = handed;
  return [
    `${String(tries)} försök`,
    ...(hasSeenSolution ? ['lösning visad'] : []),
    ...(edition === exercise.hash ? [] : ['annan utgåva']),
    ...(doubtsAbout(exercise, handed).length > 0 ? ['läs koden'] : []),
  ];
}

/** The name in a row, and whether another of the same name is newer. */
export function rowName({ name, isEarlier }: Row): string {
  return isEarlier ? `${name} (tidigare)` : name;
}

/** The table as a file: a row a student, three columns an exercise. */
export function tableToCsv(
  rows: readonly Row[],
  exercises: readonly ReadExercise[],
  verdictOf: (row: Row, exercise: ReadExercise) => Verdict,
): string {
  const heads = exercises.flatMap(({ title }) => [
    title,
    `${title}: försök`,
    `${title}: lösning visad`,
  ]);
  const body = rows.map((row) => [
    rowName(row),
    row.received.path,
    ...exercises.flatMap((exercise) => {
      const handed = row.exercises.get(exercise.id);
      const verdict = verdictText(verdictOf(row, exercise));
      if (handed === undefined) return [verdict, '', ''];
      return [verdict, String(handed.tries), handed.hasSeenSolution ? 'ja' : 'nej'];
    }),
  ]);
  return toCsv([['Elev', 'Fil', ...heads], ...body]);
}
