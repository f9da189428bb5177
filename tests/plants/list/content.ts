import type { Plant } from '../plant';

const unit = (file: string, title: string): Plant['test'] => ({
  level: 'unit',
  file: `${file}.test.ts`,
  title,
});

/** What a reader is shown of lessons and code, and how far they have come. */
export const content: readonly Plant[] = [
  {
    name: 'Progress mixed between the accounts of one computer',
    file: 'packages/device-store/src/store.ts',
    find: 'const fullKey = (key: string): string => `${prefix}${scope}:${key}`;',
    replace: 'const fullKey = (key: string): string => `${prefix}:${key}`;',
    test: unit(
      'packages/device-store/src/__tests__/store',
      'keeps two accounts on one computer apart',
    ),
  },
  {
    name: 'Kept work: the browser is asked anew on every page',
    file: 'packages/device-store/src/keeping.ts',
    find: '      leaveMark(device);\n',
    replace: '',
    test: unit(
      'packages/device-store/src/__tests__/keeping',
      'never asks again when it was answered: false',
    ),
  },
  {
    name: 'Copy of the work: half of it is taken in when there is no room',
    file: 'packages/device-store/src/kept.ts',
    find: '    for (const [name, text] of before) storage.setItem(name, text);\n',
    replace: '',
    test: unit(
      'packages/device-store/src/__tests__/store',
      'replace everything of the account or nothing, and never touch another account',
    ),
  },
  {
    name: 'Copy of the work: merging throws away what the device has',
    file: 'packages/student-work/src/progress/DeviceData/plan.ts',
    find: 'new Map([...copy, ...own])',
    replace: 'new Map([...own, ...copy])',
    test: unit(
      'packages/student-work/src/progress/DeviceData/__tests__/plan',
      'tells what happens',
    ),
  },
  {
    name: 'Progress: more is done than there is',
    file: 'packages/student-work/src/progress/progress.ts',
    find: 'Math.min(count, total)',
    replace: 'count',
    test: unit(
      'packages/student-work/src/progress/__tests__/progress',
      'has no more done than there is, when parts have gone',
    ),
  },
  {
    name: 'Progress: the next lesson is one that is read',
    file: 'packages/student-work/src/progress/lessons.ts',
    find: 'course === current.course && !isRead(id)',
    replace: 'course === current.course',
    test: unit(
      'packages/student-work/src/progress/__tests__/progress',
      'lead on to the next unread ones in the same course',
    ),
  },
  {
    name: 'Repetition: the day has room however much has been asked',
    file: 'packages/student-work/src/repetition/core/dayCount.ts',
    find: 'Math.max(0, questionsADay - asked)',
    replace: 'Math.max(0, questionsADay - 0 * asked)',
    test: unit(
      'packages/student-work/src/repetition/core/__tests__/card',
      'leaves room for ten, and starts anew on any other day',
    ),
  },
  {
    name: 'Repetition: a clock that was ahead hides a lesson until then',
    file: 'packages/student-work/src/repetition/core/card.ts',
    find: 'card === undefined || card.day > today',
    replace: 'card === undefined',
    test: unit(
      'packages/student-work/src/repetition/core/__tests__/card',
      'asks about a lesson without a card, and one from a day that has not come',
    ),
  },
  {
    name: 'Repetition: a miss follows itself',
    file: 'packages/student-work/src/repetition/core/session.ts',
    find: 'isFirst && !isRight && rest.length > 0',
    replace: 'isFirst && !isRight',
    test: unit(
      'packages/student-work/src/repetition/core/__tests__/session',
      'never asks more than the day has room for, nor about a lesson twice in a row',
    ),
  },
  {
    name: 'Repetition: a miss takes back what was done in the lesson',
    file: 'packages/student-work/src/repetition/keepAnswer.ts',
    find: "  if (outcomeOf(question, known) === 'right') return;\n",
    replace: '',
    test: {
      level: 'dom',
      file: 'packages/student-work/src/repetition/__tests__/Repetition.test.tsx',
      title: 'counts in the lesson, and a later miss takes nothing away',
    },
  },
  {
    name: 'Print: a link to another site becomes a page of the document',
    file: 'src/print/pagesBelow.ts',
    find: "type === 'link' && href?.startsWith('/') === true",
    replace: "type === 'link' && href !== undefined",
    test: unit(
      'src/print/__tests__/print',
      'are those of the sidebar in its order, without links to elsewhere',
    ),
  },
  {
    name: 'Reading time: exercises are read as text',
    file: 'src/reading/minutes.ts',
    find: '<(Exercise|Quiz|PyRun|StepTrace)',
    replace: '<(Quiz|PyRun|StepTrace)',
    test: unit('src/reading/__tests__/minutes', 'leaves out exercises'),
  },
  {
    name: 'Code: markup in a program is markup in the page',
    file: 'packages/code/src/colouredLines.ts',
    find: 'return text.replaceAll(/[&<>]/g, (character) => entities[character] ?? character);',
    replace: 'return text;',
    test: unit('packages/code/src/__tests__/code', 'are text, whatever stands in the code'),
  },
  {
    name: 'Help: a question mark that is being written opens the help',
    file: 'src/help/shortcutGroups.ts',
    find: 'isFree && isPlain && !place.takesKeys && !place.hasDialog',
    replace: 'isFree && isPlain && !place.hasDialog',
    test: unit('src/help/__tests__/help', 'does not with {} at {"takesKeys":true}'),
  },
  {
    name: 'Configuration: only the first missing variable is told',
    file: 'src/config/environment.ts',
    find: '(variable) => faultOf(variable, env[variable.name]) ?? [],\n  );',
    replace: '(variable) => faultOf(variable, env[variable.name]) ?? [],\n  ).slice(0, 1);',
    test: unit('src/config/__tests__/environment', 'names every missing variable in one error'),
  },
  {
    name: 'Numbers: a decimal comma is not understood',
    file: 'packages/shared/src/swedishNumber/index.ts',
    find: ".replace(/^[−–-]/, '-')\n    .replace(',', '.');",
    replace: ".replace(/^[−–-]/, '-');",
    test: unit(
      'packages/shared/src/swedishNumber/__tests__/swedishNumber',
      'reads back what formatNumber wrote',
    ),
  },
  {
    name: 'Reload: an answer that is no page is believed',
    file: 'packages/docusaurus-plugin-seal/src/client/pageReload.ts',
    find: 'return ok || status === 404;',
    replace: 'return ok || status > 0;',
    test: {
      level: 'unit',
      file: 'packages/docusaurus-plugin-seal/src/client/__tests__/pageReload.test.ts',
      title: 'takes an answer of 503 for false',
    },
  },
  {
    name: 'Grid: the arrow keys wrap round at the edges',
    file: 'packages/shared/src/rovingGrid/move.ts',
    find: 'column: Math.min(columns - 1, column + 1)',
    replace: 'column: (column + 1) % columns',
    test: unit('packages/shared/src/rovingGrid/__tests__/move', 'stays at the edges'),
  },
  {
    name: 'Lessons: what only the check may read is shown',
    file: 'packages/lesson-language/src/remark-lesson/readerFence.ts',
    find: "  if (names.has('hidden')) return true;\n",
    replace: '',
    test: unit(
      'packages/lesson-language/src/remark-lesson/__tests__/remarkLesson',
      'takes hidden fences away, also inside components and lists',
    ),
  },
  {
    name: 'Lessons: an exercise shown as code is counted',
    file: 'packages/lesson-language/src/lessons/countParts.ts',
    find: '  /^([ \\t]*)(`{3,}|~{3,})[^\\n]*\\n[\\s\\S]*?^[ \\t]*\\2[`~]*[ \\t]*$/gm,\n',
    replace: '',
    test: unit(
      'packages/lesson-language/src/lessons/__tests__/countParts',
      'does not count what is shown as code or left as a comment',
    ),
  },
  {
    name: 'Redirects: an address leads to itself',
    file: 'src/plugins/redirects/options.ts',
    find: ' &&\n      from !== to',
    replace: '',
    test: unit(
      'src/plugins/redirects/__tests__/options',
      'refuses {"redirects":[{"from":"/a","to":"/a"}]}',
    ),
  },
  {
    name: 'Routes: a page without a match is shown as if it had one',
    file: 'packages/accelerators/src/quickClicks/client/reactRouter.ts',
    find: 'if (match === null) return null;',
    replace: '',
    test: unit(
      'packages/accelerators/src/quickClicks/__tests__/reactRouter',
      'at /elsewhere shows what the router’s own shows',
    ),
  },
  {
    name: 'Code colours: a comment that marks a line becomes part of the program',
    file: 'packages/lesson-language/src/rehype-code-colours/index.ts',
    find: '/highlight-(?:next-line|start|end)/',
    replace: '/highlight-(?:next-lines)/',
    test: unit(
      'packages/lesson-language/src/rehype-code-colours/__tests__/codeColours',
      'may not mark lines with comments',
    ),
  },
  {
    name: 'Circuits: each reader’s browser lays them out again',
    file: 'packages/lesson-language/src/remark-lesson/index.ts',
    find: '    layOutCircuits(tree);\n',
    replace: '',
    test: unit(
      'packages/lesson-language/src/remark-lesson/__tests__/remarkLesson',
      'gives a circuit its drawing',
    ),
  },
  {
    name: 'Figures: the letters shrink with the screen',
    file: 'src/plugins/figures/readableWidth.ts',
    find: '(width * leastLetters) / smallest',
    replace: 'leastLetters',
    test: unit(
      'src/plugins/figures/__tests__/readableWidth',
      'is no narrower than its smallest letters need to be eleven pixels high',
    ),
  },
];
