import type { Plant } from '../plant';

const room = 'packages/hand-in/src';

const test = (level: 'unit' | 'dom', file: string, title: string): Plant['test'] => ({
  level,
  file: `${room}/__tests__/${file}`,
  title,
});

/** What is handed in, and what the desk believes of it. */
export const handIn: readonly Plant[] = [
  {
    name: 'Hand-in: what a student has written is a tag',
    file: `${room}/file/page.ts`,
    find: '(character) => entities[character] ?? character',
    replace: '(character) => character',
    test: test(
      'unit',
      'page.test.ts',
      'holds "<img src=x onerror=alert(1)>" as the text that it is, and no script',
    ),
  },
  {
    name: 'Desk: what a file says of its own verdict is believed',
    file: `${room}/desk/core/round.ts`,
    find: "if (task?.kind === 'here') {",
    replace: "if (task?.kind === 'here' && !handed.isDone) {",
    test: test('dom', 'Desk.test.tsx', 'runs every program again, and believes no file'),
  },
  {
    name: 'Desk: a page of any size is read',
    file: `${room}/desk/core/collect.ts`,
    find: 'if (size > maxPageBytes)',
    replace: 'if (size > 2 ** 40)',
    test: test(
      'unit',
      'collect.test.ts',
      'is told by name and hardly read where it is 100 MB: film.html',
    ),
  },
  {
    name: 'Desk: a zip may become larger than it says',
    file: 'packages/shared/src/readAtMost/index.ts',
    find: 'if (length > most) {',
    replace: 'if (length > 2 ** 40) {',
    test: {
      level: 'unit',
      file: 'packages/shared/src/zip/__tests__/zip.test.ts',
      title: 'is stopped when there is more than it said',
    },
  },
  {
    name: 'Desk: a name in the table is a formula',
    file: `${room}/desk/core/csv.ts`,
    find: "`'${text}`",
    replace: 'text',
    test: test('unit', 'verdicts.test.ts', 'runs no formula: "+1"'),
  },
  {
    name: 'Desk: a zip may lie as often as it likes',
    file: `${room}/desk/core/collect.ts`,
    find: '      if (error instanceof ZipLie) this.#room -= maxPageBytes;\n',
    replace: '',
    test: test('unit', 'collect.test.ts', 'ends where a zip of lies would be unpacked for minutes'),
  },
  {
    name: 'Desk: a zip’s directory of any size is read',
    file: 'packages/shared/src/zip/index.ts',
    find: ' || size > maxDirectory',
    replace: '',
    test: {
      level: 'unit',
      file: 'packages/shared/src/zip/__tests__/zip.test.ts',
      title: 'is told, and not read, where its directory would be all of it',
    },
  },
  {
    name: 'Desk: a file is judged without being read',
    file: `${room}/desk/core/judgeAnswers.ts`,
    find: 'judge(question, fields, found)',
    replace: 'judge(question, fields, [])',
    test: test('dom', 'Desk.test.tsx', 'reads a file anew, and takes no word for it'),
  },
  {
    name: 'Desk: a name in letters of another form is not seen',
    file: `${room}/desk/core/doubt.ts`,
    find: "program.normalize('NFKC').match",
    replace: 'program.match',
    test: test('unit', 'verdicts.test.ts', '"import ｊｓ\\nｅｖａｌ(\\"1\\")" names ["eval","js"]'),
  },
  {
    name: 'Hand-in: a zip that cannot be shared keeps the page from being shared',
    file: `${room}/make/share.ts`,
    find: 'const attempts = [files, files.slice(0, 1)];',
    replace: 'const attempts = [files];',
    test: test(
      'dom',
      'make.test.tsx',
      'shares the page alone where the browser hands on no zips, and says what is left',
    ),
  },
  {
    name: 'Desk: a program that may do harm runs among the others',
    file: `${room}/desk/core/runAll.ts`,
    find: '      if (job.isAlone) engine.close();\n      const started',
    replace: '      const started',
    test: test(
      'unit',
      'runAll.test.ts',
      'gives a program that may do harm a Python of its own, before and after',
    ),
  },
  {
    name: 'Hand-in: work on an earlier edition is left out',
    file: 'packages/student-work/src/work/exerciseWork.ts',
    find: 'isMarked(hash) || isMarked(work.hash)',
    replace: 'isMarked(hash)',
    test: test(
      'dom',
      'make.test.tsx',
      'has the exercises that are done ticked, and takes with it what is chosen',
    ),
  },
];
