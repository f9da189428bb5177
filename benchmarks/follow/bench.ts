/**
 * `npm run bench:follow [-- students]`: what work that follows costs a school in Firestore in a
 * day. The real client plays each student's day against the Firestore emulator with the real rules:
 * a lesson of fifty minutes, and every fifth at home as well. Only the time is not real: a day
 * passes in seconds. And how long it takes until all of a course's work stands on another device,
 * which is all that is asked with 0 students. Writes BENCHMARKS.md when all 300 have been played,
 * and exits with 1 over the budget.
 */
import { documentsAddress } from 'docusaurus-plugin-seal/firestore';
import { createRemote } from '../../packages/student-work/src/follow/remote/remote';
import { freshSlowness } from '../../packages/student-work/src/follow/seal/wrapping';
import { isFirestoreEmulatorUp, startFirestoreEmulator } from '../../scripts/lib/firestoreEmulator';
import { withProcesses } from '../../scripts/lib/processes';
import { member } from '../../tests/rules/callers';
import { tokenFor } from '../../tests/rules/firestore';
import { Clock, StudentDevices } from '../../tests/support/following';
import { playDay, prepareDay } from '../../tests/support/schoolDay';
import { markdownTable, measuredOn, writeSection } from '../report';
import { spreadOf } from '../statistics';
import { measureArrival, type Arrival } from './arrival';
import { BellLoad, CountedBell, type BellCost } from './countedBell';
import { TimedRequests, type Cost as FirestoreCost } from './timedRequests';

const school = 300;
/** So many are played at a time. */
const atOnce = 6;
const documents = documentsAddress('demo-kurser', 'http://127.0.0.1:8080');

type Cost = FirestoreCost & BellCost;

/**
 * A student's day may cost a school of 300 no more than this; the free plan's day below it. Of the
 * bell: a tenth of what the sign-in's provider takes from a project in a day, and what a class's
 * network hardly notices.
 */
const budget: Cost = {
  ...{ reads: 10_000, writes: 4000, bytes: 40_000_000 },
  ...{ asks: 1_000_000, rings: 20_000, bellBytes: 1_500_000_000 },
};
const freePlan = { reads: 50_000, writes: 20_000, operations: 10_000_000 };
/** In a second: what the provider takes from a project, and what we let it come to. */
const operationsASecond = { plan: 1000, goal: 500 };
const load = new BellLoad();

/** What a student's day has cost. @throws when not all of it was saved in the end */
async function dayOf(number: number): Promise<Cost> {
  const uid = `bench-${String(process.pid)}-${String(number)}`;
  // Everybody is there within five minutes.
  const clock = new Clock(Date.UTC(2026, 8, 1, 8) + number * 1000);
  const requests = new TimedRequests(() => clock.now);
  const token = tokenFor({ ...member, sub: uid, user_id: uid });
  const credentials = {
    getIdToken: () => Promise.resolve(token),
    getAppCheckToken: () => Promise.resolve(null),
  };
  const remote = () => createRemote({ documents, uid }, credentials, requests.fetch);
  const counted = new CountedBell(() => clock.now, load, token);
  const devices = new StudentDevices({
    ...{ uid, clock, remote, slowness: freshSlowness() },
    bell: () => counted.bell(),
  });
  const costNow = (): Cost => ({ ...requests.cost, ...counted.cost });
  const device = await prepareDay(devices);
  const before = costNow();
  const where = { isAtHome: number % 5 === 0, hasPhone: number % 20 === 7 };
  await playDay(devices, device, { seed: number + 1, ...where });
  const { kind } = device.state();
  if (kind !== 'saved') throw new Error(`Student ${String(number)} ended as ${kind}`);
  const after = costNow();
  const spent = (what: keyof Cost): number => after[what] - before[what];
  return {
    ...{ reads: spent('reads'), writes: spent('writes'), bytes: spent('bytes') },
    ...{ asks: spent('asks'), rings: spent('rings'), bellBytes: spent('bellBytes') },
  };
}

async function playSchool(students: number): Promise<readonly Cost[]> {
  const costs: Cost[] = [];
  let next = 0;
  const playOn = async (): Promise<void> => {
    for (let number = next++; number < students; number = next++) {
      costs.push(await dayOf(number));
      if (costs.length % 50 === 0) console.log(`${costs.length} of ${students}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, playOn));
  return costs;
}

const sumOf = (costs: readonly Cost[], what: keyof Cost): number =>
  costs.reduce((sum, cost) => sum + cost[what], 0);

function tableOf(costs: readonly Cost[]): string {
  const row = (name: string, what: keyof Cost, unit: number, plan: string) => {
    const most = Math.max(...costs.map((cost) => cost[what])) / unit;
    const cells = [sumOf(costs, what), budget[what]].map((each) => Math.round(each / unit));
    return [name, ...cells.map(String), plan, most.toFixed(unit === 1 ? 0 : 2)];
  };
  return markdownTable([
    ['a school day, 300 students', 'measured', 'goal', 'free plan', 'most for one student'],
    row('documents read', 'reads', 1, String(freePlan.reads)),
    row('documents written', 'writes', 1, String(freePlan.writes)),
    row('MB of Firestore, both ways', 'bytes', 1_000_000, ''),
    row('the bell asked', 'asks', 1, String(freePlan.operations)),
    row('the bell rung', 'rings', 1, 'the same'),
    row('MB of the bell, both ways', 'bellBytes', 1_000_000, ''),
    [
      'of the bell in one second, at most',
      ...[load.most.all, operationsASecond.goal, operationsASecond.plan].map(String),
      `${String(load.most.rings)} of them rings`,
    ],
  ]);
}

/** All of a course's work is to stand on another device in so long. */
const arrivalGoal = 5;
const arrivals = 5;

/** @returns whether it was fast enough */
async function timeArrival(): Promise<boolean> {
  const measured: Arrival[] = [];
  for (let n = 0; n < arrivals; n += 1) measured.push(await measureArrival(documents));
  const { median: middle, max } = spreadOf(measured.map(({ seconds }) => seconds));
  const [{ lessons, bytes } = { lessons: 0, bytes: 0 }] = measured;
  const table = markdownTable([
    ['from the password to the last of it', 'median of 5', 'most', 'goal'],
    [
      `${lessons} lessons, ${(bytes / 1e6).toFixed(1)} MB`,
      `${middle.toFixed(1)} s`,
      `${max.toFixed(1)} s`,
      `${arrivalGoal} s`,
    ],
  ]);
  console.log(table);
  const on = measuredOn(new Date(), [`Node ${process.versions.node}`, 'Firestore emulator']);
  await writeSection('arrival', `${on}\n\n${table}`);
  return max < arrivalGoal;
}

void withProcesses(async (group) => {
  const students = Number(process.argv[2] ?? school);
  if (!(await isFirestoreEmulatorUp())) await startFirestoreEmulator(group);
  const isFast = await timeArrival();
  if (students === 0) return isFast ? 0 : 1;
  const costs = await playSchool(students);
  const table = tableOf(costs);
  console.log(table);
  if (students === school) {
    const on = measuredOn(new Date(), [`Node ${process.versions.node}`, 'Firestore emulator']);
    await writeSection('follow', `${on}\n\n${table}`);
  }
  const names = Object.keys(budget) as (keyof Cost)[];
  const over = names.filter((what) => sumOf(costs, what) >= budget[what]);
  if (over.length > 0) console.log(`Over budget: ${over.join(', ')}`);
  const isSpread = load.most.all < operationsASecond.goal;
  return over.length === 0 && isSpread && isFast ? 0 : 1;
});
