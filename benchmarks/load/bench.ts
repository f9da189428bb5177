/**
 * `npm run bench:load`: a thousand students come at once, as far as one machine can play them.
 * Builds the site and serves it as `npm run preview` does, makes the accounts, and has each sign in
 * and fetch what a browser fetches until a lesson is open, twenty at a time and ten minutes at
 * most. Prints how it went and writes it into BENCHMARKS.md. Exits with 1 when a step fails or
 * somebody did not get in.
 */
import { createAccount, type TestAccount } from '../../scripts/lib/authEmulator';
import { startPreview } from '../../scripts/lib/preview';
import { withProcesses } from '../../scripts/lib/processes';
import { schoolAddress } from '../../scripts/lib/schoolAddresses';
import { siteAddress } from '../../scripts/lib/siteServers';
import { markdownTable } from '../markdownTable';
import { measuredOn, writeSection } from '../report';
import { letIn } from './crowd';
import { servedBuild } from './served';
import { comeIn, type Served } from './student';
import { everyoneGotIn, faultTexts, summarize, type Outcome, type StepSummary } from './summary';

const students = 1_000;
const atOnce = 20;
const longestMs = 10 * 60_000;

interface Result {
  readonly outcomes: readonly Outcome[];
  readonly seconds: number;
}

async function makeAccounts(untilMs: number): Promise<readonly TestAccount[]> {
  const accounts: TestAccount[] = [];
  await letIn({ size: students, atOnce, untilMs }, async (index) => {
    accounts.push(await createAccount(schoolAddress(`elev${index}`), `lösenord-${index}`, true));
  });
  return accounts;
}

async function letAllIn(
  accounts: readonly TestAccount[],
  served: Served,
  untilMs: number,
): Promise<Result> {
  const outcomes: Outcome[] = [];
  const startedAt = performance.now();
  await letIn({ size: accounts.length, atOnce, untilMs }, async (index) => {
    const account = accounts[index];
    if (account === undefined) return;
    await comeIn(account, index, served, (outcome) => {
      outcomes.push(outcome);
    });
  });
  return { outcomes, seconds: (performance.now() - startedAt) / 1000 };
}

const milliseconds = (ms: number): string => `${ms.toFixed(0)} ms`;

function lineOf(line: StepSummary): readonly string[] {
  const times = [line.p50, line.p95, line.max].map(milliseconds);
  return [line.step, `${line.students}`, `${line.failures}`, ...times];
}

async function report({ outcomes, seconds }: Result): Promise<number> {
  const lines = summarize(outcomes);
  const head = ['step', 'students', 'failed', 'p50', 'p95', 'max'];
  const table = markdownTable([head, ...lines.map(lineOf)]);
  const perSecond = (students / seconds).toFixed(0);
  const sum = `${students} students in ${seconds.toFixed(1)} s, ${atOnce} at a time: ${perSecond} sign-ins a second with all that follows.`;
  console.log(`\n${sum}\n\n${table}\n`);
  faultTexts(outcomes).forEach((text) => {
    console.log(text);
  });
  const node = [`Node ${process.versions.node}`];
  await writeSection('load', `${measuredOn(new Date(), node)} ${sum}\n\n${table}`);
  return everyoneGotIn(lines, students) ? 0 : 1;
}

void withProcesses(async (group) => {
  await startPreview(group);
  const untilMs = performance.now() + longestMs;
  console.log(`Making ${students} accounts …`);
  const accounts = await makeAccounts(untilMs);
  console.log('Signing in …');
  return report(await letAllIn(accounts, await servedBuild('build', siteAddress), untilMs));
});
