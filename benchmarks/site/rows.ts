import type { Pair } from '../seal-build/pairs';
import { sealLimit } from '../seal-build/timePair';
import { percentile, ratiosOf, spreadOf, type Spread } from '../statistics';
import type { FirstVisit, MemberVisit } from './visits';

/** What a row is held against: a share of what another site takes in the same run, or a time. */
export type Goal =
  | { readonly kind: 'share'; readonly of: string; readonly atMost: number }
  | { readonly kind: 'time'; readonly underMs: number };

export interface Row {
  readonly what: string;
  /** What each site took, as it is printed; nothing where it was not measured. */
  readonly plainGate: string;
  readonly ungated: string;
  readonly ours: string;
  /** The share, or the milliseconds, that the goal is about. */
  readonly measured: Spread;
  readonly goal: Goal;
}

/** Is what was measured within the goal? Its median is what counts. */
export function isReached({ measured, goal }: Row): boolean {
  switch (goal.kind) {
    case 'share':
      return measured.median <= goal.atMost;
    case 'time':
      return measured.median < goal.underMs;
  }
}

const seconds = (ms: number): string => (ms / 1000).toFixed(2);

/** Seconds: the median, and the ends in brackets. */
function secondsText(times: readonly number[]): string {
  const { median, min, max } = spreadOf(times);
  return `${seconds(median)} s (${seconds(min)}–${seconds(max)})`;
}

function millisecondsText(times: readonly number[]): string {
  const { median, min, max } = spreadOf(times);
  return `${median.toFixed(0)} ms (${min.toFixed(0)}–${max.toFixed(0)})`;
}

function kilobytesText(bytes: readonly number[]): string {
  return `${(spreadOf(bytes).median / 1000).toFixed(0)} kB`;
}

const timeAndBytes = (visits: readonly MemberVisit[]): string =>
  `${secondsText(visits.map(({ visibleMs }) => visibleMs))}, ${kilobytesText(visits.map(({ visibleBytes }) => visibleBytes))}`;

/** The visits of each round, the same number of each site. */
export interface VisitRounds {
  readonly first: {
    readonly plainGate: readonly FirstVisit[];
    readonly ours: readonly FirstVisit[];
  };
  readonly again: {
    readonly plainGate: readonly MemberVisit[];
    readonly ungated: readonly MemberVisit[];
    readonly ours: readonly MemberVisit[];
  };
}

function firstVisitRows({ plainGate, ours }: VisitRounds['first']): readonly Row[] {
  const row = (
    what: string,
    fact: keyof FirstVisit,
    text: (values: readonly number[]) => string,
    atMost: number,
  ): Row => {
    const [theirs, own] = [plainGate.map((visit) => visit[fact]), ours.map((visit) => visit[fact])];
    return {
      what,
      plainGate: text(theirs),
      ungated: '',
      ours: text(own),
      measured: spreadOf(ratiosOf(own, theirs)),
      goal: { kind: 'share', of: 'plain gate', atMost },
    };
  };
  return [
    {
      ...row('Sign-in form visible to a new visitor', 'visibleMs', secondsText, 0.35),
      plainGate: timeAndBytes(plainGate),
      ours: timeAndBytes(ours),
    },
    row('Sign-in form usable: a submit is sent', 'usableMs', secondsText, 0.65),
    row('Bytes until it is usable', 'usableBytes', kilobytesText, 0.6),
  ];
}

/**
 * The rows that visits on a phone tell of: the sign-in form, and the lesson to a member who
 * returns.
 */
export function visitRows({ first, again }: VisitRounds): readonly Row[] {
  const times = (visits: readonly MemberVisit[]): number[] =>
    visits.map(({ visibleMs }) => visibleMs);
  return [
    ...firstVisitRows(first),
    {
      what: 'Returning member: lesson visible',
      plainGate: timeAndBytes(again.plainGate),
      ungated: timeAndBytes(again.ungated),
      ours: timeAndBytes(again.ours),
      measured: spreadOf(ratiosOf(times(again.ours), times(again.ungated))),
      goal: { kind: 'share', of: 'ungated', atMost: 1.1 },
    },
  ];
}

/** Milliseconds of clicks, the same ones on each site. */
export interface Clicks {
  readonly ungated: readonly number[];
  readonly ours: readonly number[];
  /** With nothing slowed down. */
  readonly fast: Pick<Clicks, 'ungated' | 'ours'>;
}

/** The 95th percentile, and in brackets the median and the most. */
function highText(times: readonly number[]): string {
  const { median, max } = spreadOf(times);
  return `${percentile(times, 0.95).toFixed(0)} ms (${median.toFixed(0)}, ${max.toFixed(0)})`;
}

export function clickRows({ ungated, ours, fast }: Clicks): readonly Row[] {
  const high = percentile(fast.ours, 0.95);
  return [
    {
      what: 'Click to the next lesson, fetched ahead',
      plainGate: '',
      ungated: millisecondsText(ungated),
      ours: millisecondsText(ours),
      measured: spreadOf(ratiosOf(ours, ungated)),
      goal: { kind: 'share', of: 'ungated', atMost: 1.1 },
    },
    {
      what: `The same without slowdown: 95th percentile of ${fast.ours.length} (median, most)`,
      plainGate: '',
      ungated: highText(fast.ungated),
      ours: highText(fast.ours),
      measured: { median: high, min: high, max: high },
      goal: { kind: 'time', underMs: 100 },
    },
  ];
}

/** Sealing, as a share of the same build without it. */
export function buildRow(pairs: readonly Pair[]): Row {
  const sealed = pairs.map(({ sealedMs }) => sealedMs);
  const plain = pairs.map(({ plainMs }) => plainMs);
  return {
    what: 'Build of the site',
    plainGate: '',
    ungated: `${secondsText(plain)}, unsealed`,
    ours: secondsText(sealed),
    measured: spreadOf(ratiosOf(sealed, plain)),
    goal: { kind: 'share', of: 'unsealed', atMost: sealLimit },
  };
}
