import { posix } from 'node:path';
import type { Outcome } from '../plan/outcome';
import { standardPython, usesPackages } from '../run/standardPython';
import type { Tool, ToolName } from '../run/tools';
import { execute, type Workshop } from '../run/workshop';
import {
  type Job,
  onlyCompiles,
  type ProgramRunner,
  toOutcome,
  withSource,
  withTools,
} from './runner';

/** Compiles without running, and prints a syntax error as Python does for a script. */
const compileOnly = `import sys, traceback
name = sys.argv[1]
try:
    compile(open(name, encoding="utf-8").read(), name, "exec")
except SyntaxError as error:
    traceback.print_exception(error.with_traceback(None))
    sys.exit(1)`;

const mark = '\x1e';
const writeMark = `__import__("sys").stdout.write("\\x1e"); __import__("sys").stderr.write("\\x1e")`;

export const python: ProgramRunner = {
  tools: ['python', 'numpy', 'pytest'],
  run: (job, workshop) =>
    withTools(toolsFor(job), (tools) => {
      const separate = job.earlier.length > 0 || job.test !== undefined;
      const file = separate ? undefined : job.file;
      return withSource(workshop, { file, ending: 'py', text: wholeProgram(job) }, (name) =>
        runFile(interpreterFor(job, tools.python, workshop), name, job, workshop),
      );
    }),
};

function textsOf({ earlier, text, test = '' }: Job): string[] {
  return [...earlier, text, test];
}

function interpreterFor(job: Job, python: Tool, workshop: Workshop): string {
  return isTestFile(job) || usesPackages(workshop, ...textsOf(job))
    ? python.command
    : standardPython(workshop, python);
}

function toolsFor(job: Job): ToolName[] {
  const all = textsOf(job).join('\n');
  const imports = (name: ToolName) =>
    new RegExp(`^\\s*(?:import|from)\\s+${name}\\b`, 'm').test(all);
  const modules = (['numpy', 'pytest'] as const).filter(imports);
  const tests = isTestFile(job) && !modules.includes('pytest') ? (['pytest'] as const) : [];
  return ['python', ...modules, ...tests];
}

function wholeProgram({ earlier, text, test }: Job): string {
  const before = earlier.length === 0 ? [] : [...earlier, writeMark];
  return [...before, text, ...(test === undefined ? [] : [test])].join('\n');
}

/** A file `test_….py` is run as its reader runs it: by pytest. */
function isTestFile({ file, text }: Job): boolean {
  return (
    file !== undefined && posix.basename(file).startsWith('test_') && !text.includes('__main__')
  );
}

async function runFile(
  command: string,
  name: string,
  job: Job,
  workshop: Workshop,
): Promise<Outcome> {
  if (onlyCompiles(job)) {
    const result = await execute(workshop, [command, '-c', compileOnly, name], { kind: 'program' });
    return result.exit === 0 ? { kind: 'compiled' } : { kind: 'rejected', messages: result.stderr };
  }
  const program = [command, ...toArguments(name, job), ...job.args];
  const result = await execute(workshop, program, { kind: 'program', stdin: job.stdin });
  return toOutcome({
    ...result,
    stdout: afterMark(result.stdout),
    stderr: afterMark(result.stderr),
  });
}

/**
 * A file in a folder is a module of a package; run as a script it could not import its neighbours.
 */
function toArguments(name: string, job: Job): string[] {
  if (isTestFile(job)) return ['-m', 'pytest', '-q', '-p', 'no:cacheprovider', name];
  return name.includes('/') ? ['-m', name.replace(/\.py$/, '').replaceAll('/', '.')] : [name];
}

function afterMark(text: string): string {
  return text.slice(text.lastIndexOf(mark) + 1);
}
