import { describe, expect, it } from 'vitest';
import { chooseLanes, runLane, runStep, type LaneTools, type Step } from '../lanes';
import { countOfExit } from '../steps';

const step = (name: string, more: Partial<Step> = {}): Step => ({
  name,
  command: ['program', name],
  count: countOfExit,
  ...more,
});

/** Tools that note what is printed and run; a command fails when it is named `red`. */
function noted(): LaneTools & { readonly log: string[] } {
  const log: string[] = [];
  return {
    log,
    print: (text) => log.push(`print ${text.trim()}`),
    run: (command, args, { output }) => {
      log.push(`run ${command} ${args.join(' ')} ${String(output)}`);
      return Promise.resolve({
        code: args[0] === 'red' ? 1 : 0,
        output: `output of ${String(args[0])}`,
      });
    },
  };
}

describe('the lanes', () => {
  it.each([
    [undefined, ['sources', 'site']],
    ['sources', ['sources']],
    ['site', ['site']],
  ])('%s', (word, chosen) => {
    expect([...chooseLanes(word)]).toEqual(chosen);
  });

  it.each(['', 'src', 'sources,site', 'constructor'])('%j is refused by name', (word) => {
    expect(() => chooseLanes(word)).toThrow(
      `npm test -- ${JSON.stringify(word)}: skriv sources eller site, eller ingenting för båda`,
    );
  });
});

describe('a lane', () => {
  it('runs every step, also after one that failed', async () => {
    const tools = noted();
    const results = await runLane([step('red'), step('green')], 'shown', tools);
    expect(results.map(({ name, count }) => [name, count.passed, count.failed])).toEqual([
      ['red', 0, 1],
      ['green', 1, 0],
    ]);
  });

  it('prints a held step in one piece, when it has ended', async () => {
    const tools = noted();
    await runLane([step('green')], 'held', tools);
    expect(tools.log).toEqual(['run program green held', 'print ── green ──\noutput of green']);
  });

  it('begins a step when what it needs is there', async () => {
    const tools = noted();
    let ready = (): void => undefined;
    const after = new Promise<void>((resolve) => {
      ready = resolve;
    });
    const running = runStep(step('green', { after }), 'shown', tools);
    await Promise.resolve();
    expect(tools.log).toEqual([]);
    ready();
    await running;
    expect(tools.log).toContain('run program green shown');
  });
});
