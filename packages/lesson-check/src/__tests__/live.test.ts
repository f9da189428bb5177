import { afterAll, describe, expect, it } from 'vitest';
import { planLive } from '@kurser/lesson-language/plan';
import type { TestedExercise } from '@kurser/lesson-language/plan/exercise';
import { type ExerciseFolder, toFolder } from '@kurser/lesson-language/plan/folder';
import { withoutTold } from '../run/checkLive';
import { openPagePython } from '../run/pagePython';
import { proveLive } from '../run/proveLive';
import { proveTrials } from '../run/proveTrials';
import { printedJudge } from '../page/triedAnswers';
import { tryFolder } from '../run/tryFolder';
import { fence, lacks, toPage } from './support';

/** One Python for the file: it takes seconds to start. */
const python = openPagePython();
afterAll(() => python.close());

const withoutPython = await lacks('python');

const planOf = (...lines: readonly string[]) => planLive(toPage(lines.join('\n')).blocks, []);

/** What the page's own Python says of a page, by line. */
async function problemsOf(...lines: readonly string[]): Promise<string[]> {
  const complaints = await proveLive(planOf(...lines), python.run);
  return complaints.map(({ line, problem }) => `${String(line)} ${problem}`);
}

const exercise = (skeleton: string, solution: string, test: string) => [
  '<Exercise title="Dubbla" stars={1}>',
  '',
  fence('python skeleton', skeleton),
  '<Solution>',
  '',
  fence('python', solution),
  '</Solution>',
  '',
  fence('python test', test),
  '</Exercise>',
];
const zero = 'def dubbla(x): return 0';
const twice = 'def dubbla(x): return 2 * x';

describe('an exercise in the page’s Python', () => {
  it('is content with a solution that passes and a skeleton that does not', async () => {
    expect(await problemsOf(...exercise(zero, twice, 'assert dubbla(2) == 4'))).toEqual([]);
  });

  it.each([
    [
      'a solution that fails',
      zero,
      zero,
      'assert dubbla(2) == 4',
      /klarar inte testet i webbläsaren: assert dubbla/,
    ],
    ['a solution that ends with an error', zero, '1 / 0', 'assert True', /ZeroDivisionError/],
    ['a test that asserts nothing', zero, twice, 'dubbla(2)', /testet har inget assert/],
    [
      'a skeleton that passes',
      twice,
      twice,
      'assert dubbla(2) == 4',
      /utgångskoden klarar redan testet/,
    ],
    ['a file that nobody wrote', zero, 'import saknas', 'assert True', /ModuleNotFoundError/],
  ])('sees %s', async (_what, skeleton, solution, test, problem) => {
    const [found, ...more] = await problemsOf(...exercise(skeleton, solution, test));
    expect(found).toMatch(problem);
    expect(found).toMatch(/^15 /);
    expect(more).toEqual([]);
  });
});

