/**
 * A calendar day where the student is, as a number: the next day is one more. Hours and summer time
 * do not matter to it.
 */
export type Day = number;

const msADay = 24 * 60 * 60 * 1000;

/** The day that a moment belongs to, by the device's own calendar. */
export function dayOf(moment: Date): Day {
  return Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / msADay;
}

/** The Monday of a day's week: the first day of all was a Thursday. */
export function mondayOf(day: Day): Day {
  return day - ((day + 3) % 7);
}

/** The day's midnight in UTC, for what counts in dates and takes whole days between them. */
export function dateOf(day: Day): Date {
  return new Date(day * msADay);
}

/** The day of a date that `dateOf` or an interval of whole days after it has given. */
export function dayOfUtc(date: Date): Day {
  return Math.floor(date.getTime() / msADay);
}

/** Whether a stored value can be a day of ours: from 2000 to 2199. */
export function isDay(raw: unknown): raw is Day {
  return Number.isInteger(raw) && Number(raw) >= 10_957 && Number(raw) < 84_006;
}
