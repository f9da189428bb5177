/** `npm run new -- lesson 3/m18`: makes docs/3/m18.mdx, a lesson to fill in. Nothing that exists is touched. */
import { writeFileSync } from 'node:fs';
import { readLessonFolder } from './lib/lessonFolder';
import { parsePlace, planLesson, type Answer } from './lib/newLesson';

function plan(args: readonly string[]): ReturnType<typeof planLesson> {
  const place = parsePlace(args);
  return place.kind === 'refused'
    ? place
    : planLesson(place.value, readLessonFolder('docs', place.value.folder));
}

function report(answer: Answer<{ file: string; text: string }>): number {
  if (answer.kind === 'refused') {
    console.error(answer.reason);
    return 1;
  }
  const { file, text } = answer.value;
  // `wx`: should the file have come meanwhile, this throws.
  writeFileSync(file, text, { flag: 'wx' });
  console.log(`Gjorde ${file}.

1. Fyll i varje [FYLL I: …]. Byt ut hela klammern, och lägg till exempel, frågor och uppgifter som sidan behöver.
2. npm run check -- ${file} säger vad som är kvar.
3. Skriv in sidans adress i tests/build/specRoutes.ts, som vaktar vilka sidor webbplatsen har.`);
  return 0;
}

process.exitCode = report(plan(process.argv.slice(2)));
