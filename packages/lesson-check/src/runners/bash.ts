import type { Block } from '@kurser/lesson-language/source/blocks';
import type { Complaint } from '../plan/judge';
import { execute, type Workshop } from '../run/workshop';
import { toolsOfScript } from './commands';
import {
  type Job,
  onlyCompiles,
  type ProgramRunner,
  toOutcome,
  toRejection,
  withSource,
  withTools,
} from './runner';

/**
 * Right in a whole script, noise in an example: unused and unset names, `cd` without a guard, files
 * that are not here.
 */
const notForExamples = 'SC2034,SC2154,SC2164,SC1090,SC1091';

export const bash: ProgramRunner = {
  tools: ['bash', 'shellcheck'],
  run: (job, workshop) =>
    withTools(onlyCompiles(job) ? ['bash'] : ['bash', ...toolsOfScript(job.text)], () => {
      const text = job.test === undefined ? job.text : `${job.text}\n${job.test}`;
      const file = job.test === undefined ? job.file : undefined;
      return withSource(workshop, { file, ending: 'sh', text }, (name) =>
        readAndRun(name, job, workshop),
      );
    }),
};

async function readAndRun(name: string, job: Job, workshop: Workshop) {
  const parsed = toRejection(await execute(workshop, ['bash', '-n', name], { kind: 'compiler' }));
  if (parsed !== undefined) return parsed;
  if (onlyCompiles(job)) return { kind: 'compiled' } as const;
  return toOutcome(
    await execute(workshop, ['bash', name, ...job.args], { kind: 'program', stdin: job.stdin }),
  );
}

/**
 * What shellcheck says of a script from its warnings up. Of one that bash cannot read, the step
 * that reads it tells.
 */
export async function checkStyle({ text }: Block, workshop: Workshop): Promise<Complaint[]> {
  const read = await execute(workshop, ['bash', '-n'], { kind: 'compiler', stdin: text });
  if (read.exit !== 0) return [];
  const lint = [
    'shellcheck',
    '--shell=bash',
    '--severity=warning',
    '--format=gcc',
    `--exclude=${notForExamples}`,
    '-',
  ];
  const result = await execute(workshop, lint, { kind: 'compiler', stdin: text });
  if (result.exit === 0) return [];
  return [
    {
      problem: 'shellcheck varnar för skriptet',
      expected: 'ett skript utan varningar',
      details: result.stopped ?? result.stdout + result.stderr,
    },
  ];
}
