import { readFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import {
  parseHandIn,
  type HandedExercise,
  type HandIn,
} from '../../packages/hand-in/src/file/handIn';
import { dataIn, handInToPage } from '../../packages/hand-in/src/file/page';

/** The hand-in in a page that was saved. @throws when there is none */
export function readHandIn(html: string): HandIn {
  const parsed = parseHandIn(dataIn(html) ?? '', 'demo-kurser');
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.handIn;
}

/** The first solution of each exercise of a lesson, by the exercise's title. */
export function solutionsIn(file: string): ReadonlyMap<string, string> {
  const exercises = readFileSync(file, 'utf8').split('<Exercise title="').slice(1);
  return new Map(
    exercises.map((text) => {
      const [title = ''] = text.split('"');
      const [, , solution = ''] = /<Solution>\s*(```python[^\n]*)\n([^]*?)```/.exec(text) ?? [];
      return [title, solution];
    }),
  );
}

/** How a student of a made-up class has done an exercise. */
type Way = 'right' | 'wrong' | 'loops' | 'empty' | 'old';

function done(exercise: HandedExercise, way: Way, solution: string): HandedExercise {
  const code: Readonly<Record<Way, string | null>> = {
    right: solution,
    wrong: 'print("nästan")\n',
    loops: 'while True:\n    pass\n',
    empty: null,
    old: solution,
  };
  const edition = way === 'old' ? 'en-annan' : exercise.edition;
  // Everybody says that they have passed: it is not to be believed.
  return { ...exercise, edition, isDone: true, tries: 3, code: code[way] };
}

/** In turn; the thirtieth loops. */
const ways: readonly Way[] = ['right', 'right', 'wrong', 'empty', 'old'];

/**
 * A class' hand-ins as a platform zips them: thirty students, a folder each, one of them twice, and
 * a file that is none.
 */
export function classZip(own: HandIn, solutions: ReadonlyMap<string, string>): Buffer {
  const students = Array.from({ length: 30 }, (_, place): [string, string] => {
    const way = place === 29 ? 'loops' : (ways[place % ways.length] ?? 'right');
    const name = `Elev ${String(place + 1).padStart(2, '0')} Åkesson`;
    const exercises = own.exercises.map((exercise, at) =>
      // One loop is enough of what takes ten seconds.
      done(
        exercise,
        way === 'loops' && at > 0 ? 'right' : way,
        solutions.get(exercise.title) ?? '',
      ),
    );
    return [`${name}/Version 1/inlamning.html`, handInToPage({ ...own, name, exercises })];
  });
  const [first] = students;
  const files: readonly (readonly [string, string])[] = [
    ...students,
    ['Elev 01 Åkesson/Version 2/inlamning.html', first?.[1] ?? ''],
    ['uppsats.docx', 'x'],
  ];
  const packed: Record<string, Uint8Array> = {};
  for (const [path, text] of files) packed[path] = new TextEncoder().encode(text);
  return Buffer.from(zipSync(packed));
}
