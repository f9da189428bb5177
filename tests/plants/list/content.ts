import type { Plant } from '../plant';

const unit = (file: string, title: string): Plant['test'] => ({
  level: 'unit',
  file: `src/${file}.test.ts`,
  title,
});

/** What a reader is shown of lessons and code, how far they have come, and what they find. */
export const content: readonly Plant[] = [
  {
    name: 'Progress mixed between the accounts of one computer',
    file: 'src/components/deviceStore/store.ts',
    find: 'const fullKey = (key: string): string => `${prefix}${scope}:${key}`;',
    replace: 'const fullKey = (key: string): string => `${prefix}:${key}`;',
    test: unit(
      'components/deviceStore/__tests__/store',
      'keeps two accounts on one computer apart',
    ),
  },
  {
    name: 'Copy of the work: half of it is taken in when there is no room',
    file: 'src/components/deviceStore/kept.ts',
    find: '    for (const [name, text] of before) storage.setItem(name, text);\n',
    replace: '',
    test: unit(
      'components/deviceStore/__tests__/store',
      'replace everything of the account or nothing, and never touch another account',
    ),
  },
  {
    name: 'Copy of the work: merging throws away what the device has',
    file: 'src/progress/DeviceData/plan.ts',
    find: 'new Map([...copy, ...own])',
    replace: 'new Map([...own, ...copy])',
    test: unit('progress/DeviceData/__tests__/plan', 'tells what happens'),
  },
  {
    name: 'Progress: more is done than there is',
    file: 'src/progress/progress.ts',
    find: 'Math.min(count, total)',
    replace: 'count',
    test: unit(
      'progress/__tests__/progress',
      'has no more done than there is, when parts have gone',
    ),
  },
  {
    name: 'Progress: the next lesson is one that is read',
    file: 'src/progress/lessons.ts',
    find: 'course === current.course && !isRead(id)',
    replace: 'course === current.course',
    test: unit('progress/__tests__/progress', 'lead on to the next unread ones in the same course'),
  },
  {
    name: 'Repetition: the day has room however much has been asked',
    file: 'src/repetition/core/dayCount.ts',
    find: 'Math.max(0, questionsADay - asked)',
    replace: 'Math.max(0, questionsADay - 0 * asked)',
    test: unit(
      'repetition/core/__tests__/card',
      'leaves room for ten, and starts anew on any other day',
    ),
  },
  {
    name: 'Repetition: a clock that was ahead hides a lesson until then',
    file: 'src/repetition/core/card.ts',
    find: 'card === undefined || card.day > today',
    replace: 'card === undefined',
    test: unit(
      'repetition/core/__tests__/card',
      'asks about a lesson without a card, and one from a day that has not come',
    ),
  },
  {
    name: 'Repetition: a miss follows itself',
    file: 'src/repetition/core/session.ts',
    find: 'isFirst && !isRight && rest.length > 0',
    replace: 'isFirst && !isRight',
    test: unit(
      'repetition/core/__tests__/session',
      'never asks more than the day has room for, nor about a lesson twice in a row',
    ),
  },
  {
    name: 'Repetition: a miss takes back what was done in the lesson',
    file: 'src/repetition/keepAnswer.ts',
    find: "  if (outcomeOf(question, known) === 'right') return;\n",
    replace: '',
    test: {
      level: 'dom',
      file: 'src/repetition/__tests__/Repetition.test.tsx',
      title: 'counts in the lesson, and a later miss takes nothing away',
    },
  },
  {
    name: 'Search: the page that is about the question comes last',
    file: 'src/search/query/rank.ts',
    find: '.sort((a, b) => b.score - a.score)',
    replace: '.sort((a, b) => a.score - b.score)',
    test: unit(
      'search/query/__tests__/answer',
      'has the best first when there are courses to sort the rest into',
    ),
  },
  {
    name: 'Search: hints and solutions are found',
    file: 'src/search/build/readPage.ts',
    find: "annotation details noscript'",
    replace: "annotation noscript'",
    test: unit('search/build/__tests__/readPage', 'leaves out hints and solutions'),
  },
  {
    name: 'Search: a search without dots does not find words with dots',
    file: 'src/search/text/fold.ts',
    find: ".normalize('NFD')",
    replace: '',
    test: unit('search/text/__tests__/words', 'drops accents and capitals, and nothing else'),
  },
  {
    name: 'Search: the glossary’s other names are left out of the index',
    file: 'src/search/build/makeIndex.ts',
    find: 'findOtherNames([section.heading, ...named])',
    replace: 'findOtherNames([])',
    test: unit(
      'search/build/__tests__/concepts',
      'is found by everyday words where a title or a heading names it',
    ),
  },
  {
    name: 'Search: a name of two things stands for both',
    file: 'src/search/build/concepts.ts',
    find: 'names.filter((name) => times.get(name) === 1)',
    replace: 'names',
    test: unit(
      'search/build/__tests__/concepts',
      'is not taken for another thing of the same name',
    ),
  },
  {
    name: 'Search: a list of words loses the common ones',
    file: 'src/search/query/questionWords.ts',
    find: ' || !asks',
    replace: '',
    test: unit('search/query/__tests__/questionWords', '"man 2 open" is left as it is'),
  },
  {
    name: 'Search: a search is kept twice',
    file: 'src/search/client/recent.ts',
    find: 'return [asked, ...others]',
    replace: 'return [asked, ...recent]',
    test: unit(
      'search/client/__tests__/client',
      'are kept once each, the latest first, six of them',
    ),
  },
  {
    name: 'Print: a link to another site becomes a page of the document',
    file: 'src/print/pagesBelow.ts',
    find: "type === 'link' && href?.startsWith('/') === true",
    replace: "type === 'link' && href !== undefined",
    test: unit(
      'print/__tests__/print',
      'are those of the sidebar in its order, without links to elsewhere',
    ),
  },
  {
    name: 'Reading time: exercises are read as text',
    file: 'src/reading/minutes.ts',
    find: '<(Exercise|Quiz|PyRun|StepTrace)',
    replace: '<(Quiz|PyRun|StepTrace)',
    test: unit('reading/__tests__/minutes', 'leaves out exercises'),
  },
  {
    name: 'Code: markup in a program is markup in the page',
    file: 'src/code/colouredLines.ts',
    find: 'return text.replaceAll(/[&<>]/g, (character) => entities[character] ?? character);',
    replace: 'return text;',
    test: unit('code/__tests__/code', 'are text, whatever stands in the code'),
  },
  {
    name: 'Help: a question mark that is being written opens the help',
    file: 'src/help/opensHelp.ts',
    find: 'isFree && isPlain && !place.takesKeys && !place.hasDialog',
    replace: 'isFree && isPlain && !place.hasDialog',
    test: unit('help/__tests__/help', 'does not with {} at {"takesKeys":true}'),
  },
  {
    name: 'Configuration: only the first missing variable is told',
    file: 'src/config/environment.ts',
    find: '(variable) => faultOf(variable, env[variable.name]) ?? [],\n  );',
    replace: '(variable) => faultOf(variable, env[variable.name]) ?? [],\n  ).slice(0, 1);',
    test: unit('config/__tests__/environment', 'names every missing variable in one error'),
  },
  {
    name: 'Numbers: a decimal comma is not understood',
    file: 'src/shared/swedishNumber/index.ts',
    find: ".replace(/^[−–-]/, '-')\n    .replace(',', '.');",
    replace: ".replace(/^[−–-]/, '-');",
    test: unit(
      'shared/swedishNumber/__tests__/swedishNumber',
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
    file: 'src/shared/rovingGrid/move.ts',
    find: 'column: Math.min(columns - 1, column + 1)',
    replace: 'column: (column + 1) % columns',
    test: unit('shared/rovingGrid/__tests__/move', 'stays at the edges'),
  },
  {
    name: 'Lessons: what only the check may read is shown',
    file: 'src/plugins/remark-lesson/fence.ts',
    find: "  if (names.has('hidden')) return true;\n",
    replace: '',
    test: unit(
      'plugins/remark-lesson/__tests__/remarkLesson',
      'takes hidden fences away, also inside components and lists',
    ),
  },
  {
    name: 'Lessons: an exercise shown as code is counted',
    file: 'src/plugins/lessons/countParts.ts',
    find: '  /^([ \\t]*)(`{3,}|~{3,})[^\\n]*\\n[\\s\\S]*?^[ \\t]*\\2[`~]*[ \\t]*$/gm,\n',
    replace: '',
    test: unit(
      'plugins/lessons/__tests__/countParts',
      'does not count what is shown as code or left as a comment',
    ),
  },
  {
    name: 'Redirects: an address leads to itself',
    file: 'src/plugins/redirects/options.ts',
    find: ' &&\n      from !== to',
    replace: '',
    test: unit(
      'plugins/redirects/__tests__/options',
      'refuses {"redirects":[{"from":"/a","to":"/a"}]}',
    ),
  },
  {
    name: 'Routes: a page without a match is shown as if it had one',
    file: 'src/accelerators/quickClicks/client/reactRouter.ts',
    find: 'if (match === null) return null;',
    replace: '',
    test: unit(
      'accelerators/quickClicks/__tests__/reactRouter',
      'at /elsewhere shows what the router’s own shows',
    ),
  },
  {
    name: 'Code colours: a comment that marks a line becomes part of the program',
    file: 'src/plugins/rehype-code-colours/index.ts',
    find: '/highlight-(?:next-line|start|end)/',
    replace: '/highlight-(?:next-lines)/',
    test: unit(
      'plugins/rehype-code-colours/__tests__/codeColours',
      'may not mark lines with comments',
    ),
  },
  {
    name: 'Search: a word that nearly every section has is looked up',
    file: 'src/search/query/rank.ts',
    find: 'const leastImportance = 0.35;',
    replace: 'const leastImportance = 0;',
    test: unit(
      'search/query/__tests__/rank',
      'when few sections have it, and not when nearly all do and another says more',
    ),
  },
  {
    name: 'Circuits: each reader’s browser lays them out again',
    file: 'src/plugins/remark-lesson/index.ts',
    find: '    layOutCircuits(tree);\n',
    replace: '',
    test: unit('plugins/remark-lesson/__tests__/remarkLesson', 'gives a circuit its drawing'),
  },
  {
    name: 'Figures: the letters shrink with the screen',
    file: 'src/plugins/figures/readableWidth.ts',
    find: '(width * leastLetters) / smallest',
    replace: 'leastLetters',
    test: unit(
      'plugins/figures/__tests__/readableWidth',
      'is no narrower than its smallest letters need to be eleven pixels high',
    ),
  },
];
