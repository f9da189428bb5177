import type { RemoteTrouble } from '../remote/remote';

/**
 * When work that follows is read and written: soon where somebody would see it, seldom where
 * nobody does, so that a school stays within what Firestore gives for nothing.
 */

/** What counts of a page and its day. All times in milliseconds by one clock. */
export interface Moment {
  readonly now: number;
  /** When documents were last asked for, and last written. */
  readonly lastRead: number;
  readonly lastWrite: number;
  /** Whether another device is seen as well, as far as the bell has told. */
  readonly isOtherSeen: boolean;
  /** Whether the bell could not be asked last. */
  readonly isDeaf: boolean;
  /** Whether it has told of something that has not been read yet. */
  readonly hasNews: boolean;
  /** Since when there is something to write; undefined while there is nothing. */
  readonly dirtySince: number | undefined;
  /** Whether what there is to write is that something was passed. */
  readonly isPass: boolean;
  /** When the page was last come back to. */
  readonly returnedAt: number;
  /** Whether the page is seen by somebody. */
  readonly isSeen: boolean;
  /** Until when the service is left alone after it has said no. */
  readonly pausedUntil: number;
}

type Remembered = 'lastRead' | 'lastWrite' | 'returnedAt' | 'pausedUntil';

/** What a page remembers of its own doings, of what counts. */
interface Times extends Pick<Moment, Remembered> {
  dirtySince: number | undefined;
  /** When a place was last written, as far as it is known. */
  lastPlace: number;
}

/** A page that has done nothing yet. */
export const freshTimes = (): { -readonly [K in keyof Times]: Times[K] } => ({
  ...{ lastRead: -Infinity, lastWrite: -Infinity, pausedUntil: -Infinity },
  ...{ dirtySince: undefined, lastPlace: -Infinity, returnedAt: -Infinity },
});

const second = 1000;
const minute = 60 * second;

/** Several things that are done at once are written together. */
const soonMs = second / 2;
/** Where a student reads is worth a document now and then. */
const placeMs = 30 * minute;
/** Typing goes on: what is written in the meantime goes with it. */
const restMs = 10 * minute;
const readSeldomMs = 10 * minute;
const readDeafMs = 4 * minute;
/** A page that is come back to asks at once, or as soon as it has not asked a moment ago. */
const readOnReturnMs = minute;

/** When the work is to be written; undefined while there is nothing to write. */
export function writeAt(moment: Moment): number | undefined {
  const { dirtySince, lastWrite, isPass, isOtherSeen, pausedUntil } = moment;
  if (dirtySince === undefined) return undefined;
  const soon = dirtySince + soonMs;
  const wanted = isPass || isOtherSeen ? soon : Math.max(soon, lastWrite + restMs);
  return Math.max(wanted, pausedUntil);
}

/**
 * When documents are to be asked for; undefined while nobody looks. Now and then without a ring
 * too, for a page may have been closed between writing and ringing.
 */
export function readAt(moment: Moment): number | undefined {
  const { isSeen, isDeaf, hasNews, lastRead, returnedAt, pausedUntil } = moment;
  if (!isSeen) return undefined;
  if (hasNews) return Math.max(lastRead, pausedUntil);
  const wanted =
    lastRead < returnedAt
      ? Math.max(returnedAt, lastRead + readOnReturnMs)
      : lastRead + (isDeaf ? readDeafMs : readSeldomMs);
  return Math.max(wanted, pausedUntil);
}

/** A page that is seen asks the bell so often: what is saved elsewhere is here in five seconds. */
const askMs = 3 * second;
const leastAskMs = second;

/** What counts of the bell, in milliseconds by the same clock. */
export interface Asking extends Pick<Moment, 'isSeen' | 'returnedAt' | 'pausedUntil'> {
  readonly lastAsk: number;
  /** Until when it is left alone after it has not answered. */
  readonly deafUntil: number;
}

/** When the bell is to be asked; undefined while nobody looks. */
export function askAt(asking: Asking): number | undefined {
  const { isSeen, returnedAt, lastAsk, deafUntil, pausedUntil } = asking;
  if (!isSeen) return undefined;
  const wanted = lastAsk + (lastAsk < returnedAt ? leastAskMs : askMs);
  return Math.max(wanted, deafUntil, pausedUntil);
}

/** A device that is seen says so every minute to one that is seen as well. */
export const hereMs = minute;
/** Of a device that has said nothing for so long nobody is taken to look at it. */
export const otherMs = 2 * hereMs;

/** A page that is left writes what it has, unless it has written a moment ago. */
const writeOnLeaveMs = 2 * minute;

/**
 * What to write of a page that is left: what there is ('write'), the place as well ('leave'), or
 * nothing.
 */
export function wishOnLeave(
  times: Times & Pick<Moment, 'now'>,
  how: 'hidden' | 'blurred',
  isPlaceDirty: boolean,
): 'write' | 'leave' | undefined {
  const { now, lastWrite, lastPlace, dirtySince, pausedUntil } = times;
  if (now <= pausedUntil) return undefined;
  if (isPlaceDirty && now - lastPlace > placeMs) return 'leave';
  const least = how === 'hidden' ? writeOnLeaveMs : restMs;
  return dirtySince !== undefined && now - lastWrite > least ? 'write' : undefined;
}

/** How long the service is left alone after so many refusals in a row. */
export function pauseMs(why: RemoteTrouble, times: number): number {
  switch (why) {
    case 'quota':
      return 60 * minute;
    case 'refused':
      return 10 * minute;
    case 'offline':
    case 'unavailable':
    case 'conflict':
      return Math.min(10 * minute, 5 * second * 2 ** Math.min(times, 10));
  }
}
