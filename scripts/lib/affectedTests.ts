/**
 * Which of the browser tests wait for the night when `npm test` runs by day. A part of the site
 * that nothing has touched looks and answers as it did; so its tests are run when something that
 * they rest on has changed. Who is let in and who is not, what a stranger can read, the frame of
 * every page and axe's look at every part never wait; at night nothing does. What is run follows
 * from the commit alone, so that the same one ends alike on every day. Pure.
 */

/** What is drawn in every part of every page. */
const everywhere = [
  'docusaurus.config.ts',
  'packages/platform/src/',
  'packages/shared/src/',
  'packages/ui/src/',
  'src/components/',
  'src/css/',
  'src/plugins/',
  'src/theme/',
  'package-lock.json',
];

/** What all teaching parts have in common. */
const ofParts = [
  ...everywhere,
  'src/parts/',
  'packages/course-parts/src/live/',
  'packages/labs/src/kit/',
];
const ofPython = [...ofParts, 'packages/python-runner/src/', 'packages/code/src/'];
const ofWork = [...everywhere, 'packages/student-work/src/', 'src/home/'];
const ofSeal = [...everywhere, 'packages/docusaurus-plugin-seal/', 'packages/sealed-format/'];
const ofGate = [
  ...ofSeal,
  'packages/accelerators/src/',
  'packages/device-store/src/',
  'packages/school-gate/src/',
  'src/config/',
];
const ofText = [...ofParts, 'packages/lesson-language/src/', 'packages/code/src/'];

/** What waits, and where the files are that it rests on. */
export interface Waiting {
  readonly name: string;
  readonly restsOn: readonly string[];
}

/** Playwright's projects that wait as a whole. */
export const waitingProjects: readonly Waiting[] = [
  { name: 'search', restsOn: [...everywhere, 'packages/search/', 'tests/e2e/search/'] },
  {
    name: 'openings',
    restsOn: [
      'packages/openings/',
      'packages/docusaurus-plugin-seal/',
      'packages/sealed-format/',
      'scripts/openings',
      'tests/fixtures/openings/',
      'tests/e2e/openings/',
    ],
  },
  {
    name: 'accelerators',
    restsOn: [
      ...everywhere,
      'packages/accelerators/',
      'packages/docusaurus-plugin-seal/',
      'packages/school-gate/',
      'tests/e2e/accelerators/',
    ],
  },
  {
    // What a lesson or a test of other things has in it, `npm start` compiles as the build does.
    name: 'dev',
    restsOn: [
      'docusaurus.config.ts',
      'i18n/',
      'package.json',
      'package-lock.json',
      'packages/',
      'scripts/',
      'sidebars.ts',
      'src/',
      'tests/e2e/dev/',
      'tests/support/devServer.ts',
    ],
  },
];

/** Files that wait, by what they rest on; those about one part are below. */
const files: Readonly<Record<string, readonly string[]>> = {
  'components/announcement': ofParts,
  'components/controls': ofParts,
  'components/copying': ofText,
  'components/crash': ofParts,
  'components/labsOnPhone': [...ofParts, 'packages/labs/src/'],
  'components/lessontext': ofText,
  'components/liveExamples': ofPython,
  'components/liveExercises': ofPython,
  'components/liveForAll': ofPython,
  'components/media': ofText,
  'components/paper': ofText,
  'components/pyrunStop': ofPython,
  'components/pythonScope': ofPython,
  'components/together': ofPython,
  'components/translated': ofText,
  'components/walk': [...ofPython, 'packages/course-parts/src/walk/'],
  'gate/appCheck': ofGate,
  'gate/backForward': ofGate,
  'gate/deviceData': [...ofGate, 'packages/student-work/src/'],
  'gate/fields': ofGate,
  'gate/fonts': ofGate,
  'gate/forgottenPassword': ofGate,
  'gate/keyboard': ofGate,
  'gate/mailLink': ofGate,
  'gate/noNetwork': ofGate,
  'gate/outages': ofGate,
  'gate/passwordPolicy': ofGate,
  'gate/publicPages': [...ofGate, 'src/pages/'],
  'gate/slowNetwork': ofGate,
  'layout/handIn': [...everywhere, 'packages/hand-in/src/'],
  'layout/keyboard': everywhere,
  'layout/print': [...ofText, 'src/print/'],
  'layout/progress': ofWork,
  'layout/reading': [...ofWork, 'src/reading/', 'src/print/'],
  'layout/repetition': ofWork,
  'layout/zoom': [...everywhere, 'packages/reading-settings/src/'],
  'seal/faults': ofSeal,
  'seal/outages': ofSeal,
  'seal/prefetch': ofSeal,
  'seal/site/follow': [...ofGate, 'packages/student-work/src/'],
  'seal/site/offline': [...ofGate, 'packages/offline/src/'],
  'seal/site/schoolYear': ofGate,
};

/** Parts whose tests run Python, by the names of their files. */
const pythonParts: ReadonlySet<string> = new Set(['exercise', 'predict', 'pyrun', 'steptrace']);

/**
 * All files of browser tests that may wait.
 * @param parts the folders of the teaching parts, `packages/labs/src/GateSim`
 */
export function waitingFiles(parts: readonly string[]): readonly Waiting[] {
  const ofOnePart = parts.flatMap((folder) => {
    const part = folder.split('/').at(-1) ?? '';
    // What several parts share has a small letter.
    if (!/^[A-Z]/.test(part)) return [];
    const name = part.toLowerCase();
    const shared = pythonParts.has(name) ? ofPython : ofParts;
    return [{ name: `components/${name}`, restsOn: [...shared, `${folder}/`] }];
  });
  const others = Object.entries(files).map(([name, restsOn]) => ({ name, restsOn }));
  return [...ofOnePart, ...others].map(({ name, restsOn }) => {
    const file = `tests/e2e/${name}.spec.ts`;
    return { name: file, restsOn: [...restsOn, file] };
  });
}

/**
 * The names of those that rest on nothing that has changed.
 * @param changed the files that differ from what was tried before
 */
export function unaffected(all: readonly Waiting[], changed: readonly string[]): readonly string[] {
  const isTouched = ({ restsOn }: Waiting): boolean =>
    changed.some(
      (file) => !file.includes('/__tests__/') && restsOn.some((start) => file.startsWith(start)),
    );
  return all.filter((each) => !isTouched(each)).map(({ name }) => name);
}
