import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { execute, type Workshop, readFile } from '../run/workshop';
import {
  type Job,
  onlyCompiles,
  type ProgramRunner,
  toOutcome,
  toRejection,
  withSource,
  withTools,
} from './runner';

const flags = ['-std=c11', '-Wall', '-Wextra', '-Werror', '-O0'];

export const c: ProgramRunner = {
  tools: ['gcc'],
  run: (job, workshop) =>
    withTools(['gcc'], () => {
      const file = job.test === undefined ? job.file : undefined;
      return withSource(workshop, { file, ending: 'c', text: wholeProgram(job) }, (name) =>
        compileAndRun(name, job, workshop),
      );
    }),
};

/** A test brings its own main; the solution's is renamed, and may then end without `return`. */
function wholeProgram({ text, test }: Job): string {
  if (test === undefined) return text;
  if (!hasMain(text) || !hasMain(test)) return `${text}\n${test}`;
  return `#define main solution_main\n${text}\n#undef main\n${test}`;
}

async function compileAndRun(name: string, job: Job, workshop: Workshop) {
  const program = join(workshop.out, 'program');
  const link = !onlyCompiles(job) && hasMain(wholeProgram(job));
  const sources = [name, ...(link ? neighbours(name, job, workshop) : [])];
  const lenient = job.test === undefined ? [] : ['-Wno-return-type'];
  const target = link
    ? ['-o', program, ...sources, '-lm']
    : isHeader(name)
      ? ['-fsyntax-only', name]
      : ['-c', '-o', `${program}.o`, name];
  const compiled = await execute(workshop, ['gcc', ...flags, ...lenient, ...target], {
    kind: 'compiler',
  });
  const rejection = toRejection(compiled);
  if (rejection !== undefined) return rejection;
  if (!link) return { kind: 'compiled' } as const;
  return toOutcome(
    await execute(workshop, [program, ...job.args], { kind: 'program', stdin: job.stdin }),
  );
}

function hasMain(text: string): boolean {
  return /\bmain\s*\(/.test(text);
}

function isHeader(name: string): boolean {
  return name.endsWith('.h');
}

/** `#include "stack.h"` brings stack.c along, when the page has written one. */
export function neighbours(
  name: string,
  { text }: { readonly text: string },
  workshop: Workshop,
): string[] {
  const whole = readFile(workshop, name) ?? text;
  return [...whole.matchAll(/^\s*#include\s+"([^"]+)\.h"/gm)]
    .map((match) => posix.join(posix.dirname(name), `${match[1] ?? ''}.c`))
    .filter((source) => source !== name && existsSync(join(workshop.dir, source)));
}
