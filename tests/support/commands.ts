/**
 * The commands that the project shows to people, and who runs each: a command that nothing runs is
 * broken before anybody knows.
 */

/** What runs a command, or why nothing does. */
export type Run =
  | {
      readonly kind: 'run';
      /** A test, a step of `npm test`, or what CI runs every night. */
      readonly by: string;
      /** Stands in that file. */
      readonly says: string;
    }
  | { readonly kind: 'not run'; readonly because: string };

const by = (file: string, says: string): Run => ({ kind: 'run', by: file, says });
const not = (because: string): Run => ({ kind: 'not run', because });

const inTest = (says: string): Run => by('scripts/test.ts', says);
const inScripts = (says: string): Run => by('tests/unit/scripts.test.ts', says);
const nightly = (says: string): Run => by('.github/workflows/nightly.yml', says);

const benchmark = not('measures for many minutes, on a machine that does nothing else');
const realProject = not('needs a project of Firebase’s and an account that may change it');

/** Every command, by its first words. */
export const commands: Readonly<Record<string, Run>> = {
  'bash .ci/run': by('.github/workflows/site.yml', 'bash .ci/run npm test'),
  'npm ci': by('.ci/install', 'npm ci'),
  'npm run accounts': by('tests/e2e/dev/start.spec.ts', "'accounts', '--', 'list', '--emulator'"),
  'npm run bench': benchmark,
  'npm run bench:components': benchmark,
  'npm run bench:dev': benchmark,
  'npm run bench:follow': benchmark,
  'npm run bench:lighthouse': benchmark,
  'npm run bench:search': benchmark,
  'npm run bench:seal-build': benchmark,
  'npm run build': by('scripts/lib/siteBuilds.ts', "toolCommand('docusaurus', 'build'"),
  'npm run check': inTest("'packages/lesson-check/src/cli.ts'"),
  'npm run check-project': by('tests/e2e/dev/start.spec.ts', "'check-project', '--', '--emulator'"),
  'npm run code-colours': inScripts("'code-colours'"),
  'npm run exam': inScripts("'exam'"),
  'npm run headers': by('tests/build/commands.test.ts', "'headers'"),
  'npm run imports': inScripts("'imports'"),
  'npm run leak-scan': by('tests/build/commands.test.ts', "'leak-scan'"),
  'npm run licences': inScripts("'licences'"),
  'npm run lint': inTest('...lint'),
  'npm run new': inScripts("'new'"),
  'npm run nodes': nightly('npm run nodes'),
  'npm run openings': inScripts("'openings'"),
  'npm run pack-projects': inScripts("'pack-projects'"),
  'npm run pack-seal': inScripts("'pack-seal'"),
  'npm run pictures': nightly('npm run pictures'),
  'npm run pictures:sheet': inScripts("'pictures:sheet'"),
  'npm run preview': not(
    'builds once more what npm test builds; what it starts is started by npm run test:plants every night',
  ),
  'npm run publish-key': inTest("'scripts/publishKey.ts', '--emulator'"),
  'npm run quick': inScripts("'quick'"),
  'npm run seams': inScripts("'seams'"),
  'npm run sort-words': inScripts("'sort-words'"),
  'npm run test-godot': not('Debian stable has no Godot 4'),
  'npm run test:mutants': nightly('npm run test:mutants'),
  'npm run test:other-school': nightly('npm run test:other-school'),
  'npm run test:plants': nightly('npm run test:plants'),
  'npm run test:seal-elsewhere': nightly('npm run test:seal-elsewhere'),
  'npm start': by('tests/support/devServer.ts', "['start', '--', '--port', port]"),
  'npm test': by('.github/workflows/site.yml', 'bash .ci/run npm test'),
  'npx docusaurus': by('scripts/lib/siteBuilds.ts', "SITE: 'fixtures'"),
  'npx firebase': realProject,
  'npx knip': inTest("'knip'"),
  'npx playwright': inTest("'playwright', 'test'"),
  'npx vitest': inTest("'vitest', 'run'"),
  gcloud: realProject,
  'node -p': inScripts("'-p'"),
};

const isProgram = (word: string): boolean => /^(?:npm|npx|node|bash|gcloud)$/.test(word);

/** The first words of a command line, as `commands` has them; nothing for what is no command. */
function nameOf(line: string): readonly string[] {
  const words = line.trim().split(/\s+/);
  const start = words.findIndex((word) => !/^[A-Z_]+=/.test(word));
  const [program = '', ...rest] = words.slice(Math.max(start, 0));
  if (!isProgram(program)) return [];
  if (program === 'gcloud') return [program];
  const [first, second] = program === 'npx' ? rest.filter((word) => !word.startsWith('-')) : rest;
  if (first === undefined) return [];
  return [first === 'run' ? `${program} run ${second ?? ''}` : `${program} ${first}`];
}

/** What a page shows in code: blocks for a shell, and pieces of a line. */
function codeIn(markdown: string): readonly string[] {
  const block = /^[ \t]*```(\w*)\n([^]*?)^[ \t]*```/gm;
  const blocks = [...markdown.matchAll(block)].filter(([, language]) => language === 'bash');
  const prose = markdown.replace(block, '');
  const pieces = [...prose.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
  return [...blocks.map(([, , text = '']) => text), ...pieces];
}

/** The commands that a page in Markdown shows, each once, by their first words. */
export function commandsIn(markdown: string): readonly string[] {
  const lines = codeIn(markdown).flatMap((code) =>
    code
      .replaceAll('\\\n', ' ')
      .split('\n')
      .flatMap((line) => line.replace(/#.*$/, '').split('&&')),
  );
  return [...new Set(lines.flatMap(nameOf))];
}

/** A script of package.json as it is called. */
export const callOf = (script: string): string =>
  script === 'start' || script === 'test' ? `npm ${script}` : `npm run ${script}`;

/** The scripts that somebody calls: npm itself runs one named `prestart` before `start`. */
export const calledScripts = (names: readonly string[]): readonly string[] =>
  names.filter((name) => !(name.startsWith('pre') && names.includes(name.slice('pre'.length))));
