import { describe, expect, it, vi } from 'vitest';
import { column, inTurn, repeat } from '../rounds';

describe('works in turn', () => {
  async function run(round: number): Promise<{ done: string[]; answers: readonly string[] }> {
    const done: string[] = [];
    const works = ['a', 'b', 'c'].map((name) => () => {
      done.push(name);
      return Promise.resolve(name.toUpperCase());
    });
    return { answers: await inTurn(round, works), done };
  }

  it('are done in order in even rounds', async () => {
    expect(await run(0)).toEqual({ done: ['a', 'b', 'c'], answers: ['A', 'B', 'C'] });
  });

  it('are done the other way round in odd ones, and answered in order', async () => {
    expect(await run(1)).toEqual({ done: ['c', 'b', 'a'], answers: ['A', 'B', 'C'] });
  });
});

it('a work is repeated for every round', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  expect(await repeat('Besök', 3, (round) => Promise.resolve(round * 10))).toEqual([0, 10, 20]);
  expect(log.mock.calls.flat()).toEqual(['Besök: 1 of 3', 'Besök: 2 of 3', 'Besök: 3 of 3']);
  log.mockRestore();
});

describe('a column', () => {
  it('has one value of every round', () => {
    expect(
      column(
        [
          [1, 2],
          [3, 4],
        ],
        1,
      ),
    ).toEqual([2, 4]);
  });

  it('is refused when a round lacks it', () => {
    expect(() => column([[1, 2], [3]], 1)).toThrow('no measurement 1');
  });
});
