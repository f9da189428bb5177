/** What a school day costs in Firestore: readings, writings and bytes, with the real client. */
import { describe, expect, it } from 'vitest';
import type { TestDevice } from '../../../../../tests/support/following';
import { Devices, minute, program } from './devices';

/** Students are alike but for when they do what: a few stand for all. */
const played = 5;
const students = 300;

/** The same numbers each time, between 0 and 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/**
 * A lesson of fifty minutes: programs that grow, exercises that are passed, questions, headings
 * that are reached, and a look at something else now and then.
 */
async function workALesson(devices: Devices, device: TestDevice, chance: () => number) {
  let code = '# program\n';
  for (let second = 0; second < 50 * 60; second += 20) {
    const lesson = `3/m${String(1 + Math.floor(second / 1800))}`;
    const what = chance();
    if (what < 0.5) {
      code += `rad = ${String(Math.floor(chance() * 1e6))}  # ${String(second)}\n`;
      device.write(`work:${lesson}#uppgift-${String(Math.floor(second / 600))}`, program(code));
    } else if (what < 0.6) device.write('last-lesson', { id: lesson });
    else if (what < 0.65)
      device.write(`quiz:${String(second)}`, { state: 'answered', right: true, tries: 1 });
    if (second % 900 === 880) device.write(`exercise:${String(second)}`, true);
    // Another window every eight minutes, and now and then another tab.
    const isAway = second % 480 === 460;
    if (isAway && second % 1440 === 460) device.look(false);
    else if (isAway) device.blur();
    await devices.pass(20_000);
    if (isAway) device.look(true);
  }
  device.write('read:3/m2', true);
  await devices.pass(minute);
  device.look(false);
  await devices.settled();
}

describe('a school day with 300 students', () => {
  it('stays within 10 000 readings, 4 000 writings and 40 MB', async () => {
    const sum = { reads: 0, writes: 0, bytes: 0 };
    for (let student = 0; student < played; student += 1) {
      const devices = new Devices();
      const chance = numbers(student + 1);
      const device = await devices.switchedOn();
      // The day before: it begins with what there is.
      for (let n = 0; n < 20; n += 1) device.write(`work:3/m${String(n)}#x`, program(`rad ${n}`));
      await devices.pass(10 * minute);
      device.look(false);
      await devices.pass(12 * 60 * minute);
      const before = { ...devices.firestore.cost };
      device.look(true);
      await workALesson(devices, device, chance);
      // Every fifth student looks at it at home as well, on another computer.
      if (student % 5 === 0) {
        await devices.pass(5 * 60 * minute);
        const home = await devices.signedIn();
        await devices.pass(20 * minute);
        home.write('exercise:hemma', true);
        await devices.pass(minute);
      }
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
