import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startNodePython, type NodePython } from '../../../lesson-check/src/pagePython/nodePython';
import { requestFor } from '../../../lesson-check/src/pagePython/requestFor';
import { systemInterpreter } from '../../../../tests/support/interpreter';
import { parseBoard, type Board } from '../board';
import { idleRun, isActive, nextRun, type ProgramRun } from '../programRun';

const worker = join(import.meta.dirname, '../worker');
const modules = join(worker, 'course_runner/modules');

/** The module in CPython, where nobody can play. Returns what the program printed. */
function inPython(source: string): string {
  const env = { ...process.env, PYTHONPATH: `${modules}:${worker}`, PYTHONIOENCODING: 'utf-8' };
  return execFileSync(systemInterpreter(), ['-B', '-c', source], { encoding: 'utf8', env });
}

/** The error that a line ends in. */
const errorOf = (line: string): string =>
  inPython(
    `from spelplan import Spelplan\nplan = Spelplan(4, 3)\ntry:\n    ${line}\nexcept Exception as fel:\n    print(type(fel).__name__, fel)`,
  ).trim();

/** A first game: fifteen lines. */
const game = `from spelplan import Spelplan
plan = Spelplan(5, 3)
katt = plan.figur('🐈', 1, 1)
mus = plan.figur('🐁', 4, 1)
poäng = 0
def gå(dx):
    global poäng
    katt.flytta(dx, 0)
    if katt.rör(mus):
        poäng += 1
        plan.slut(f'Fångad! {poäng}')
plan.vid_tangent('vänster', lambda: gå(-1))
plan.vid_tangent('höger', lambda: gå(1))
plan.var(0.5, lambda: mus.flytta(-1, 0))
plan.kör()
`;

describe('a board', () => {
  it('has what is put on it, and figures before that', () => {
    const source = [
      'from spelplan import Spelplan',
      'plan = Spelplan(4, 3)',
      "plan.sätt(0, 0, '#'); plan.sätt(2, 1, 7); plan.måla(3, 2, 'grön')",
      "a = plan.figur('A', 2, 1); b = plan.figur('B', 0, 2)",
      'print(plan); print(plan.läs(2, 1), plan.läs(2, 2) == "")',
      'a.ta_bort(); print(plan.läs(2, 1)); plan.töm(2, 1); print(plan.läs(2, 1) == "")',
      'b.bild = "C"; b.x += 1; print(plan.rader()[2], b, b.rör(a))',
    ].join('\n');
    expect(inPython(source).split('\n')).toEqual([
      ...['# · · ·', '· · A ·', 'B · · ·', 'A True', '7', 'True'],
      ...["['', 'C', '', ''] Figur('C', 1, 2) False", ''],
    ]);
  });

  it('keeps figures within its edges', () => {
    const source = [
      'from spelplan import Spelplan',
      'plan = Spelplan(3, 2)',
      "a = plan.figur('A', 2, 0)",
      'print(a.flytta(1, 0), a.flytta(0, -1), a.flytta(-2, 1), a.flytta(0, 1), (a.x, a.y))',
    ].join('\n');
    expect(inPython(source)).toBe('False False True False (0, 1)\n');
  });

  it.each([
    [
      "plan.sätt(4, 0, 'a')",
      'ValueError rutan (4, 0) finns inte: x går från 0 till 3 och y från 0 till 2',
    ],
    ["plan.sätt(0.5, 0, 'a')", 'TypeError x ska vara ett heltal, inte 0.5'],
    ["plan.sätt(0, 0, '')", "ValueError en bild är en emoji eller ett tecken, inte ''"],
    [
      "plan.figur('a', 0, 3)",
      'ValueError rutan (0, 3) finns inte: x går från 0 till 3 och y från 0 till 2',
    ],
    [
      "plan.vid_tangent('up', print)",
      "ValueError tangenten 'up' finns inte. Det finns: vänster, höger, upp, ner, mellanslag, enter, och bokstäver och siffror",
    ],
    [
      "plan.vid_tangent('upp', print())",
      'TypeError vid_tangent vill ha en funktion: skriv bara namnet, utan parenteser efter',
    ],
    [
      'plan.var(0.01, print)',
      'ValueError sekunder ska vara ett tal från 0.05 till 3600, inte 0.01',
    ],
    [
      "plan.måla(0, 0, 'blue')",
      "ValueError färgen 'blue' finns inte. Det finns: röd, orange, gul, grön, blå, lila, rosa, brun, grå, svart",
    ],
    ['Spelplan(0, 5)', 'ValueError en spelplan har 1–40 kolumner och 1–30 rader'],
  ])('says what is wrong with %s', (line, message) => {
    expect(errorOf(line).replace(/^\n/, '')).toContain(message);
  });
});

