import type { Plant } from '../plant';

const unit = (file: string, title: string): Plant['test'] => ({
  level: 'unit',
  file: `${file}.test.ts`,
  title,
});

/**
 * The fault that `npm start` once ended in on every fresh clone. Either of the two lines alone
 * keeps it out.
 */
const childCompilersAreAsked = {
  find: 'compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {\n      if (isAsked) return;\n',
  replace: 'compiler.hooks.compilation.tap(pluginName, (compilation) => {\n',
};

/** What checks lessons, publishes keys and looks after accounts. */
export const tooling: readonly Plant[] = [
  {
    name: 'npm test: the browser tests of what has changed wait',
    file: 'scripts/lib/affectedTests.ts',
    find: 'all.filter((each) => !isTouched(each))',
    replace: 'all',
    test: unit(
      'scripts/lib/__tests__/affectedTests',
      'wait for nothing when what they rest on has changed',
    ),
  },
  {
    name: 'npm test: the cover waits when what draws lessons has changed',
    file: 'tests/support/routeParts.ts',
    find: '? coverKinds(lessons) : []',
    replace: '? [] : []',
    test: unit(
      'tests/unit/routeChoice',
      'are the cover when something that draws lessons has changed, and a changed lesson always',
    ),
  },
  {
    name: 'Lesson check: the programs of a changed lesson wait',
    file: 'packages/lesson-check/src/site/affected.ts',
    find: 'name === each || name.startsWith',
    replace: 'name.startsWith',
    test: unit(
      'packages/lesson-check/src/__tests__/affected',
      'is the page that has changed, or has a changed file beside it',
    ),
  },
  {
    name: 'Lesson check: the rule on questions is asleep',
    file: 'packages/lesson-check/src/rules/quizzes.ts',
    find: "    ...elementsNamed(page.tree, 'Question').flatMap((question) => questionFaults(page, question)),\n",
    replace: '',
    test: unit(
      'packages/lesson-check/src/__tests__/rules',
      'frågor: finds kind="single" → kind="enkel"',
    ),
  },
  {
    name: 'Lesson check: a figure needs no words',
    file: 'packages/lesson-check/src/rules/alternativeTexts.ts',
    find: "node.name === 'Figure' || node.name === 'img'",
    replace: "node.name === 'img'",
    test: unit(
      'packages/lesson-check/src/__tests__/rules',
      'alternativa texter: finds <Figure alt="Tre lådor på varandra." → <Figure',
    ),
  },
  {
    name: 'Lesson check: a dead anchor is let through',
    file: 'packages/lesson-check/src/rules/links.ts',
    find: 'anchor === undefined || anchors.has(anchor)',
    replace: 'anchor === undefined || anchors.size > 0',
    test: unit(
      'packages/lesson-check/src/__tests__/rules',
      'do not let [ordet](#ordlista-stack) pass',
    ),
  },
  {
    name: 'Lesson check: output that goes on after what is shown is taken for right',
    file: 'packages/course-parts/src/live/mask.ts',
    find: 'place.shown === shown.length && place.actual === actual.length',
    replace: 'place.shown === shown.length',
    test: unit(
      'packages/course-parts/src/live/__tests__/mask',
      'agrees with equality when there is no mask',
    ),
  },
  {
    name: 'Accounts: a removal takes those that are in use',
    file: 'scripts/accounts/plan.ts',
    find: "account.usedAt < task.before ? 'remove' : 'keep'",
    replace: "account.usedAt > task.before ? 'remove' : 'keep'",
    test: unit(
      'scripts/accounts/__tests__/accounts',
      'of a removal is about what was last used before the day, whatever the domain',
    ),
  },
  {
    name: 'Accounts: what was only to be shown is done',
    file: 'scripts/accounts/runTask.ts',
    find: '  if (!apply) {\n',
    replace: '  if (plan.length === 0) {\n',
    test: unit(
      'scripts/accounts/__tests__/runTask',
      'renewal or removal that is only shown changes nothing',
    ),
  },
  {
    name: 'Keys: one is published that the build was not sealed with',
    file: 'scripts/publishKey/builtKeys.ts',
    find: '  if (built.length === 0 || built.includes(keyId)) return;\n',
    replace: '  if (built.length >= 0) return;\n',
    test: unit(
      'scripts/publishKey/__tests__/publishKey',
      'must be sealed with the key that is published',
    ),
  },
  {
    name: 'Headers: other sites may put the pages in a frame',
    file: 'scripts/lib/securityHeaders.ts',
    find: "`${policy}; frame-ancestors 'none'`",
    replace: 'policy',
    test: unit(
      'scripts/lib/__tests__/securityHeaders',
      'is the page’s own with reports on top where tests listen',
    ),
  },
  {
    name: 'Counting: a runner that tried nothing counts as green',
    file: 'scripts/lib/steps.ts',
    find: 'const empty = count.passed + count.failed === 0;',
    replace: 'const empty = false;',
    test: unit('scripts/lib/__tests__/steps', 'counts a runner that checked nothing as a failure'),
  },
  {
    name: 'Development: the page that a child compiler makes is taken for the bundle',
    file: 'packages/docusaurus-plugin-seal/src/seams/moduleReplacement.ts',
    ...childCompilersAreAsked,
    test: unit(
      'packages/docusaurus-plugin-seal/src/seams/__tests__/moduleReplacement',
      'is let through in development too, where a plugin compiles the page by itself',
    ),
  },
  {
    name: 'Development: npm start ends in an error where the build is green',
    file: 'packages/docusaurus-plugin-seal/src/seams/moduleReplacement.ts',
    ...childCompilersAreAsked,
    test: {
      level: 'browser',
      file: 'tests/e2e/dev/start.spec.ts',
      title: 'the command comes up without a fault',
    },
  },
];
