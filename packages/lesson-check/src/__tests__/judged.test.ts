import { describe, expect, it } from 'vitest';
import { countJudged, judgedSentence } from '../page/judged';
import { planOf } from '../run/checkLive';
import { belowFloor, weakAreas } from '../site/judgedFloor';
import { fence, lessonSource, toPage } from './support';

const counts = (source: string) => {
  const page = toPage(source);
  return countJudged(page, planOf(page));
};
const circuit = fence('circuit', 'inputs: A', 'Y = A');
const exercise = (...lines: readonly string[]): string =>
  ['<Exercise title="A" stars={1}>', '', ...lines, '', '</Exercise>'].join('\n');

describe('the count of judged exercises', () => {
  it('holds tests and answers, and no exercise twice', () => {
    expect(counts(lessonSource)).toEqual({ judged: 2, compared: 0, all: 3 });
  });

  it.each([
    ['a part that judges', '<FlagCheck name="u1" />', 1, 0],
    ['a lab to build in', '<GateSim mode="build" expression="A" />', 1, 0],
    ['a lab to build freely in', `<GateSim mode="build">\n\n${circuit}\n</GateSim>`, 0, 0],
    ['keys to press', '<KeyTrainer />', 1, 0],
    [
      'a program with checks',
      `<PyRun>\n\n${fence('python check="Fel"', 'assert x')}\n</PyRun>`,
      1,
      0,
    ],
    ['a program without', `<PyRun>\n\n${fence('python', 'x = 1')}\n</PyRun>`, 0, 0],
    [
      'a lab to write in',
      `<GateSim mode="write">\n\n${circuit}${fence('check', 'Y = A')}\n</GateSim>`,
      1,
      0,
    ],
    [
      'a lab to write in that nothing judges',
      `<GateSim mode="write">\n\n${circuit}\n</GateSim>`,
      0,
      0,
    ],
    ['a table to fill', '<TruthTable mode="fill" expression="A" />', 1, 0],
    ['a comparison', `<Answer kind="compare" list={['a']} />`, 0, 1],
    ['a comparison and a number', `<Answer kind="number" />\n\n<Answer kind="compare" />`, 1, 0],
    ['a lab to look at', '<GateSim expression="A" />', 0, 0],
    ['a part in its solution', '<Solution>\n\n<FlagCheck name="u1" />\n\n</Solution>', 0, 0],
    ['nothing', 'Rita.', 0, 0],
    ['a test that runs elsewhere', fence('rust test', 'fn a() {}'), 0, 0],
  ])('%s', (_what, body, judged, compared) => {
    expect(counts(exercise(body))).toEqual({ judged, compared, all: 1 });
  });

  it('is a sentence', () => {
    expect(judgedSentence({ judged: 4, compared: 1, all: 6 })).toBe(
      '4 av 6 uppgifter rättas på sidan, 1 jämförs',
    );
  });
});

describe('the floor', () => {
  const floor = { judged: 10, answered: 12 };

  it.each([
    [10, 2],
    [12, 0],
    [20, 5],
  ])('holds %i judged and %i compared', (judged, compared) => {
    expect(belowFloor({ judged, compared, all: 30 }, floor)).toEqual([]);
  });

  it.each([
    [9, 9],
    [10, 1],
  ])('sees that %i judged and %i compared are too few', (judged, compared) => {
    expect(belowFloor({ judged, compared, all: 30 }, floor)).toMatchObject([
      {
        problem: `${String(judged)} uppgifter rättas och ${String(compared)} jämförs`,
        expected: expect.stringContaining('minst 10 som rättas och 12') as unknown,
      },
    ]);
  });
});

describe('an area', () => {
  const page = (file: string, judged: number, compared: number, all: number) => ({
    file,
    judged: { judged, compared, all },
  });

  it('is judged in seven cases of ten, whatever the others are', () => {
    const [good, weak] = [
      page('docs/3/m1.mdx', 9, 1, 10),
      page('docs/ai/textbook/1.mdx', 6, 4, 10),
    ];
    expect(weakAreas([good, weak])).toMatchObject([
      { file: 'docs/ai/textbook', problem: '6 av 10 uppgifter rättas på sidan' },
    ]);
    expect(weakAreas([good, weak, page('docs/ai/textbook/2.mdx', 8, 2, 10)])).toEqual([]);
  });

  it('has no exercise without a place for the answer', () => {
    expect(
      weakAreas([page('docs/3/m1.mdx', 9, 0, 10), { file: 'docs/3/intro.mdx' }]),
    ).toMatchObject([{ file: 'docs/3/m1.mdx', problem: 'uppgifter utan plats för svar: 1' }]);
  });
});
