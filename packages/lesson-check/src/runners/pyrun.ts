import { fileURLToPath } from 'node:url';
import type { Block } from '@kurser/lesson-language/source/blocks';
import type { Complaint } from '../plan/judge';
import type { PyRunStep } from '../plan/steps';
import { findTool, isMissing } from '../run/tools';
import { execute, type Workshop } from '../run/workshop';

const harness = fileURLToPath(new URL('./pyrun.py', import.meta.url));

interface Answer {
  readonly error: string | null;
  readonly failed: number | null;
  readonly reason: string;
  readonly foreign: readonly string[];
}

/**
 * The solutions pass every check; the start code fails at least one, or runs to its end where there
 * are none.
 */
export async function checkPyRun(
  { start, checks, solutions }: PyRunStep,
  workshop: Workshop,
): Promise<Complaint[]> {
  const attempt = (block: Block) => tryProgram(block, checks, start.words.stdin ?? '', workshop);
  const complaints =
    checks.length === 0 ? runsFreely(await attempt(start)) : failsSome(await attempt(start));
  for (const solution of solutions) {
    complaints.push(...passesAll(await attempt(solution), solution, checks));
  }
  return complaints;
}

async function tryProgram(
  block: Block,
  checks: readonly Block[],
  stdin: string,
  workshop: Workshop,
): Promise<Answer> {
  const python = await findTool('python');
  if (isMissing(python)) throw new Error(python.missing);
  const job = JSON.stringify({
    program: block.text,
    checks: checks.map(({ text }) => text),
    stdin,
  });
  const { stdout, stopped, stderr } = await execute(workshop, [python.command, harness], {
    kind: 'program',
    stdin: job,
  });
  if (stopped === undefined && stdout.startsWith('{')) return JSON.parse(stdout) as Answer;
  return { error: stopped ?? stderr, failed: null, reason: '', foreign: [] };
}

function onlyStandardLibrary({ foreign }: Answer): Complaint[] {
  if (foreign.length === 0) return [];
  return [
    { problem: `PyRun importerar ${foreign.join(', ')}`, expected: 'bara standardbiblioteket' },
  ];
}

function runsFreely(answer: Answer): Complaint[] {
  if (answer.error === null) return onlyStandardLibrary(answer);
  return [
    {
      problem: `startkoden slutar med ${answer.error}`,
      expected: 'kod som kör, eller check och solution',
    },
  ];
}

function failsSome(answer: Answer): Complaint[] {
  if (answer.failed !== null || answer.error !== null) return onlyStandardLibrary(answer);
  return [
    {
      problem: 'startkoden klarar redan alla check',
      expected: 'minst en check som faller på startkoden',
    },
  ];
}

function passesAll(answer: Answer, solution: Block, checks: readonly Block[]): Complaint[] {
  const line = solution.line;
  if (answer.error !== null)
    return [{ line, problem: `lösningen slutar med ${answer.error}`, expected: 'kod som kör' }];
  if (answer.failed === null) return onlyStandardLibrary(answer);
  const check = checks[answer.failed]?.words.check ?? '';
  return [{ line, problem: `lösningen klarar inte: ${check}`, expected: answer.reason }];
}
