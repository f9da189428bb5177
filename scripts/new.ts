/**
 * `npm run new -- lesson 3/m18`: makes docs/3/m18.mdx, a lesson to fill in. Nothing that exists is
 * touched.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { formatFile } from './lib/formatter';
import { readLessonFolder } from './lib/lessonFolder';
import { parsePlace, planLesson, type Answer, type LessonPlace } from './lib/newLesson';
import { withRoute } from './lib/ownRoutes';

/** Where the addresses are guarded that no specification knows. */
const ownRoutes = 'tests/build/ownRoutes.json';

interface NewLesson {
  readonly place: LessonPlace;
  readonly file: string;
  readonly text: string;
}

function plan(args: readonly string[]): Answer<NewLesson> {
  const place = parsePlace(args);
  if (place.kind === 'refused') return place;
  const lesson = planLesson(place.value, readLessonFolder('docs', place.value.folder));
  if (lesson.kind === 'refused') return lesson;
  return { kind: 'ok', value: { place: place.value, ...lesson.value } };
}

async function report(answer: Answer<NewLesson>): Promise<number> {
  if (answer.kind === 'refused') {
    console.error(answer.reason);
    return 1;
  }
  const { place, file, text } = answer.value;
  // `wx`: should the file have come meanwhile, this throws.
  writeFileSync(file, text, { flag: 'wx' });
  const routes = existsSync(ownRoutes) ? readFileSync(ownRoutes, 'utf8') : '[]';
  writeFileSync(ownRoutes, withRoute(routes, place));
  // The checks demand the project's own form.
  await formatFile(ownRoutes);
  console.log(`Gjorde ${file}, och skrev in adressen i ${ownRoutes}.

1. Fyll i varje [FYLL I: …]. Byt ut hela klammern, och lägg till exempel, frågor och uppgifter som sidan behöver.
2. npm run check -- ${file} säger vad som är kvar.`);
  return 0;
}

void report(plan(process.argv.slice(2))).then((code) => {
  process.exitCode = code;
});
