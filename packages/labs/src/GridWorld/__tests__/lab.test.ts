import { describe, expect, it } from 'vitest';
import type { ActionOf } from '../../kit/lab';
import { cellFacts, gridLab, type GridState } from '../lab';
import { findWorldName, parseSettings, worldNames } from '../settings';
import { resizeWorld, withCell, withStart } from '../core/world';
import { cellText, updateText } from '../core/words';

const fence = (text: string) => ({ language: 'text', meta: '', text });
const start = (props: Record<string, unknown> = {}, world?: string): GridState =>
  gridLab.start(parseSettings(props, world === undefined ? [] : [fence(world)]));
const run = (state: GridState, ...actions: ActionOf<typeof gridLab>[]): GridState =>
  actions.reduce(gridLab.reduce, state);

describe('value iteration in the lab', () => {
  it('settles on the corridor’s values and then sweeps no more', () => {
    const state = run(start({ world: 'korridor', method: 'values' }), ['sweep', 100]);
    expect(state.settled).toBe(true);
    expect(state.sweeps).toBeLessThan(20);
    // Python: [0.519, 0.621, 0.734, 0.86, 1.0, 0].
    expect(cellFacts(state, 0)).toMatchObject({ best: ['right'] });
    expect(cellFacts(state, 0)?.value.toFixed(3)).toBe('0.519');
    expect(run(state, ['sweep', 5])).toEqual(state);
    const other = run(state, ['setParameters', { gamma: 0.5 }]);
    expect(other.settled).toBe(false);
    expect(run(other, ['sweep', 100]).values).not.toEqual(state.values);
  });

  it('has something to do again when a reward changes', () => {
    const state = run(start({ method: 'values' }), ['sweep', 100]);
    expect(run(state, ['setRewards', { goal: 5 }])).toMatchObject({
      settled: false,
      rewards: { goal: 5, trap: -1 },
    });
  });
});

describe('Q-learning in the lab', () => {
  it('finds the way round the wall and past the trap', () => {
    const state = run(start(), ['learn', { episodes: 500 }]);
    const best = (cell: number) => cellFacts(state, cell)?.best;
    // The third cell of the first row is beside the goal; the trap lies below the goal.
    expect(best(2)).toEqual(['right']);
    expect(best(6)).toEqual(['up']);
    expect(state.learner.finished).toBe(500);
  });

  it('has no best move before it knows anything', () => {
    expect(cellFacts(start(), 0)).toMatchObject({ best: [], value: 0 });
  });

  it('learns the same with the same seed, also after forgetting', () => {
    const learn: ActionOf<typeof gridLab> = ['learn', { episodes: 20 }];
    const state = run(start(), learn);
    expect(run(start(), learn).learner).toEqual(state.learner);
    expect(run(state, ['forget'], learn).learner).toEqual(state.learner);
    expect(run(state, ['setSeed', 2], learn).learner.q).not.toEqual(state.learner.q);
  });
});

describe('editing the world', () => {
  it('looks at a cell without changing it', () => {
    const state = run(start(), ['touch', [5]]);
    expect(state).toMatchObject({ looked: 5, world: start().world });
    expect(cellFacts(state, 5)).toBeUndefined();
  });

  it('paints, moves the start, and forgets what was learnt then', () => {
    const learnt = run(start(), ['learn', { episodes: 5 }]);
    const walled = run(learnt, ['setTool', 'wall'], ['touch', [0, 1]]);
    expect(walled.world.cells.slice(0, 3)).toEqual(['wall', 'wall', 'floor']);
    expect(walled.learner.finished).toBe(0);
    const moved = run(walled, ['setTool', 'start'], ['touch', [2]]);
    expect(moved.world.start).toBe(2);
    expect(moved.learner.agent).toBe(2);
    // Touching what is already so changes nothing, and nothing is forgotten.
    const same = run(learnt, ['setTool', 'goal'], ['touch', [3]]);
    expect(same.learner).toBe(learnt.learner);
  });

  it('resizes, but not to a single cell', () => {
    const state = run(start(), ['resize', 1, 4]);
    expect(state.world).toMatchObject({ rows: 1, columns: 4, start: 0 });
    expect(run(state, ['resize', 1, 1])).toBe(state);
    expect(run(state, ['learn', { episodes: 3 }]).learner.finished).toBe(3);
  });

  it('comes back as the author drew it', () => {
    const changed = run(start(), ['resize', 2, 2], ['setMethod', 'values']);
    expect(run(changed, ['reset'])).toEqual(start());
  });
});

describe('findWorldName', () => {
  it('knows a ready-made world again, also after a detour, and no other', () => {
    for (const world of worldNames) expect(findWorldName(start({ world }).world)).toBe(world);
    const { world } = start({ world: 'rutnät' });
    const detour = withStart(withCell(withCell(world, 0, 'wall'), 0, 'floor'), world.start);
    expect(findWorldName(detour)).toBe('rutnät');
    expect(findWorldName(withCell(world, 0, 'wall'))).toBeUndefined();
    expect(findWorldName(resizeWorld(world, 3, 4))).toBeUndefined();
  });
});

describe('words', () => {
  it('reads out what a cell is and what is known of it', () => {
    const state = run(start({ world: 'korridor', method: 'values' }), ['sweep', 50]);
    expect(cellText(state, 0)).toBe('rad 1, kolumn 1, golv, start, värde 0,52, bäst höger');
    expect(cellText(state, 5)).toBe('rad 1, kolumn 6, mål');
    expect(cellText(start(), 5)).toBe('rad 2, kolumn 2, vägg');
    expect(cellText(start(), 12)).toContain('agenten är här');
  });

  it('writes an update as by hand', () => {
    const update = {
      cell: 0,
      move: 'right',
      explored: false,
      before: 2,
      reward: 1,
      bestNext: 4,
      after: 3.3,
    } as const;
    expect(updateText(update, { alpha: 0.5, gamma: 0.9, epsilon: 0 })).toBe(
      '2 + 0,5 · (1 + 0,9 · 4 − 2) = 3,3',
    );
  });
});

describe('parseSettings', () => {
  it('reads a world from the fence', () => {
    expect(parseSettings({}, [fence('S.G')]).world).toMatchObject({ rows: 1, columns: 3 });
  });

  it.each([
    [{ world: 'mars' }, [], 'world har värdet "mars"'],
    [{ epsilon: 2 }, [], 'epsilon har värdet 2'],
    [{ method: 'sarsa' }, [], 'method har värdet "sarsa"'],
    [{ seed: 1.5 }, [], 'seed har värdet 1.5'],
    [{}, [fence('S..')], 'saknar mål'],
    [{ world: 'klippa' }, [fence('S.G')], 'antingen i world'],
    [{ steg: 1 }, [], 'steg är ingen egenskap'],
  ])('refuses %j', (props, fences, message) => {
    expect(() => parseSettings(props, fences)).toThrow(message);
    expect(() => parseSettings(props, fences)).toThrow('GridWorld:');
  });
});
