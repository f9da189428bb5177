/**
 * A hybrid clock: the device's time as far as it goes forward, a count where it does not, and who
 * has read it. Its texts sort as they were made. What has been seen of others is always before,
 * also where somebody's clock is a year wrong. No two are alike, so a reading is the name of a
 * version too.
 */
export type Clock = string;

const pattern = /^[0-9a-z]{9}-[0-9a-z]{4}-[0-9a-z]{8}$/;
const mostCount = 36 ** 4 - 1;
const mostMs = 36 ** 9 - 1;

function toText(ms: number, count: number, node: string): Clock {
  return [ms.toString(36).padStart(9, '0'), count.toString(36).padStart(4, '0'), node].join('-');
}

/** Before all that any clock says. */
export const firstClock: Clock = toText(0, 0, '00000000');

export const isClock = (raw: unknown): raw is Clock => typeof raw === 'string' && pattern.test(raw);

/** A name for who reads the clock: another one each time that a page begins. */
export function freshNode(): string {
  const [a = 0, b = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (a * 2 ** 20 + (b % 2 ** 20)).toString(36).padStart(8, '0').slice(-8);
}

/** The later of two readings. */
export const laterOf = (a: Clock, b: Clock): Clock => (a > b ? a : b);

/**
 * The next reading after `last`.
 * @param now the device's time in milliseconds, right or wrong
 */
export function tick(last: Clock, now: number, node: string): Clock {
  const lastMs = parseInt(last.slice(0, 9), 36);
  const lastCount = parseInt(last.slice(10, 14), 36);
  const time = Number.isFinite(now) ? Math.min(Math.max(Math.floor(now), 0), mostMs) : 0;
  if (time > lastMs) return toText(time, 0, node);
  return lastCount < mostCount ? toText(lastMs, lastCount + 1, node) : toText(lastMs + 1, 0, node);
}
