/** Times as a school writes and reads them: on Sweden's clocks, wherever the computer stands. */

const zone = 'Europe/Stockholm';
const minute = 60_000;
const hour = 60 * minute;

const written = /^(\d{4})-(\d\d)-(\d\d) (\d\d)[.:](\d\d)$/;

/** The offsets from Greenwich that Sweden has had since 1980, the earlier moment first. */
const offsets = [2 * hour, hour];

// In a function: a formatter takes a slow phone about a twentieth of a second to make.
function partsOf(at: number, options: Intl.DateTimeFormatOptions): (type: string) => string {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, ...options }).formatToParts(at);
  return (type) => parts.find((part) => part.type === type)?.value ?? '';
}

const digits = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/** A moment as it is written in a configuration: `2027-02-26 10.00`. */
export function stockholmTime(at: number): string {
  const of = partsOf(at, digits);
  return `${of('year')}-${of('month')}-${of('day')} ${of('hour')}.${of('minute')}`;
}

/**
 * The moment, in milliseconds since 1970, at which clocks in Sweden show a time such as `2027-02-26
 * 10.00`; the first of two when clocks are put back.
 * @returns undefined for another form, a day that there is not, and an hour that is skipped when
 * clocks are put forward
 */
export function parseStockholm(text: string): number | undefined {
  const match = written.exec(text);
  if (match === null) return undefined;
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0] = match.slice(1).map(Number);
  const asGreenwich = Date.UTC(year, month - 1, day, hours, minutes);
  return offsets
    .map((offset) => asGreenwich - offset)
    .find((at) => stockholmTime(at) === text.replace(':', '.'));
}

/** How far off a day may be whose year goes without saying. */
const farOff = 300 * 24 * hour;

/**
 * A moment in words: `fredag 26 februari kl. 10.00`, with its year where that does not go without
 * saying.
 * @param now about which moment it is
 */
export function momentInWords(at: number, now: number): string {
  const day = partsOf(at, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const year = Math.abs(at - now) > farOff ? ` ${day('year')}` : '';
  const [, clock = ''] = stockholmTime(at).split(' ');
  return `${day('weekday')} ${day('day')} ${day('month')}${year} kl. ${clock}`;
}
