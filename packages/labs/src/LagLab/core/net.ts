/**
 * Two instances of the lesson's game, Alva's and Bilal's, with time between them. What the other
 * has done is known when it has arrived; what has not arrived has not happened.
 */

export type Who = 'alva' | 'bilal';
/** Who says where a figure stands and who took the coin. */
export type Rule = 'server' | 'client';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Net {
  readonly rule: Rule;
  /** There and back again, in milliseconds. */
  readonly delay: number;
  /** Without one the figures are where they were created, at the server, and nowhere else. */
  readonly spawner: boolean;
}

export const stepsASecond = 60;
export const field = { width: 300, height: 140 } as const;
export const boxSize = 24;
/** The lesson's SPEED. */
const stride = 200 / stepsASecond;
const reach = boxSize / 2 + 7;

/** Bilal begins a little nearer, so that without delay it is he who comes first. */
const places: Readonly<Record<Who, Spot>> = { alva: { x: 34, y: 70 }, bilal: { x: 258, y: 70 } };
const coins: readonly Spot[] = [70, 44, 98, 56].map((y) => ({ x: 150, y }));
const roundBreak = 1.5 * stepsASecond;

/** How things stood after a step, as it is sent. */
interface Sent {
  readonly alva: Spot;
  readonly bilal: Spot;
  /** Where Bilal wanted to go. */
  readonly wish: Spot;
  readonly taker: Who | undefined;
}

export type Score = Readonly<Record<Who, number>>;

export interface World {
  readonly round: number;
  /** Where each is by whoever decides it. */
  readonly alva: Spot;
  readonly bilal: Spot;
  /** What is on its way, the newest last. */
  readonly sent: readonly Sent[];
  /** Who took the coin, by each screen. */
  readonly takers: Readonly<Partial<Record<Who, Who>>>;
  readonly scores: Readonly<Record<Who, Score>>;
  /** Alva plays herself, from Bilal's first press in the round. */
  readonly going: boolean;
  /** Steps since the round was settled. */
  readonly settled: number;
}

const still: Spot = { x: 0, y: 0 };
const noScore: Score = { alva: 0, bilal: 0 };

export const coinOf = ({ round }: World): Spot => coins[round % coins.length] ?? places.alva;

export function startWorld(): World {
  return newRound(-1, { alva: noScore, bilal: noScore });
}

function newRound(before: number, scores: World['scores']): World {
  return {
    ...{ round: before + 1, ...places, sent: [], takers: {}, scores },
    ...{ going: false, settled: 0 },
  };
}

/** The steps of a way: there, and back. */
function waysOf({ delay }: Net): { readonly up: number; readonly down: number } {
  const both = Math.round((delay / 1000) * stepsASecond);
  return { up: Math.floor(both / 2), down: Math.ceil(both / 2) };
}

/** What has arrived now of what was sent so many steps ago; the beginning, until anything has. */
function arrived({ sent }: World, steps: number): Sent {
  const start = { ...places, wish: still, taker: undefined };
  return sent[sent.length - 1 - steps] ?? start;
}

/** One step the way that is wished, no faster aslant, within the field. */
function moved(from: Spot, wish: Spot): Spot {
  const length = Math.max(1, Math.hypot(wish.x, wish.y));
  const within = (value: number, most: number): number =>
    Math.min(most - boxSize / 2, Math.max(boxSize / 2, value));
  return {
    x: within(from.x + (wish.x / length) * stride, field.width),
    y: within(from.y + (wish.y / length) * stride, field.height),
  };
}

const touches = (a: Spot, b: Spot): boolean =>
  Math.abs(a.x - b.x) < reach && Math.abs(a.y - b.y) < reach;

/** What a window shows: no figures where none were created. */
export type Shown = Readonly<Record<Who, Spot>> | undefined;

