import { step, stepsASecond, type Body, type Numbers, type Wish } from './physics';
import { view, type Level, type Spot } from './levels';

/** What has just happened, of what is worth saying. */
export type Event =
  | { readonly kind: 'landed'; readonly height: number; readonly length: number }
  | { readonly kind: 'late'; readonly seconds: number; readonly helped: boolean }
  | { readonly kind: 'early'; readonly seconds: number; readonly helped: boolean }
  | { readonly kind: 'coin'; readonly taken: number; readonly of: number }
  | { readonly kind: 'won'; readonly seconds: number }
  | { readonly kind: 'fell' };

/** Where the figure left the ground, and the highest it has been since. */
interface Flight {
  readonly from: Spot;
  readonly top: number;
  readonly jumped: boolean;
  /** Steps since. */
  readonly steps: number;
}

export interface World {
  readonly body: Body;
  readonly facing: 1 | -1;
  readonly steps: number;
  readonly flight: Flight | undefined;
  /** The steps since a press in the air that gave no jump; undefined without one. */
  readonly waited: number | undefined;
  /** Where the figure has been in the jump that is made or was last made. */
  readonly trail: readonly Spot[];
  /** How high the last jump went, from the ground it began at. */
  readonly peak: { readonly y: number; readonly height: number } | undefined;
  readonly coins: readonly number[];
  /** Steps since it landed. */
  readonly landed: number;
  readonly event: Event | undefined;
}

export function startWorld({ start }: Level): World {
  return {
    body: { ...start, vx: 0, vy: 0, onFloor: true, coyote: 0, buffer: 0 },
    facing: 1,
    steps: 0,
    flight: undefined,
    waited: undefined,
    trail: [],
    peak: undefined,
    coins: [],
    landed: stepsASecond,
    event: undefined,
  };
}

const mostTrail = 60;

/** A press that came too late: after the edge, where the script lets nobody jump any more. */
function pressEvent(world: World, jumps: boolean, wish: Wish): Event | undefined {
  const { flight } = world;
  if (!wish.pressed || flight === undefined || flight.jumped) return undefined;
  // A step is counted when it is done: the press comes in the next.
  return { kind: 'late', seconds: flight.steps / stepsASecond, helped: jumps };
}

function flightAfter(world: World, body: Body, jumps: boolean): Flight | undefined {
  if (body.onFloor) return undefined;
  const { flight } = world;
  if (jumps || flight === undefined)
    return { from: world.body, top: Math.min(world.body.y, body.y), jumped: jumps, steps: 1 };
  return { ...flight, top: Math.min(flight.top, body.y), steps: flight.steps + 1 };
}

/** What landing tells: of a press that came too early, or of the jump. */
function landingEvent(world: World, body: Body): Event | undefined {
  const { flight, waited } = world;
  if (flight === undefined || !body.onFloor) return undefined;
  if (waited !== undefined && waited < stepsASecond / 4)
    return {
      kind: 'early',
      seconds: waited / stepsASecond,
      helped: body.buffer > 1 / stepsASecond,
    };
  if (!flight.jumped) return undefined;
  return {
    kind: 'landed',
    height: flight.from.y - flight.top,
    length: Math.abs(body.x - flight.from.x),
  };
}

const isNear = (a: Spot, b: Spot): boolean => Math.abs(a.x - b.x) < 12 && Math.abs(a.y - b.y) < 14;

/** The coins that are taken after this step, and what that is worth saying. */
function collect(
  world: World,
  level: Level,
  body: Body,
): { readonly coins: readonly number[]; readonly event: Event | undefined } {
  const found = level.coins.findIndex(
    (coin, index) => !world.coins.includes(index) && isNear(coin, body),
  );
  if (found === -1) return { coins: world.coins, event: undefined };
  const coins = [...world.coins, found];
  const isLast = coins.length === level.coins.length;
  return {
    coins,
    event: isLast
      ? { kind: 'won', seconds: (world.steps + 1) / stepsASecond }
      : { kind: 'coin', taken: coins.length, of: level.coins.length },
  };
}

function fallen(world: World, level: Level): World {
  const { steps, coins } = world;
  return { ...startWorld(level), steps, coins, event: { kind: 'fell' } };
}

const within = (x: number): number => Math.min(view.width - 6, Math.max(6, x));

/** How many steps ago the press in the air was that still waits for a floor. */
function waitAfter(world: World, body: Body, jumps: boolean, wish: Wish): number | undefined {
  if (jumps || body.onFloor) return undefined;
  if (wish.pressed && !world.body.onFloor) return 1;
  return world.waited === undefined ? undefined : world.waited + 1;
}

function trailAfter(world: World, body: Body, jumps: boolean): readonly Spot[] {
  if (jumps) return [world.body, body];
  if (body.onFloor && world.body.onFloor) return world.trail;
  return [...world.trail, { x: body.x, y: body.y }].slice(-mostTrail);
}

/** The world after one step of what is pressed. */
export function turn(world: World, level: Level, numbers: Numbers, wish: Wish): World {
  const { body: moved, jumps } = step(world.body, numbers, wish, level.blocks);
  const body = { ...moved, x: within(moved.x) };
  if (body.y > view.height + 40) return fallen(world, level);
  const { coins, event } = collect(world, level, body);
  const flight = flightAfter(world, body, jumps);
  const landing = landingEvent(world, body);
  return {
    body,
    facing: wish.direction === 0 ? world.facing : wish.direction > 0 ? 1 : -1,
    steps: world.steps + 1,
    flight,
    waited: waitAfter(world, body, jumps, wish),
    trail: trailAfter(world, body, jumps),
    peak:
      landing?.kind === 'landed' && world.flight !== undefined
        ? { y: world.flight.top, height: landing.height }
        : world.peak,
    coins,
    landed: body.onFloor && !world.body.onFloor ? 0 : world.landed + 1,
    event:
      world.event?.kind === 'won'
        ? world.event
        : (event ?? landing ?? pressEvent(world, jumps, wish) ?? world.event),
  };
}

/** Nothing moves, and nothing is about to. */
export function isAtRest({ body, landed }: World): boolean {
  return body.onFloor && body.vx === 0 && landed > stepsASecond / 2;
}
