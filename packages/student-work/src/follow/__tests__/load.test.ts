/** What a school day costs in Firestore: readings, writings and bytes, with the real client. */
import { describe, expect, it } from 'vitest';
import { playDay, prepareDay } from '../../../../../tests/support/schoolDay';
import { Devices } from './devices';

/** Students are alike but for when they do what: a few stand for all. */
const played = 20;
const students = 300;

describe('a school day with 300 students', () => {
  it('stays within 10 000 readings, 4 000 writings and 40 MB', async () => {
    const sum = { reads: 0, writes: 0, bytes: 0 };
    for (let student = 0; student < played; student += 1) {
      const devices = new Devices();
      const device = await prepareDay(devices);
      const before = { ...devices.firestore.cost };
      const where = { isAtHome: student % 5 === 0, hasPhone: student % 20 === 7 };
      await playDay(devices, device, { seed: student + 1, ...where });
      const { cost } = devices.firestore;
      for (const what of ['reads', 'writes', 'bytes'] as const)
        sum[what] += cost[what] - before[what];
    }
    const day = (what: keyof typeof sum): number => Math.round((sum[what] / played) * students);

    expect(day('reads')).toBeLessThan(10_000);
    expect(day('writes')).toBeLessThan(4000);
    expect(day('bytes')).toBeLessThan(40_000_000);
  });
});
