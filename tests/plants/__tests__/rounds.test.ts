import { describe, expect, it } from 'vitest';
import type { Level, Plant } from '../plant';
import { planRounds, siteOf } from '../rounds';
import { projectOf } from '../tryTests';

const planted = (file: string, level: Level, testFile: string): Plant => ({
  name: file,
  file,
  find: 'a',
  replace: 'b',
  test: { level, file: testFile, title: 'sees it' },
});

const part = (name: string, spec = name.toLowerCase()): Plant =>
  planted(`packages/labs/src/${name}/index.tsx`, 'browser', `tests/e2e/components/${spec}.spec.ts`);

describe('rounds', () => {
  it('are one for each plant that needs no site', () => {
    const plants = [
      planted('src/a.ts', 'unit', 'a.test.ts'),
      planted('src/b.ts', 'unit', 'b.test.ts'),
    ];
    expect(planRounds(plants)).toEqual([[plants[0]], [plants[1]]]);
  });

  it('are one for a fault of the development server, which is started by its own test', () => {
    const plant = planted('scripts/start.ts', 'browser', 'tests/e2e/dev/start.spec.ts');
    expect(siteOf(plant)).toBeUndefined();
    expect(projectOf(plant.test.file)).toBe('dev');
    expect(planRounds([plant, part('Quiz')])).toEqual([[plant], [part('Quiz')]]);
  });

  it('share a build between teaching parts, which stand on pages of their own', () => {
    const plants = [part('Quiz'), part('PyRun'), part('GateSim')];
    expect(planRounds(plants)).toEqual([plants]);
  });

  it('share a run of the DOM tests in the same way, and never with a build', () => {
    const inDom = (name: string): Plant =>
      planted(
        `packages/labs/src/${name}/index.tsx`,
        'dom',
        `packages/labs/src/${name}/__tests__/${name}.test.tsx`,
      );
    const plants = [inDom('Quiz'), inDom('PyRun'), inDom('Quiz'), part('GateSim')];
    expect(planRounds(plants)).toEqual([[plants[0], plants[1]], [plants[2]], [plants[3]]]);
  });

  it('keep two faults of one file, one test file or one part apart', () => {
    const [quiz, pyRun] = [part('Quiz'), part('PyRun')];
    const inHook = { ...part('Quiz', 'other'), file: 'packages/course-parts/src/Quiz/useQuiz.ts' };
    expect(planRounds([quiz, quiz, pyRun, inHook])).toEqual([[quiz, pyRun], [quiz], [inHook]]);
    const sameTest = [part('Glossary', 'term'), part('Term')];
    expect(planRounds(sameTest)).toHaveLength(2);
  });

  it('keep what all pages share out of the parts’ rounds', () => {
    const grid = planted(
      'packages/shared/src/rovingGrid/index.ts',
      'browser',
      'tests/e2e/components/grid.spec.ts',
    );
    expect(planRounds([part('Quiz'), grid, part('PyRun')])).toEqual([
      [part('Quiz'), part('PyRun')],
      [grid],
    ]);
  });

  it('lose no plant', () => {
    const plants = [
      part('Quiz'),
      part('Quiz'),
      planted('src/a.ts', 'build', 'tests/build/a.test.ts'),
    ];
    expect(planRounds(plants).flat()).toHaveLength(plants.length);
  });
});

describe('the site of a test', () => {
  it.each([
    ['unit', 'src/x.test.ts', undefined],
    ['rules', 'tests/rules/x.test.ts', undefined],
    ['build', 'tests/build/x.test.ts', 'product'],
    ['browser', 'tests/e2e/gate/x.spec.ts', 'product'],
    ['browser', 'tests/e2e/components/x.spec.ts', 'fixtures'],
  ] as const)('at level %s in %s is %s', (level, file, site) => {
    expect(siteOf(planted('src/a.ts', level, file))).toBe(site);
  });

  it.each([
    ['tests/e2e/components/quiz.spec.ts', 'components'],
    ['tests/e2e/gate/signIn.spec.ts', 'gate-desktop'],
    ['tests/e2e/seal/site/strangers.spec.ts', 'seal'],
    ['tests/e2e/layout/progress.spec.ts', 'layout'],
    ['tests/e2e/layout/addresses.spec.ts', 'host'],
  ])('%s runs in the project %s', (file, project) => {
    expect(projectOf(file)).toBe(project);
  });
});
