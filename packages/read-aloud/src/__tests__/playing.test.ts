import { expect, it } from 'vitest';
import { beginning, nextPlaying, type PlayEvent, type Playing } from '../voice/playing';

const outline = [
  { parts: 1, stops: false },
  { parts: 2, stops: false },
  { parts: 1, stops: true },
  { parts: 1, stops: false },
];

const told = ({ kind, spot }: Playing): string => `${kind} ${spot.sentence}.${spot.part}`;

function after(...events: readonly PlayEvent[]): string {
  return told(events.reduce((state, event) => nextPlaying(state, event, outline), beginning));
}

const play: PlayEvent = { type: 'play' };
const said: PlayEvent = { type: 'said' };
const jump = (sentence: number): PlayEvent => ({ type: 'jump', sentence });

it.each([
  ['begins at the first', [play], 'playing 0.0'],
  ['goes through the parts of a sentence', [play, said, said], 'playing 1.1'],
  ['waits at what asks', [jump(2), said], 'asking 2.0'],
  ['goes on past what asks', [jump(2), said, play], 'playing 3.0'],
  ['ends at the beginning', [jump(3), said], 'paused 0.0'],
  ['pauses before the sentence', [jump(1), said, { type: 'pause' }], 'paused 1.0'],
  ['steps back while it plays', [jump(3), { type: 'step', by: -1 }], 'playing 2.0'],
  ['steps while it rests', [{ type: 'step', by: 1 }], 'paused 1.0'],
  ['does not step before the first', [play, { type: 'step', by: -1 }], 'playing 0.0'],
  ['does not hear what ends after a pause', [play, { type: 'pause' }, said], 'paused 0.0'],
  ['tells of a failure, and tries again', [jump(1), { type: 'failure' }, play], 'playing 1.0'],
  ['jumps no further than the last', [jump(99)], 'playing 3.0'],
] as const)('%s', (_name, events, state) => {
  expect(after(...events)).toBe(state);
});
