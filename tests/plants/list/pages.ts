import type { Plant } from '../plant';

const browser = (file: string, title: string): Plant['test'] => ({
  level: 'browser',
  file: `tests/e2e/${file}.spec.ts`,
  title,
});
const build = (file: string, title: string): Plant['test'] => ({
  level: 'build',
  file: `tests/build/${file}.test.ts`,
  title,
});
const rules = (title: string): Plant['test'] => ({
  level: 'rules',
  file: 'tests/rules/contentKeys.test.ts',
  title,
});

/**
 * What only a finished site shows, in a browser or beside it, and what the database's rules allow.
 */
export const pages: readonly Plant[] = [
  {
    name: 'Focus lost: a field that is wrong is not gone to',
    file: 'packages/school-gate/src/gate/Form/index.tsx',
    find: '    form.current?.querySelector<HTMLInputElement>(`[name="${error.field}"]`)?.focus();\n',
    replace: '',
    test: browser(
      'gate/fields',
      'a provider’s word on one field stands at that field and moves focus there',
    ),
  },
  {
    name: 'Form: an error stays when the mode is switched',
    file: 'packages/school-gate/src/gate/SignIn/signInState.ts',
    find: "return emptyForm(next, keepsAddress ? typedEmail : '');",
    replace: 'return { ...emptyForm(next, typedEmail), error: form.error };',
    test: browser(
      'gate/validation',
      'the mode switch changes the words and clears fields and error @phone',
    ),
  },
  {
    name: 'Contrast: muted text is too pale',
    file: 'src/css/tokens.css',
    find: '--kurs-text-muted: #5c574e;',
    replace: '--kurs-text-muted: #b3ada0;',
    test: browser(
      'layout/accessibility',
      'gate screens have no accessibility findings in either colour mode',
    ),
  },
  {
    name: 'Home: on a wide screen the circuit has too little room',
    file: 'src/home/styles.module.css',
    find: 'min-height: 24.75rem;',
    replace: 'min-height: 26rem;',
    test: browser('layout/home', 'the circuit on home has its room before it comes, at 1280 px'),
  },
  {
    name: 'Home: on a phone the circuit has too little room',
    file: 'src/home/styles.module.css',
    find: 'min-height: 22.5rem;',
    replace: 'min-height: 26rem;',
    test: browser('layout/home', 'the circuit on home has its room before it comes, at 390 px'),
  },
  {
    name: 'Code: on a phone the buttons lie over the first line',
    file: 'src/css/site.css',
    find: '    position: static;\n',
    replace: '',
    test: browser('components/lessontext', 'on a narrow screen no button lies over code'),
  },
  {
    name: 'Code: on a wide screen the buttons lie over the first line',
    file: 'src/css/site.css',
    find: '    padding-right: calc(2 * var(--kurs-space-6));\n',
    replace: '',
    test: browser(
      'components/lessontext',
      'on a wide screen no button lies over code, nor over a title',
    ),
  },
  {
    name: 'Early page: the blocks of the living page keep the room that they were guessed to need',
    file: 'packages/accelerators/src/earlyPage/layOut.ts',
    find: "    Object.assign(block.style, { contentVisibility: '', containIntrinsicSize: '' });\n",
    replace: '',
    test: browser(
      'accelerators/earlyPageLayOut',
      'the page that takes an unmoved copy’s place comes to look as on a plain visit, to its last line',
    ),
  },
  {
    name: 'Home: a course area leads nowhere',
    file: 'src/home/CourseCard.tsx',
    find: '<Link to={address}>{area.title}</Link>',
    replace: '<Link to="/">{area.title}</Link>',
    test: browser('layout/addresses', 'the home page leads to each course area'),
  },
  {
    name: 'Home: who comes back is taken for new',
    file: 'src/pages/index.tsx',
    find: 'place === undefined ? <NewStudent /> : <Returning place={place} />',
    replace: 'place === undefined ? <NewStudent /> : <NewStudent />',
    test: browser(
      'layout/progress',
      'home leads a new student to the start and others back to where they were',
    ),
  },
  {
    name: 'Theme: a lesson cannot be marked as read',
    file: 'src/theme/DocItem/Footer/index.tsx',
    find: 'import LessonEnd, { type LessonPictures } from',
    replace: 'const LessonEnd = () => null;\nimport type { LessonPictures } from',
    test: browser(
      'layout/progress',
      'a lesson is read when the student says so, by keyboard too, and can be unread again',
    ),
  },
  {
    name: 'Reading: the button for paper does nothing',
    file: 'src/print/PrintButtons.tsx',
    find: 'onClick={() => print()}',
    replace: '',
    test: browser(
      'layout/reading',
      'a lesson says how long it takes, when it was changed, and what comes before and after',
    ),
  },
  {
    name: 'Search: nobody is told how much was found',
    file: 'packages/search/src/SearchDialog/texts.ts',
    find: '  if (answers.length === 0) return `Inga träffar på ${answer.question}`;\n',
    replace: '',
    test: browser('search/dialog', 'tells a screen reader how much was found'),
  },
  {
    name: 'Help: half of the keys are missing',
    file: 'src/help/HelpDialog.tsx',
    find: 'shortcutGroups.map(',
    replace: 'shortcutGroups.slice(1).map(',
    test: browser('layout/help', '? shows every key, and Escape leads back'),
  },
  {
    name: 'Dead anchor: one is built without a word',
    file: 'docusaurus.config.ts',
    find: "onBrokenAnchors: 'throw'",
    replace: "onBrokenAnchors: 'ignore'",
    test: build('faults', 'faults/anchor: a dead anchor, behind the gate'),
  },
  {
    name: 'Search: a title counts for less than a mention',
    file: 'packages/search/src/query/rank.ts',
    find: 'const wholeTitle = 1.5;',
    replace: 'const wholeTitle = 0.1;',
    test: build('search', 'finds the right pages among the first three in 95 % of them'),
  },
  {
    name: 'Rules: an address that is not verified gets the key',
    file: 'firestore.rules',
    find: '        && request.auth.token.email_verified == true\n',
    replace: '',
    test: rules('reads nothing and writes nothing'),
  },
  {
    name: 'Rules: a domain that ends alike gets the key',
    file: 'firestore.rules',
    find: String.raw`'[^@\\s]+@`,
    replace: "'.+",
    test: rules('reads nothing and writes nothing'),
  },
  {
    name: 'Rules: all keys may be listed',
    file: 'firestore.rules',
    find: '/contentKeys/{keyId} {\n      allow get: if isSchoolMember();',
    replace: '/contentKeys/{keyId} {\n      allow read: if isSchoolMember();',
    test: rules('lists nothing'),
  },
  {
    name: 'Rules: a session is good for ten years',
    file: 'firestore.rules',
    find: "duration.value(365, 'd')",
    replace: "duration.value(3650, 'd')",
    test: rules('reads nothing and writes nothing'),
  },
];
