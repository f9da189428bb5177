/** A student's school day, as work that follows meets it. */
import { minute, program, type StudentDevices, type TestDevice } from './following';

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
async function workALesson(
  devices: StudentDevices,
  device: TestDevice,
  chance: () => number,
  hasPhone: boolean,
) {
  let phone: TestDevice | undefined;
  let code = '# program\n';
  for (let second = 0; second < 50 * 60; second += 20) {
    if (hasPhone && second === 600) phone = await devices.signedIn();
    if (second === 1200) phone?.look(false);
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

/** What tells a student's day from another's. */
interface Day {
  readonly seed: number;
  readonly isAtHome: boolean;
  readonly hasPhone: boolean;
}

/** The day before: there is work from earlier lessons, and it is saved. */
export async function prepareDay(devices: StudentDevices): Promise<TestDevice> {
  const device = await devices.switchedOn();
  for (let n = 0; n < 20; n += 1) device.write(`work:3/m${String(n)}#x`, program(`rad ${n}`));
  await devices.pass(10 * minute);
  device.look(false);
  await devices.pass(12 * 60 * minute);
  return device;
}

/**
 * A lesson, for some with ten minutes of a phone that is seen beside the computer, and for some the
 * same at home on another computer, with twenty minutes of looking and an exercise.
 */
export async function playDay(
  devices: StudentDevices,
  device: TestDevice,
  { seed, isAtHome, hasPhone }: Day,
): Promise<void> {
  device.look(true);
  await workALesson(devices, device, numbers(seed), hasPhone);
  if (!isAtHome) return;
  await devices.pass(5 * 60 * minute);
  const home = await devices.signedIn();
  await devices.pass(20 * minute);
  home.write('exercise:hemma', true);
  await devices.pass(minute);
  home.look(false);
  await devices.settled();
}
