import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Outcome } from '../plan/outcome';
import type { Tool } from '../run/tools';
import { execute, type Workshop } from '../run/workshop';
import {
  type Job,
  onlyCompiles,
  type ProgramRunner,
  toOutcome,
  toRejection,
  withTools,
} from './runner';

export const go: ProgramRunner = {
  tools: ['go', 'gofmt'],
  run: (job, workshop) =>
    withTools(['go', 'gofmt'], async (tools) => {
      const badFormat =
        job.mode === 'compileFail' ? undefined : await checkFormat(tools.gofmt, job.text, workshop);
      if (badFormat !== undefined) return badFormat;
      const { module, folder } = placeCode(job, tools.go.version, workshop);
      return buildAndRun(module, folder, job, workshop);
    }),
};

/** gofmt's answer is a diff; none means the code is formatted. */
async function checkFormat(
  gofmt: Tool,
  text: string,
  workshop: Workshop,
): Promise<Outcome | undefined> {
  const result = await execute(workshop, [gofmt.command, '-d'], {
    kind: 'compiler',
    stdin: `${text}\n`,
  });
  if (result.exit !== 0) return { kind: 'rejected', messages: result.stderr };
  if (result.stdout === '') return undefined;
  return { kind: 'rejected', messages: `gofmt vill ha det så här:\n${result.stdout}` };
}

/**
 * A named file belongs to the package of its folder in the page's module; a block without a name is
 * a module of its own.
 */
function placeCode(
  job: Job,
  version: string,
  workshop: Workshop,
): { module: string; folder: string } {
  const named = job.file !== undefined && job.test === undefined;
  const module = named ? workshop.dir : join(workshop.out, 'go');
  if (!named) {
    rmSync(module, { recursive: true, force: true });
    mkdirSync(module);
    writeFileSync(join(module, 'main.go'), withPackage(job.text));
    if (job.test !== undefined)
      writeFileSync(
        join(module, 'main_test.go'),
        withPackage(job.test, packageOf(withPackage(job.text))),
      );
  }
  const modFile = join(module, 'go.mod');
  const language = version.split('.').slice(0, 2).join('.');
  if (!existsSync(modFile)) writeFileSync(modFile, `module exempel\n\ngo ${language}\n`);
  return { module, folder: `./${named ? posix.dirname(job.file ?? '') : '.'}` };
}

/** On the first line, so that line numbers stay. */
function withPackage(text: string, name = /\bfunc main\(/.test(text) ? 'main' : 'exempel'): string {
  return /^package\s/m.test(text) ? text : `package ${name}; ${text}\n`;
}

function packageOf(text: string): string {
  return /^package\s+(\w+)/m.exec(text)?.[1] ?? 'main';
}

async function buildAndRun(
  module: string,
  folder: string,
  job: Job,
  workshop: Workshop,
): Promise<Outcome> {
  const run = (args: string[]) =>
    execute(workshop, ['go', ...args], { kind: 'compiler', cwd: module });
  const vetted = toRejection(await run(['vet', folder]));
  if (vetted !== undefined) return vetted;
  const isTest = job.test !== undefined || job.file?.endsWith('_test.go') === true;
  if (isTest && !onlyCompiles(job)) return toOutcome(await run(['test', folder]));
  if (!/\bfunc main\(/.test(job.text)) return { kind: 'compiled' };
  const program = join(workshop.out, 'program');
  const built = toRejection(await run(['build', '-o', program, folder]));
  if (built !== undefined || onlyCompiles(job)) return built ?? { kind: 'compiled' };
  return toOutcome(
    await execute(workshop, [program, ...job.args], { kind: 'program', stdin: job.stdin }),
  );
}
