import { describe, expect, it } from 'vitest';
import { isAtRest, shownOn, startWorld, turn, type Net, type Spot, type World } from '../core/net';
import { worldToText } from '../core/words';

const left: Spot = { x: -1, y: 0 };
const still: Spot = { x: 0, y: 0 };

const netOf = (change: Partial<Net>): Net => ({
  ...{ rule: 'server', delay: 0, spawner: true },
  ...change,
});

/** The worlds after each step of Bilal's running left. */
function run(net: Net, count: number, bilal: Spot = left, alva?: Spot): readonly World[] {
  const worlds = [startWorld()];
  for (let step = 0; step < count; step += 1)
    worlds.push(turn(worlds[step] ?? startWorld(), net, { bilal, alva }));
  return worlds;
}

/** Who takes the coin of the first round, by each screen. */
const takers = (change: Partial<Net>) =>
  run(netOf(change), 60)
    .map((world) => world.takers)
    .filter(({ alva }) => alva !== undefined)
    .at(-1);

/** The steps until Bilal's figure has moved on a screen. */
const stepsUntilSeen = (screen: 'alva' | 'bilal', change: Partial<Net>): number => {
  const net = netOf(change);
  return run(net, 60).findIndex((world) => (shownOn(screen, world, net)?.bilal.x ?? 258) < 258);
};

describe('a figure', () => {
  it('goes 200 pixels a second, no faster aslant, and stays in the field', () => {
    const net = netOf({});
    const straight = run(net, 30).at(-1)?.bilal.x ?? 0;
    expect(258 - straight).toBeCloseTo(100, 6);
    const aslant = run(net, 6, { x: -1, y: -1 }).at(-1)?.bilal ?? still;
    expect(Math.hypot(258 - aslant.x, 70 - aslant.y)).toBeCloseTo(20, 6);
    expect(run(net, 50, { x: 0, y: 1 }).at(-1)?.bilal.y).toBe(128);
  });

  it.each([
    ['server', 0, 1],
    ['server', 150, 10],
    ['server', 400, 25],
    ['client', 400, 1],
  ] as const)(
    'of one’s own is seen to move, by the %s at %i ms, after %i steps',
    (rule, delay, steps) => {
      expect(stepsUntilSeen('bilal', { rule, delay })).toBe(steps);
    },
  );

  it('of the other is seen to move half the time later', () => {
    expect(stepsUntilSeen('alva', { rule: 'client', delay: 400 })).toBe(13);
    expect(stepsUntilSeen('alva', { rule: 'server', delay: 400 })).toBe(13);
  });
});

describe('the coin', () => {
  it.each(['server', 'client'] as const)(
    'is Bilal’s on both screens without delay (%s)',
    (rule) => {
      expect(takers({ rule })).toEqual({ alva: 'bilal', bilal: 'bilal' });
    },
  );

  it.each([150, 400])('has two owners where everyone decides for himself, at %i ms', (delay) => {
    expect(takers({ rule: 'client', delay })).toEqual({ alva: 'alva', bilal: 'bilal' });
  });

  it.each([150, 400])('has one owner where the server decides, at %i ms', (delay) => {
    const world = run(netOf({ delay }), 80)
      .filter(({ takers: { bilal } }) => bilal !== undefined)
      .at(-1);
    expect(world?.takers).toEqual({ alva: 'alva', bilal: 'alva' });
    expect(world?.scores).toEqual({ alva: { alva: 1, bilal: 0 }, bilal: { alva: 1, bilal: 0 } });
  });

  it('is told of when both screens have said whose it is', () => {
    const net = netOf({ rule: 'client', delay: 400 });
    const said = run(net, 60).map((world) => worldToText(world, net));
    expect(said.at(-1)).toBe(
      'På Alvas skärm: Alva tog myntet. På Bilals skärm: Bilal tog myntet. Båda har rätt, och ingen.',
    );
    expect(said[0]).toBe(
      'Var och en flyttar sin egen ruta genast. Den andra ser det efter 200 ms.',
    );
  });

  it('lies elsewhere in the next round, which waits for somebody to move', () => {
    const worlds = run(netOf({}), 140);
    const next = worlds.find(({ round }) => round === 1) ?? startWorld();
    expect(next).toMatchObject({ round: 1, bilal: { x: 258 }, takers: {} });
    expect(next.scores.alva).toEqual({ alva: 0, bilal: 1 });
    expect(isAtRest(next)).toBe(true);
  });
});

describe('without a spawner', () => {
  const net = netOf({ spawner: false });

  it('there are no figures on the client, and the server’s stands still', () => {
    const world = run(net, 40).at(-1) ?? startWorld();
    expect(shownOn('bilal', world, net)).toBeUndefined();
    expect(world.bilal).toEqual({ x: 258, y: 70 });
  });

  it('the round ends though one screen says nothing', () => {
    expect(run(net, 200).at(-1)?.round).toBeGreaterThan(0);
  });
});

it('Alva stands still until somebody moves, and is steered by who wants to', () => {
  expect(run(netOf({}), 20, still).at(-1)?.alva.x).toBe(34);
  expect(run(netOf({}), 30, still, { x: 1, y: 0 }).at(-1)?.alva.x).toBeCloseTo(134, 6);
});
