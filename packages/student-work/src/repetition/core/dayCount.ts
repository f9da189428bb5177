import { isDay, type Day } from './days';

/** How many questions have been asked on a day, those that came back included. */
export interface DayCount {
  readonly day: Day;
  readonly asked: number;
}

/** The most that is asked in a day: more tires, and what is left has its turn tomorrow. */
export const questionsADay = 10;

export const dayCountKey = 'repeat-day';

export function parseDayCount(raw: unknown): DayCount | undefined {
  if (typeof raw !== 'object' || raw === null || !('day' in raw) || !('asked' in raw))
    return undefined;
  const { day, asked } = raw;
  if (!isDay(day) || typeof asked !== 'number' || !Number.isInteger(asked) || asked < 0)
    return undefined;
  return { day, asked };
}

/**
 * How many more questions today has room for. A count of another day, also of one to come, says
 * nothing.
 */
export function roomToday(count: DayCount | undefined, today: Day): number {
  const asked = count?.day === today ? count.asked : 0;
  return Math.max(0, questionsADay - asked);
}

export function countOne(count: DayCount | undefined, today: Day): DayCount {
  return { day: today, asked: questionsADay - roomToday(count, today) + 1 };
}
