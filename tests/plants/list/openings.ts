import type { Plant } from '../plant';

const rules = (title: string): Plant['test'] => ({
  level: 'rules',
  file: 'tests/rules/openings.test.ts',
  title,
});

/** What opens on a day, and not before. */
export const openings: readonly Plant[] = [
  {
    name: 'Rules: what opens on a day is open from the first',
    file: 'firestore.rules',
    find: ' && resource.data.at <= request.time;',
    replace: ';',
    test: rules('does not get it before, and learns when'),
  },
  {
    name: 'Rules: a token says what time it is',
    file: 'firestore.rules',
    find: 'resource.data.at <= request.time;',
    replace: 'resource.data.at <= timestamp.value(request.auth.token.iat * 1000);',
    test: rules('gets it no earlier with a clock a year ahead'),
  },
  {
    name: 'Openings: this year’s key is last year’s',
    file: 'packages/openings/src/build/keys.ts',
    find: ' ${new Date(at).toISOString()}`',
    replace: '`',
    test: {
      level: 'unit',
      file: 'packages/openings/src/build/__tests__/keys.test.ts',
      title: 'gives each opening a key that name, time and secret decide, and nothing else',
    },
  },
  {
    name: 'Openings: a page that waits asks every minute',
    file: 'packages/openings/src/core/state.ts',
    find: 'minute * 2 ** Math.max(0, Math.min(answers, 10) - 2)',
    replace: 'minute',
    test: {
      level: 'unit',
      file: 'packages/openings/src/page/__tests__/watch.test.ts',
      title: 'costs fourteen answers where the page stands open from eight to four',
    },
  },
  {
    name: 'Openings: what passed while nobody looked is not asked for',
    file: 'packages/openings/src/page/watch.ts',
    find: 'this.isMissed || isTrouble',
    replace: 'isTrouble',
    test: {
      level: 'unit',
      file: 'packages/openings/src/page/__tests__/watch.test.ts',
      title: 'is asked at once when its time has passed while nobody looked',
    },
  },
  {
    name: 'Openings: the year’s exam stands in its page',
    file: 'packages/lesson-language/src/remark-lesson/lockedView.ts',
    find: "element.name === 'Quiz' || element.name === 'Exam'",
    replace: "element.name === 'Quiz'",
    test: {
      level: 'unit',
      file: 'packages/lesson-language/src/remark-lesson/__tests__/exam.test.ts',
      title: 'waits, with the program and the sum of the seed, where a teacher has written when',
    },
  },
  {
    name: 'Openings: a page whose front matter is written otherwise is open',
    file: 'packages/lesson-language/src/source/locks.ts',
    find: "'data' in read ? fieldsOf(read.data)['opens'] : undefined",
    replace:
      "'data' in read && /^opens:/m.test(first.value) ? fieldsOf(read.data)['opens'] : undefined",
    test: {
      level: 'unit',
      file: 'packages/lesson-language/src/remark-lesson/__tests__/lockedView.test.ts',
      title: 'does so however its front matter is written: "opens : prov-v8"',
    },
  },
  {
    name: 'Openings: an exercise that has nothing to lock is passed over',
    file: 'packages/lesson-language/src/source/locks.ts',
    find: '    ...testlessFaults(root),\n',
    replace: '',
    test: {
      level: 'unit',
      file: 'packages/lesson-language/src/remark-lesson/__tests__/lockedView.test.ts',
      title: 'is a fault with its line, for it would be open',
    },
  },
  {
    name: 'Openings: what is too short to be looked for is let through',
    file: 'packages/lesson-language/src/source/locks.ts',
    find: '    ...shortFaults(root),\n',
    replace: '',
    test: {
      level: 'unit',
      file: 'packages/lesson-language/src/remark-lesson/__tests__/lockedView.test.ts',
      title: 'is a fault with its line, for it would be open',
    },
  },
  {
    name: 'Openings: what was rendered of a page is not looked at',
    file: 'packages/docusaurus-plugin-seal/src/build/leakScan/reader.ts',
    find: '[...files, ...build.rendered.map(asFile)]',
    replace: 'files',
    test: {
      level: 'unit',
      file: 'packages/docusaurus-plugin-seal/src/build/__tests__/compartments.test.ts',
      title: 'finds it in a page as it was rendered, which is sealed in a form of its own',
    },
  },
  {
    name: 'Openings: of a page with several parts one is looked for',
    file: 'packages/docusaurus-plugin-seal/src/build/leakScan/reader.ts',
    find: 'own.every((part) =>',
    replace: 'own.slice(-1).every((part) =>',
    test: {
      level: 'unit',
      file: 'packages/docusaurus-plugin-seal/src/build/__tests__/compartments.test.ts',
      title: 'looks for a program of short lines as a whole, and tells what is too short for that',
    },
  },
  {
    name: 'Openings: a locked program of short lines is not looked for',
    file: 'packages/docusaurus-plugin-seal/src/build/leakScan/reader.ts',
    find: '...sources.flatMap(blockProbes), ...texts',
    replace: '...texts',
    test: {
      level: 'unit',
      file: 'packages/docusaurus-plugin-seal/src/build/__tests__/compartments.test.ts',
      title: 'looks for a program of short lines as a whole, and tells what is too short for that',
    },
  },
  {
    name: 'Openings: an old key is taken away without its time',
    file: 'scripts/openings/openingDocuments.ts',
    find: 'const writes = [keyCollection, timeCollection].map',
    replace: 'const writes = [keyCollection].map',
    test: rules('are found and removed, however many, each with its key; the site’s own stays'),
  },
  {
    name: 'Openings: a new deployment takes back what was moved',
    file: 'scripts/openings/runTask.ts',
    find: 'if (time.at !== null) continue;',
    replace: '',
    test: {
      level: 'unit',
      file: 'scripts/openings/__tests__/runTask.test.ts',
      title: 'leaves what is there, which may have been moved',
    },
  },
];