describe('programs that a test is tried on', () => {
  const withPrograms = (test: string, ...programs: readonly string[]) => {
    const lines = exercise(zero, twice, test);
    return planOf(...lines.slice(0, -1), ...programs, '</Exercise>').exercises;
  };
  const good = 'assert dubbla(2) == 4\nassert dubbla(3) == 6, "Pröva med ett udda tal."';
  const squared = fence('python wrong="tar kvadraten"', 'def dubbla(x): return x * x');
  const added = fence('python also', 'def dubbla(x): return x + x');

  it('are refused and taken as they should be, and what the wrong one meets is told', async () => {
    expect(await proveTrials(withPrograms(good, squared, added), python.run)).toEqual({
      complaints: [],
      notes: [
        {
          line: 20,
          text: 'wrong="tar kvadraten" möter: Pröva med ett udda tal. · Anrop: dubbla(3) · Väntat: 6 · Fick: 9',
        },
      ],
    });
  });

  it.each([
    [
      'a test that takes the wrong one',
      'assert dubbla(2) == 4',
      squared,
      /^19 testet godtar det felaktiga programmet: tar kvadraten$/,
    ],
    [
      'a test that refuses the right one',
      'assert dubbla(2) == 4 and dubbla.__name__ == "dubbla_tal"',
      added,
      /^19 testet underkänner ett rätt program: Anrop: dubbla/,
    ],
    [
      'a wrong one that cannot be read',
      'assert dubbla(2) == 4',
      fence('python wrong="x"', 'def dubbla(x) return x'),
      /^19 det felaktiga programmet går inte ens att läsa: x$/,
    ],
  ])('sees %s', async (_what, test, program, problem) => {
    const { complaints } = await proveTrials(withPrograms(test, program), python.run);
    const [found, ...more] = complaints.map((each) => `${String(each.line)} ${each.problem}`);
    expect(found).toMatch(problem);
    expect(more).toEqual([]);
  });

  it.skipIf(withoutPython)(
    'are tried in the folder of an exercise that runs elsewhere',
    async () => {
      const start = 'from threading import Thread\nThread(target=print).start()\n';
      const exercises = planOf(
        ...exercise(zero, start + twice, 'assert dubbla(2) == 4').slice(0, -1),
        fence('python wrong="noll"', zero),
        fence('python wrong="rätt"', twice),
        '</Exercise>',
      ).exercises;
      const { complaints, notes } = await proveTrials(exercises, python.run);
      expect(notes).toMatchObject([{ text: 'wrong="noll" möter: AssertionError' }]);
      expect(complaints).toMatchObject([
        { problem: 'testet godtar det felaktiga programmet: rätt' },
      ]);
    },
  );
});

describe('an example in the page’s Python', () => {
  it('is content with what the text says, errors and masks too', async () => {
    const page = [
      fence('python', 'print(1)'),
      fence('output', '[..]'),
      fence('python should_fail', 'print("före")', '{}["x"]'),
      fence('output', 'före', '...', "KeyError: 'x'"),
      fence('sql', 'SELECT 1, 2.5;'),
      fence('output', '1|2.5'),
    ];
    expect(await problemsOf(...page)).toEqual([]);
  });

  it('takes another wording of the same error, which Python changes from version to version', async () => {
    const page = [fence('python should_fail', '{}[[]]'), fence('output', 'TypeError: något annat')];
    expect(await problemsOf(...page)).toEqual([]);
  });

  it.each([
    [
      'other output',
      'python',
      'print(2)',
      '1',
      '1 blocket skriver något annat i webbläsaren än i texten',
    ],
    ['an error', 'python', '1 / 0', '1', '1 blocket slutar med ZeroDivisionError i webbläsaren'],
    [
      'no error where one should be',
      'python should_fail',
      'print(1)',
      '1',
      '1 blocket slutar utan fel i webbläsaren',
    ],
    [
      'another error',
      'python should_fail',
      '1 / 0',
      'KeyError: 1',
      '1 blocket skriver något annat i webbläsaren än i texten',
    ],
  ])('sees %s', async (_what, words, code, output, problem) => {
    expect(await problemsOf(fence(words, code), fence('output', output))).toEqual([problem]);
  });
});

describe('what is known to be wrong', () => {
  const lines = [
    fence('python', 'while True: pass'),
    fence('output', '1'),
    fence('python continues', 'print(1)'),
    fence('python', 'print(2)'),
    fence('output', '2'),
  ];
  const page = toPage(lines.join('\n'));
  const examplesLeft = (...told: readonly number[]): readonly number[] =>
    withoutTold(
      planLive(page.blocks, []),
      page,
      told.map((line) => ({ file: '', line, problem: '', expected: '' })),
    ).examples.map(({ block }) => block.line);

  it('is not tried in the page, nor what builds on it', () => {
    expect(examplesLeft()).toEqual([1, 9, 13]);
    expect(examplesLeft(1)).toEqual([13]);
    // The output that is not what comes out.
    expect(examplesLeft(6)).toEqual([13]);
    expect(examplesLeft(9)).toEqual([1, 13]);
  });
});

/** An exercise with threads, and its folder. */
function threaded(skeleton: string, solution: string): [TestedExercise, ExerciseFolder] {
  const start = 'from threading import Thread\nThread(target=print).start()\n';
  const [planned] = planOf(
    ...exercise(skeleton, start + solution, 'assert dubbla(2) == 4'),
  ).exercises;
  if (planned?.kind !== 'folder') throw new Error('The exercise runs in the page');
  return [planned.exercise, toFolder(planned.exercise)];
}

