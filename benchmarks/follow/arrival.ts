/** How long it takes until a whole course's work stands on another device. */
import { createRemote } from '../../packages/student-work/src/follow/remote/remote';
import { freshSlowness } from '../../packages/student-work/src/follow/seal/wrapping';
import { member } from '../../tests/rules/callers';
import { tokenFor } from '../../tests/rules/firestore';
import { Clock, minute, program, StudentDevices } from '../../tests/support/following';
import type { TestDevice } from '../../tests/support/following';
import { BellLoad, CountedBell } from './countedBell';

/** As many as there are. */
const lessons = 102;
const exercisesEach = 6;

/** A program of some forty lines, as no other. */
function codeOf(lesson: number, exercise: number): string {
  const lines = Array.from({ length: 40 }, (_, line) => {
    const name = `värde_${String(lesson)}_${String(line)}`;
    return `${name} = ${String((lesson * 7919 + line * 104_729 + exercise) % 1_000_003)}`;
  });
  return `${lines.join('\n')}\n`;
}

function doLesson(device: TestDevice, lesson: number): void {
  const id = `kurs/lektion-${String(lesson)}`;
  device.write('last-lesson', { id });
  device.write(`read:${id}`, true);
  for (let exercise = 0; exercise < exercisesEach; exercise += 1) {
    device.write(`work:${id}#uppgift-${String(exercise)}`, program(codeOf(lesson, exercise)));
    device.write(`exercise:${String(lesson)}-${String(exercise)}`, true);
    const answer = { state: 'answered', right: true, tries: 1 };
    device.write(`quiz:${String(lesson)}-${String(exercise)}`, answer);
  }
}

export interface Arrival {
  readonly lessons: number;
  /** What was written, as the device holds it. */
  readonly bytes: number;
  /** From the password to the last of it. */
  readonly seconds: number;
}

/**
 * Work on every lesson, saved from one device and opened on another by the password: the real
 * client, keys and rules, and a machine that is both.
 * @throws when not all of it has arrived
 */
export async function measureArrival(documents: string): Promise<Arrival> {
  const uid = `arrival-${String(process.pid)}-${String(Date.now())}`;
  const token = tokenFor({ ...member, sub: uid, user_id: uid });
  const credentials = {
    getIdToken: () => Promise.resolve(token),
    getAppCheckToken: () => Promise.resolve(null),
  };
  const remote = () => createRemote({ documents, uid }, credentials, fetch);
  const clock = new Clock(Date.now());
  const counted = new CountedBell(() => clock.now, new BellLoad(), token);
  const devices = new StudentDevices({
    ...{ uid, clock, remote, slowness: freshSlowness() },
    bell: () => counted.bell(),
  });
  const first = await devices.switchedOn();
  for (let lesson = 0; lesson < lessons; lesson += 1) {
    doLesson(first, lesson);
    await devices.pass(minute);
  }
  first.look(false);
  await devices.pass(15 * minute);
  const begunAt = performance.now();
  const other = await devices.signedIn();
  await devices.settled();
  const seconds = (performance.now() - begunAt) / 1000;
  const lacking = [...first.texts].filter(([key, text]) => other.texts.get(key) !== text);
  if (lacking.length > 0) throw new Error(`${String(lacking.length)} values have not arrived`);
  const bytes = [...first.texts].reduce((sum, [, text]) => sum + Buffer.byteLength(text), 0);
  return { lessons, bytes, seconds };
}
