import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Block } from '@kurser/lesson-language/source/blocks';
import type { Complaint } from '../plan/judge';
import { execute, readFile, type Workshop } from '../run/workshop';
import { neighbours } from './c';
import { compareReplay } from './replay';
import { type Exchange, parseSession, separator, splitReplay } from './session';

const prompt = /^\(gdb\) ?/;

/**
 * A program's output goes to a terminal line by line; into gdb's pipe it would come all at once at
 * the end.
 */
const lineBuffered =
  '#include <stdio.h>\n__attribute__((constructor)) static void f(void) { setvbuf(stdout, NULL, _IOLBF, 0); }\n';

/**
 * Plays the session again on the program compiled with `-g -O0`, and compares gdb's answers with
 * those shown.
 */
export async function checkGdb(block: Block, workshop: Workshop): Promise<Complaint[]> {
  const { exchanges } = parseSession(block.text, prompt);
  if (exchanges.length === 0) {
    return [
      { problem: 'gdb-blocket har inga kommandon', expected: '(gdb) kommando, och svaret under' },
    ];
  }
  const source = block.words.program ?? '';
  const text = readFile(workshop, source);
  if (text === undefined) {
    return [
      {
        problem: `filen ${source} finns inte i sidans katalog`,
        expected: `ett block med file=${source} före, eller check_files`,
      },
    ];
  }
  const messages = await compile(source, text, workshop);
  if (messages !== undefined)
    return [
      { problem: `${source} kompilerar inte`, expected: 'ett helt C-program', details: messages },
    ];
  return replay(block, exchanges, workshop);
}

function programPath(source: string, workshop: Workshop): string {
  return join(workshop.out, source.replace(/\.c$/, ''));
}

/** The compiler's messages, or undefined when it was content. */
async function compile(
  source: string,
  text: string,
  workshop: Workshop,
): Promise<string | undefined> {
  const extra = join(workshop.out, 'lines.c');
  writeFileSync(extra, lineBuffered);
  const buffering = await execute(workshop, ['gcc', '-c', '-o', `${extra}.o`, extra], {
    kind: 'compiler',
  });
  const sources = [source, ...neighbours(source, { text }, workshop), `${extra}.o`];
  const target = ['-o', programPath(source, workshop), ...sources, '-lm'];
  const result = await execute(workshop, ['gcc', '-std=c11', '-g', '-O0', ...target], {
    kind: 'compiler',
  });
  return result.exit === 0 && buffering.exit === 0 ? undefined : buffering.stderr + result.stderr;
}

async function replay(
  block: Block,
  exchanges: readonly Exchange[],
  workshop: Workshop,
): Promise<Complaint[]> {
  const program = programPath(block.words.program ?? '', workshop);
  const commands = exchanges.flatMap(({ command }) => [
    '-ex',
    command,
    '-ex',
    `echo ${separator}\\n`,
  ]);
  const gdb = [
    'gdb',
    '-q',
    '-nx',
    '-batch',
    // A virtual machine may accept hardware watchpoints and never report them; gdb's own work
    // everywhere.
    '-iex',
    'set can-use-hw-watchpoints 0',
    '-ex',
    `echo ${separator}\\n`,
    ...commands,
    '--args',
    program,
    ...block.words.args,
  ];
  // One stream, so that complaints stand where a terminal would show them.
  const result = await execute(workshop, ['bash', '-c', 'exec "$@" 2>&1', 'bash', ...gdb], {
    kind: 'program',
    stdin: block.words.stdin ?? '',
  });
  if (result.stopped !== undefined) {
    return [
      {
        problem: `gdb stoppades: ${result.stopped}`,
        expected: 'en session som blir klar av sig själv',
      },
    ];
  }
  const output = result.stdout
    .replaceAll(`${workshop.out}/`, '')
    .replaceAll(/^warning: Error disabling address space.*\n/gm, '');
  return compareReplay(block, exchanges, splitReplay(output).slice(1));
}
