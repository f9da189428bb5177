/**
 * An answer is told in one way: every part that judges one shows it in `VerdictBox`, and none has
 * signs or words of its own for right, nearly and wrong.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/sources';

/** What judges answers, and the file in which each says what one came to. */
const judging: Readonly<Record<string, string>> = {
  'a quiz, and a question that comes back': 'course-parts/src/Quiz/QuestionForm.tsx',
  'an answer of an exercise': 'course-parts/src/Answer/view/AnswerVerdict.tsx',
  'a comparison': 'course-parts/src/Answer/view/CompareAnswer.tsx',
  'lines in order': 'course-parts/src/Parsons/PuzzleView.tsx',
  'a program with tests': 'course-parts/src/live/view/Workbench.tsx',
  'a program with checks': 'course-parts/src/PyRun/index.tsx',
  'a flag': 'course-parts/src/FlagCheck/index.tsx',
  'a truth table': 'labs/src/TruthTable/view/Fill.tsx',
  'an expression': 'labs/src/TruthTable/view/ExpressionTask.tsx',
  'a Karnaugh map': 'labs/src/TruthTable/view/KarnaughTask.tsx',
  'a circuit that is built': 'labs/src/GateSim/view/build/BuildView.tsx',
  'a circuit that is written': 'labs/src/GateSim/view/Judged.tsx',
};

/** Where else a sign stands for something that is no verdict on an answer. */
const otherSigns: Readonly<Record<string, string>> = {
  'packages/labs/src/NetLab/view/Rows.tsx': 'what a network answers',
  'packages/labs/src/logic/Notice/index.tsx': 'what a lab remarks on',
  'packages/student-work/src/progress/CardProgress/index.tsx': 'a page that has been read',
  'packages/student-work/src/progress/useSidebarMark.ts': 'a page that has been read',
  'packages/student-work/src/progress/ExercisesDone/index.tsx': 'all exercises of a page',
  'packages/student-work/src/progress/LessonEnd/index.tsx': 'a page that has been read',
};

/** What a source says of an answer in signs and words of its own. */
function ownWords(source: string): readonly string[] {
  const text = source.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  const signs = text.match(/[✓✗≈]/gu) ?? [];
  const words = text.match(
    /['"`>]\s*(?:Rätt|Fel|Inte rätt|Nästan|Stämmer|Inte klarat|Klarat)(?: än)?[.:!'"`<]/gu,
  );
  return [...signs, ...(words ?? [])];
}

const files = sourceFiles(/^packages\/(?:course-parts|labs|student-work)\/src\/.*\.tsx?$/).filter(
  (file) => !(file in otherSigns),
);

describe('an answer is told in one way', () => {
  it.each(Object.entries(judging))('by %s', (_, file) => {
    const source = readFileSync(`packages/${file}`, 'utf8');
    expect(source).toContain("import VerdictBox from '@kurser/ui/VerdictBox';");
  });

  it('with no words of its own in any part', () => {
    const found = files.flatMap((file) =>
      ownWords(readFileSync(file, 'utf8')).map((word) => `${file}: ${word}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['a sign', "const text = '✓ Bra jobbat';"],
    ['a word', "return right ? 'Rätt.' : '';"],
    ['a word in an element', '<strong>Inte rätt än.</strong>'],
    ['one that begins a sentence', 'return `Nästan: ${reason}`;'],
  ])('or %s would be found', (_, source) => {
    expect(ownWords(source)).not.toEqual([]);
  });

  it.each([
    ['a sentence that goes on', "'Rätt ordning visas när du är klar.'"],
    ['a comment', '/** Says ✓ Rätt. */\n// and ✗\n'],
  ])('and %s is none', (_, source) => {
    expect(ownWords(source)).toEqual([]);
  });
});
