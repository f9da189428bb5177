import { join } from 'node:path';
import type { Block } from '@kurser/lesson-language/source/blocks';
import type { Complaint } from '../plan/judge';
import type { Outcome } from '../plan/outcome';
import { findTool, isMissing } from '../run/tools';
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

export const rust: ProgramRunner = {
  tools: ['rustc', 'clippy'],
  run: (job, workshop) =>
    withTools(['rustc'], ({ rustc }) => {
      const text = wholeProgram(job);
      const file = job.test === undefined ? job.file : undefined;
      return withSource(workshop, { file, ending: 'rs', text }, (name) =>
        compileAndRun(rustc.command, name, text, job, workshop),
      );
    }),
};

/** The block's text, or the text with its test, as a program; a file with a name is a module. */
function wholeProgram({ text, test, file }: Job): string {
  if (test === undefined) return file === undefined ? asProgram(text) : text;
  const all = `${text}\n${test}`;
  return hasMain(all) || hasTests(all) ? all : `${text}\nfn main() {\n${test}\n}`;
}

/** A fragment without `fn main` is put into one, on the first line so that line numbers stay. */
function asProgram(text: string): string {
  return hasMain(text) || hasTests(text) ? text : `fn main() { ${text}\n}`;
}

/**
 * What clippy's standard rules say of the block. What does not compile is told by the step that
 * runs it.
 */
export async function checkIdiom({ text }: Block, workshop: Workshop): Promise<Complaint[]> {
  const clippy = await findTool('clippy');
  if (isMissing(clippy)) return [];
  const program = asProgram(text);
  const kind = hasMain(program) ? 'bin' : 'lib';
  const lint = [
    clippy.command,
    ...['--edition', '2024', '--crate-name', 'main', '--crate-type', kind],
    ...(hasTests(program) ? ['--test'] : []),
    // Rust's own warnings, such as those of a function that nobody calls, are noise in an example.
    ...['-A', 'warnings', '-D', 'clippy::all'],
    ...['--emit', 'metadata', '-o', join(workshop.out, 'style.rmeta'), '-'],
  ];
  const result = await execute(workshop, lint, { kind: 'compiler', stdin: program });
  if (result.stopped === undefined && !result.stderr.includes('clippy::')) return [];
  return [
    {
      problem: 'clippy har något att säga om koden',
      expected: 'kod som clippys standardregler godtar',
      details: result.stopped ?? result.stderr,
    },
  ];
}

function hasMain(text: string): boolean {
  return /\bfn\s+main\s*\(/.test(text);
}

function hasTests(text: string): boolean {
  return /#\[(?:test|cfg\(test\))\]/.test(text);
}

async function compileAndRun(
  rustc: string,
  name: string,
  text: string,
  job: Job,
  workshop: Workshop,
): Promise<Outcome> {
  const compile = (...target: string[]) =>
    execute(workshop, [rustc, '--edition', '2024', ...target, name], { kind: 'compiler' });
  const program = join(workshop.out, 'program');
  if (onlyCompiles(job) || (!hasMain(text) && !hasTests(text))) {
    const kind = hasMain(text) ? 'bin' : 'lib';
    const result = await compile(
      '--crate-type',
      kind,
      '--emit',
      'metadata',
      '-o',
      `${program}.rmeta`,
    );
    return toRejection(result) ?? { kind: 'compiled' };
  }
  const tested = hasTests(text) ? await runTests(compile, program, workshop) : undefined;
  if (tested !== undefined && (!hasMain(text) || job.test !== undefined || !passed(tested)))
    return tested;
  const rejection = toRejection(await compile('-o', program));
  if (rejection !== undefined) return rejection;
  const result = await execute(workshop, [program, ...job.args], {
    kind: 'program',
    stdin: job.stdin,
  });
  return toOutcome({ ...result, stderr: withoutThreadNumber(result.stderr) });
}

async function runTests(
  compile: (...target: string[]) => ReturnType<typeof execute>,
  program: string,
  workshop: Workshop,
): Promise<Outcome> {
  const rejection = toRejection(await compile('--test', '-o', `${program}-test`));
  return (
    rejection ??
    toOutcome(await execute(workshop, [`${program}-test`, '--test-threads=1'], { kind: 'program' }))
  );
}

function passed(outcome: Outcome): boolean {
  return outcome.kind === 'ran' && outcome.exit === 0;
}

/**
 * From 1.91 a panic names the thread's number, which is another at every run: `thread 'main' (4711)
 * panicked`.
 */
function withoutThreadNumber(text: string): string {
  return text.replaceAll(/^(thread '[^']*') \(\d+\)/gm, '$1');
}
