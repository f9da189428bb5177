/** The months as dates in short have them (Unicode CLDR, `sv`). */
const months = [
  ...['jan.', 'feb.', 'mars', 'apr.', 'maj', 'juni'],
  ...['juli', 'aug.', 'sep.', 'okt.', 'nov.', 'dec.'],
];

/**
 * A day in Greenwich's time: `3 nov. 2026`. What `Intl.DateTimeFormat` says too; but making one
 * takes a slow phone about a twentieth of a second, and every lesson has such a date.
 */
export function shortDate(date: Date): string {
  return `${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`;
}
