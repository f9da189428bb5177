import { expect, it } from 'vitest';
import { shortDate } from '..';

it('says what the language’s own format says, of every month', () => {
  const format = new Intl.DateTimeFormat('sv', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  for (let month = 0; month < 12; month += 1) {
    const date = new Date(Date.UTC(2026, month, month * 2 + 1, 23, 59));
    expect(shortDate(date)).toBe(format.format(date));
  }
});