/** What each window shows of the figures. */
export function shownOn(screen: Who, world: World, net: Net): Shown {
  const { up, down } = waysOf(net);
  if (screen === 'bilal' && !net.spawner) return undefined;
  if (net.rule === 'server') return screen === 'alva' ? world : arrived(world, down);
  return screen === 'alva'
    ? { alva: world.alva, bilal: net.spawner ? arrived(world, up).bilal : places.bilal }
    : { alva: arrived(world, down).alva, bilal: world.bilal };
}

/** Who takes the coin on a screen, oneself before the other. */
function takerOn(screen: Who, shown: Shown, coin: Spot): Who | undefined {
  if (shown === undefined) return undefined;
  const order: readonly Who[] = screen === 'alva' ? ['alva', 'bilal'] : ['bilal', 'alva'];
  return order.find((who) => touches(shown[who], coin));
}

/** Who took the coin by each screen, after a step. */
function takersAfter(world: World, net: Net): World['takers'] {
  const coin = coinOf(world);
  const first = world.takers.alva ?? takerOn('alva', shownOn('alva', world, net), coin);
  const second =
    net.rule === 'server'
      ? net.spawner
        ? arrived(world, waysOf(net).down).taker
        : undefined
      : takerOn('bilal', shownOn('bilal', world, net), coin);
  const bilal = world.takers.bilal ?? second;
  return {
    ...(first === undefined ? {} : { alva: first }),
    ...(bilal === undefined ? {} : { bilal }),
  };
}

function scored(scores: World['scores'], before: World['takers'], after: World['takers']) {
  const on = (screen: Who): Score => {
    const taker = before[screen] === undefined ? after[screen] : undefined;
    return taker === undefined
      ? scores[screen]
      : { ...scores[screen], [taker]: scores[screen][taker] + 1 };
  };
  return { alva: on('alva'), bilal: on('bilal') };
}

/** Whether every screen that can has said who took the coin. */
export function isSettled({ takers }: World, { spawner }: Net): boolean {
  return takers.alva !== undefined && (takers.bilal !== undefined || !spawner);
}

/** Where Alva goes when nobody steers her: straight to the coin, until it is taken. */
function ownWay(world: World): Spot {
  const coin = coinOf(world);
  if (!world.going || world.takers.alva !== undefined) return still;
  const [x, y] = [coin.x - world.alva.x, coin.y - world.alva.y];
  const length = Math.hypot(x, y);
  return length < stride ? still : { x: x / length, y: y / length };
}

export interface Wishes {
  readonly bilal: Spot;
  /** Undefined while nobody steers her. */
  readonly alva: Spot | undefined;
}

/** The world after one step. */
export function turn(before: World, net: Net, wishes: Wishes): World {
  if (before.settled > roundBreak) return newRound(before.round, before.scores);
  const going = before.going || wishes.bilal.x !== 0 || wishes.bilal.y !== 0;
  const world = { ...before, going };
  // Without his figure there is no script of his to send what he wishes.
  const wish = net.spawner ? wishes.bilal : still;
  const known = net.rule === 'server' ? heard(world, net, wish) : wish;
  const stood: World = {
    ...world,
    alva: moved(world.alva, wishes.alva ?? ownWay(world)),
    bilal: moved(world.bilal, known),
  };
  const sentNow = (taker: Who | undefined): readonly Sent[] =>
    [...world.sent, { alva: stood.alva, bilal: stood.bilal, wish, taker }].slice(-60);
  const arriving: World = { ...stood, sent: sentNow(world.takers.alva) };
  const takers = takersAfter(arriving, net);
  return {
    ...arriving,
    sent: sentNow(takers.alva),
    takers,
    scores: scored(world.scores, world.takers, takers),
    settled: isSettled({ ...arriving, takers }, net) ? world.settled + 1 : 0,
  };
}

/** What the server has heard of Bilal's wish by now. */
function heard(world: World, net: Net, wish: Spot): Spot {
  const { up } = waysOf(net);
  return up === 0 ? wish : (world.sent[world.sent.length - up]?.wish ?? still);
}

/** The round has not begun: nothing moves until somebody does. */
export function isAtRest({ going, settled }: World): boolean {
  return !going && settled === 0;
}