describe.skipIf(withoutPython)('a folder', () => {
  it('passes with the solution and fails as it is', async () => {
    expect(await tryFolder(...threaded(zero, twice))).toEqual({ kind: 'tried', complaints: [] });
  });

  it.each([
    ['a solution that fails', zero, zero, 'lösningen klarar inte testet i uppgiftens mapp'],
    ['a skeleton that passes', twice, twice, 'utgångskoden klarar redan testet i uppgiftens mapp'],
  ])('sees %s', async (_what, skeleton, solution, problem) => {
    expect(await tryFolder(...threaded(skeleton, solution))).toMatchObject({
      complaints: [{ problem }],
    });
  });

  it('sees a page that tells another command', async () => {
    const [tested, folder] = threaded(zero, twice);
    const files = folder.files.map((file) => ({
      ...file,
      content: String(file.content).replace('python3 testa.py', 'python3 prova.py'),
    }));
    expect(await tryFolder(tested, { ...folder, files })).toMatchObject({
      complaints: [{ problem: 'lösningen klarar inte testet i uppgiftens mapp' }],
    });
  });
});

describe.skipIf(withoutPython)('an exercise whose driver prints rows', () => {
  const driver = 'print("fyra:", dubbla(4))\nprint("fem:", dubbla(5))';
  const written = (rows: string, skeleton = zero, ...programs: readonly string[]) => {
    const page = toPage(
      [
        '<Exercise title="Dubbla" stars={1}>',
        fence('python skeleton', skeleton),
        fence('python driver', driver),
        `<Answer kind="output" rows={${rows}} />`,
        '<Solution>',
        fence('python', twice),
        '</Solution>',
        ...programs,
        '</Exercise>',
      ].join('\n\n'),
    );
    const [planned] = planLive(page.blocks, []).exercises;
    if (planned === undefined) throw new Error('No exercise');
    return { page, planned };
  };
  const right = "[['fyra', '8'], ['fem', '10', 'Pröva fem.']]";
  const problemsOfFolder = async ({ page, planned }: ReturnType<typeof written>) => {
    const folder = toFolder(planned.exercise);
    const verdict = await tryFolder(planned.exercise, folder, printedJudge(page, planned));
    return verdict.kind === 'tried' ? verdict.complaints.map(({ problem }) => problem) : [];
  };

  it('runs in a folder, and its answer takes what the solution prints', async () => {
    const { planned } = written(right);
    expect(planned.kind).toBe('folder');
    expect(await problemsOfFolder(written(right))).toEqual([]);
  });

  it('is told of when the answer wants something else', async () => {
    const rows = "[['fyra', '8'], ['fem', '11', 'Pröva fem.']]";
    expect(await problemsOfFolder(written(rows))).toEqual([
      'svarsrutan godtar inte lösningens rader: 1 av 2 rader stämmer. `fem`: Pröva fem.',
    ]);
  });

  it('is told of when it begins solved', async () => {
    expect(await problemsOfFolder(written(right, twice))).toEqual([
      'svarsrutan godtar redan utgångskodens rader',
    ]);
  });

  it('tries its programs by what they print', async () => {
    const { page, planned } = written(
      right,
      zero,
      fence('python wrong="lägger till fyra"', 'def dubbla(x): return x + 4'),
      fence('python wrong="är rätt"', 'def dubbla(x): return x + x'),
      fence('python also="är fel"', 'def dubbla(x): return x * x'),
    );
    const judged = (): ReturnType<typeof printedJudge> => printedJudge(page, planned);
    const { complaints, notes } = await proveTrials([planned], python.run, judged);
    expect(complaints.map(({ problem }) => problem)).toEqual([
      'testet godtar det felaktiga programmet: är rätt',
      'testet underkänner ett rätt program (är fel): 0 av 2 rader stämmer. `fyra`: ett annat värde väntades.',
    ]);
    expect(notes.map(({ text }) => text)).toEqual([
      'wrong="lägger till fyra" möter: 1 av 2 rader stämmer. `fem`: Pröva fem.',
    ]);
  });
});