describe('a game that is driven by a test', () => {
  const driven = (lines: readonly string[]): string => inPython([game, ...lines].join('\n'));

  it('does what its keys and its clock do, and nothing once it is over', () => {
    expect(
      driven([
        "plan.tryck('höger'); print(katt.x, mus.x, plan.är_slut)",
        'plan.låt_gå(0.49); print(mus.x)',
        'plan.låt_gå(0.01); print(mus.x)',
        "plan.tryck('höger'); print(katt.x, plan.är_slut, poäng)",
        "plan.tryck('vänster', 5); plan.låt_gå(60); print(katt.x, mus.x)",
      ]),
    ).toBe('2 4 False\n4\n3\n3 True 1\n3 3\n');
  });

  it('strikes clocks in order, as often as time has passed, at the pace that they have now', () => {
    const source = [
      'from spelplan import Spelplan, senaste',
      'plan = Spelplan(); slag = []',
      "a = plan.var(0.1, lambda: slag.append('a')); b = plan.var(0.25, lambda: slag.append('b'))",
      "plan.låt_gå(0.5); print(''.join(slag)); slag.clear()",
      "a.sekunder = 0.2; b.stoppa(); plan.låt_gå(0.6); print(''.join(slag), senaste() is plan)",
    ].join('\n');
    expect(inPython(source)).toBe('aabaaab\naaa True\n');
  });
});

describe('in the page’s Python', () => {
  let python: NodePython;
  beforeAll(async () => {
    python = await startNodePython();
  });
  afterAll(async () => {
    await python.close();
  });

  /** Plays a program: each time that it waits it gets the next event, until it has had all. */
  function play(
    source: string,
    events: readonly string[],
  ): Promise<{ run: ProgramRun; boards: readonly Board[] }> {
    const left = [...events];
    const boards: Board[] = [];
    let run = idleRun;
    return new Promise((resolve) => {
      const request = { ...requestFor(source), input: { kind: 'ask' } as const };
      python.engine.run(request, function listen(event) {
        run = nextRun(run, event);
        if (event.kind === 'board') boards.push(event.board);
        if (event.kind === 'ask') python.engine.answer(listen, left.shift() ?? null);
        if (run.phase.kind !== 'idle' && !isActive(run.phase)) resolve({ run, boards });
      });
    });
  }

  it('is played by keys and ticks, and shown after each', async () => {
    const { run, boards } = await play(`${game}print(poäng)`, [
      'höger',
      'tick',
      'vänster',
      'höger',
      'höger',
    ]);
    expect(run.output).toEqual([{ stream: 'stdout', text: '1\n' }]);
    expect(
      boards.map(({ cells }) => cells.map(({ picture, x }) => `${picture}${x}`).join(' ')),
    ).toEqual([...['🐈1 🐁4', '🐈2 🐁4', '🐈2 🐁3', '🐈1 🐁3', '🐈2 🐁3', '🐁3', '🐁3']]);
    expect(boards[1]).toMatchObject({
      wait: 0.5,
      keys: ['vänster', 'höger'],
      said: '🐈 kolumn 2, rad 1',
    });
    expect(boards.at(-1)).toMatchObject({ isOver: true, text: 'Fångad! 1' });
  });

  it('tells of an error in the student’s own function, by its line', async () => {
    const { run } = await play(game.replace('poäng += 1', 'poäng += ett'), [
      'höger',
      'höger',
      'höger',
    ]);
    if (run.phase.kind !== 'finished') throw new Error('the game did not end');
    expect(run.phase.error).toMatchObject({ type: 'NameError', line: 10 });
    expect(run.phase.error?.text).not.toContain('spelplan.py');
  });

  it('is judged without being played', async () => {
    const test =
      "from spelplan import senaste\nsenaste().tryck('höger', 3)\nassert senaste().är_slut";
    const judged = await python.run(requestFor(game, { mode: { kind: 'test', test } }));
    if (judged.phase.kind !== 'finished') throw new Error('the test did not end');
    expect(judged.phase.tests?.map(({ ok }) => ok)).toEqual([true]);
    expect(judged.board).toBeUndefined();
    const slow = game.replace('katt.flytta(dx, 0)', 'pass');
    const refused = await python.run(requestFor(slow, { mode: { kind: 'test', test } }));
    expect(refused.phase.kind === 'finished' && refused.phase.tests?.map(({ ok }) => ok)).toEqual([
      false,
    ]);
  });

  it('is walked through as far as it is driven, and says so', async () => {
    const source = `${game}plan.tryck('höger')`;
    const walked = await python.run(requestFor(source, { mode: { kind: 'step', call: null } }));
    expect(walked.output.map(({ text }) => text).join('')).toBe(
      "spelplan.kör: när du stegar spelas inget. Skriv tryck('höger') på planen efter kör(), och stega igen.\n",
    );
    const lines = walked.recording?.steps.map(({ line }) => line) ?? [];
    expect(lines).toContain(8);
    expect(walked.board?.cells).toHaveLength(2);
  });
});

describe('what is of another shape is no board', () => {
  const board = {
    ...{ width: 2, height: 2, cells: [[0, 1, 'a', 'röd']], keys: ['upp'] },
    ...{ wait: null, text: '', said: '', isOver: false },
  };
  it('but one of the right shape is', () => {
    expect(parseBoard(board)?.cells).toEqual([{ x: 0, y: 1, picture: 'a', colour: 'röd' }]);
  });
  it.each([
    ['too wide', { width: 41 }],
    ['a square outside every board', { cells: [[40, 0, 'a', '']] }],
    ['a colour that could be more', { cells: [[0, 0, 'a', 'url(x)']] }],
    ['a picture as long as a page', { cells: [[0, 0, 'a'.repeat(17), '']] }],
    ['time that goes backwards', { wait: -1 }],
    ['a text that is no text', { text: 3 }],
  ])('%s', (_name, part) => {
    expect(parseBoard({ ...board, ...part })).toBeUndefined();
  });
});
