import { execute, type Workshop } from '../run/workshop';
import {
  type Job,
  onlyCompiles,
  type ProgramRunner,
  toOutcome,
  toRejection,
  withSource,
  withTools,
} from './runner';

/** Right in a whole script, noise in an example: unused and unset names, `cd` without a guard, files that are not here. */
const notForExamples = 'SC2034,SC2154,SC2164,SC1090,SC1091';

export const bash: ProgramRunner = {
  tools: ['bash', 'shellcheck'],
  run: (job, workshop) =>
    withTools(['bash', 'shellcheck'], () => {
      const text = job.test === undefined ? job.text : `${job.text}\n${job.test}`;
      const file = job.test === undefined ? job.file : undefined;
      return withSource(workshop, { file, ending: 'sh', text }, (name) =>
        checkAndRun(name, job, workshop),
      );
    }),
};

async function checkAndRun(name: string, job: Job, workshop: Workshop) {
  const parsed = toRejection(await execute(workshop, ['bash', '-n', name], { kind: 'compiler' }));
  if (parsed !== undefined) return parsed;
  const lint = [
    'shellcheck',
    '--shell=bash',
    '--severity=warning',
    '--format=gcc',
    `--exclude=${notForExamples}`,
    name,
  ];
  const linted = toRejection(await execute(workshop, lint, { kind: 'compiler' }));
  if (linted !== undefined) return linted;
  if (onlyCompiles(job)) return { kind: 'compiled' } as const;
  return toOutcome(
    await execute(workshop, ['bash', name, ...job.args], { kind: 'program', stdin: job.stdin }),
  );
}
