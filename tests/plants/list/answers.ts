import type { Plant } from '../plant';

const dom = (title: string, file = 'Answer'): Plant['test'] => ({
  level: 'dom',
  file: `packages/course-parts/src/Answer/__tests__/${file}.test.tsx`,
  title,
});

/** What a student answers in a field, and what becomes of it. */
export const answers: readonly Plant[] = [
  {
    name: 'Answer: a number may have any sign',
    file: 'packages/course-parts/src/Answer/core/number.ts',
    find: "    case 'sign':\n      return 'Se över tecknet.';",
    replace: "    case 'sign':\n      break;",
    test: {
      level: 'unit',
      file: 'packages/course-parts/src/Answer/__tests__/judging.test.ts',
      title: '-0,6875 is nearly: Se över tecknet.',
    },
  },
  {
    name: 'Answer: what is right stands in the page',
    file: 'packages/lesson-language/src/remark-lesson/digestAnswers.ts',
    find: '  for (const name of secrets) removeAttribute(answer, name);\n',
    replace: '',
    test: {
      level: 'unit',
      file: 'packages/lesson-language/src/remark-lesson/__tests__/digestAnswers.test.ts',
      title: 'keep nothing of a short text but its digests',
    },
  },
  {
    name: 'Answer: one right answer of two is enough',
    file: 'packages/course-parts/src/Exercise/useExercise.ts',
    find: 'answers + Math.max(',
    replace: 'Math.min(answers, 1) + Math.max(',
    test: dom('an exercise is done when all its answers are right, each told row by row'),
  },
  {
    name: 'Exercise: a lab that is on its way is not waited for',
    file: 'packages/course-parts/src/Exercise/useExercise.ts',
    find: 'Math.max(count, wanted.size)',
    replace: 'wanted.size',
    test: {
      level: 'dom',
      file: 'packages/course-parts/src/Exercise/__tests__/done.test.tsx',
      title: 'is not passed while a lab of it is on its way',
    },
  },
  {
    name: 'Exercise: a mark that was taken away comes back with the page',
    file: 'packages/course-parts/src/Exercise/useExercise.ts',
    find: 'if (!isJustNow && !hasNews) return;',
    replace: '',
    test: {
      level: 'dom',
      file: 'packages/course-parts/src/Exercise/__tests__/done.test.tsx',
      title: 'is marked once for what was right before, and not again when the mark is taken away',
    },
  },
  {
    name: 'Answer: the model is shown before a word is written',
    file: 'packages/course-parts/src/Answer/core/judge.ts',
    find: 'return hasOwnText(fields) ? undefined : ownTextFirst;',
    replace: 'return undefined;',
    test: dom('who compares writes first, then sees the model and ticks the list'),
  },
  {
    name: 'Answer: what is half written is forgotten',
    file: 'packages/course-parts/src/Answer/useAnswer.ts',
    find: '      else change((before) => withField(before, at, text));\n',
    replace: '',
    test: dom('what is half written is there after a reload, and has not been judged'),
  },
  {
    name: 'Answer: a file that is refused takes the place of what was there',
    file: 'packages/course-parts/src/Answer/view/FileFields.tsx',
    find: 'if (taken.ok) onFill([taken.text, taken.name]);',
    replace: "onFill(taken.ok ? [taken.text, taken.name] : ['', '']);",
    test: {
      level: 'dom',
      file: 'packages/course-parts/src/Answer/__tests__/AnswerKinds.test.tsx',
      title: 'a file of another kind is refused, and what was there is left',
    },
  },
  {
    name: 'Answer: a gap in a pattern reaches over statements',
    file: 'packages/course-parts/src/Answer/core/file/pattern.ts',
    find: '(token) => !isStop(token)',
    replace: '() => true',
    test: {
      level: 'unit',
      file: 'packages/course-parts/src/Answer/__tests__/file.test.ts',
      title: 'if … velocity.y: false',
    },
  },
  {
    name: 'Exercise: nobody is told that something is left',
    file: 'packages/course-parts/src/Exercise/useExercise.ts',
    find: '        if (isJustNow) onRight({ right, of });\n',
    replace: '',
    test: {
      level: 'dom',
      file: 'packages/course-parts/src/Exercise/__tests__/done.test.tsx',
      title: 'is not passed while a lab of it is on its way',
    },
  },
  {
    name: 'Answer: code between backticks is refused',
    file: 'packages/course-parts/src/Answer/core/text.ts',
    find: "        .replaceAll('`', '')\n",
    replace: '',
    test: {
      level: 'unit',
      file: 'packages/course-parts/src/Answer/__tests__/judging.test.ts',
      title: 'takes code between backticks, and takes none away within a line that is code',
    },
  },
];
