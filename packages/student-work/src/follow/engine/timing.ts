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
  /** When another device was last found to have written. */
  readonly lastOther: number;
  /** Since when there is something to write; undefined while there is nothing. */
  readonly dirtySince: number | undefined;
  /** Whether what there is to write is that something was passed. */
  readonly isPass: boolean;
  /** When the page was last come back to. */
  readonly returnedAt: number;
  /** Whether the page is seen and has the focus. */
  readonly isSeen: boolean;
  /** Until when the service is left alone after it has said no. */
  readonly pausedUntil: number;
}

const second = 1000;
const minute = 60 * second;

/** As long as another device has written in the last five minutes both are taken to be in use. */
export const otherMs = 5 * minute;
const soonMs = second;
/** Where a student reads is worth a document now and then. */
export const placeMs = 30 * minute;
/** Typing goes on: what is written in the meantime goes with it. */
export const restMs = 10 * minute;
const readSoonMs = 3 * second;
const readSeldomMs = 4 * minute;
/** A page that is come back to asks at once, or as soon as it has not asked a moment ago. */
const readOnReturnMs = 20 * second;

export const isOtherActive = ({ now, lastOther }: Pick<Moment, 'now' | 'lastOther'>): boolean =>
  now - lastOther < otherMs;

/** When the work is to be written; undefined while there is nothing to write. */
export function writeAt(moment: Moment): number | undefined {
  const { dirtySince, lastWrite, isPass, pausedUntil } = moment;
  if (dirtySince === undefined) return undefined;
  const soon = dirtySince + soonMs;
  const wanted = isPass || isOtherActive(moment) ? soon : Math.max(soon, lastWrite + restMs);
  return Math.max(wanted, pausedUntil);
}

/** When documents are to be asked for; undefined while nobody looks. */
export function readAt(moment: Moment): number | undefined {
  const { isSeen, lastRead, returnedAt, pausedUntil } = moment;
  if (!isSeen) return undefined;
  const seldom =
    lastRead < returnedAt
      ? Math.max(returnedAt, lastRead + readOnReturnMs)
      : lastRead + readSeldomMs;
  const wanted = isOtherActive(moment) ? Math.min(seldom, lastRead + readSoonMs) : seldom;
  return Math.max(wanted, pausedUntil);
}

/** A page that is left writes what it has, unless it has written a moment ago. */
export const writeOnLeaveMs = 2 * minute;

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
