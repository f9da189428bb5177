import { shellPrompt } from '@kurser/code/terminal';
import type { Block } from '@kurser/lesson-language/source/blocks';
import type { Complaint } from '../plan/judge';
import { execute, type Workshop, writeFile } from '../run/workshop';
import { compareReplay } from './replay';
import { withServer } from './server';
import { type Exchange, parseSession, separator, splitReplay } from './session';

/**
 * A shown shell session: its commands must be shell; with `run` they are run and what they print is
 * compared.
 */
export async function checkConsole(block: Block, workshop: Workshop): Promise<Complaint[]> {
  const { exchanges, strayLine } = parseSession(block.text, shellPrompt);
  if (exchanges.length === 0 || strayLine !== undefined) {
    const line = block.line + (strayLine ?? 0);
    return [
      {
        line,
        problem: 'console-blocket börjar inte med ett kommando',
        expected: '$ kommando, och utskriften under',
      },
    ];
  }
  const syntax = await checkSyntax(exchanges, workshop);
  if (syntax !== undefined)
    return [
      {
        problem: 'kommandona är inte giltigt skal',
        expected: 'kommandon som bash läser',
        details: syntax,
      },
    ];
  if (!block.words.run) return [];
  const play = () => replay(block, exchanges, workshop);
  return block.words.server === undefined ? play() : withServer(block.words.server, workshop, play);
}

async function checkSyntax(
  exchanges: readonly Exchange[],
  workshop: Workshop,
): Promise<string | undefined> {
  const stdin = exchanges.map(({ command }) => `${command}\n`).join('');
  const result = await execute(workshop, ['bash', '-n'], { kind: 'compiler', stdin });
  return result.exit === 0 ? undefined : result.stderr;
}

const callsCompiler = /^(?:go|cargo|rustc|gcc|make)\b/m;

async function replay(
  block: Block,
  exchanges: readonly Exchange[],
  workshop: Workshop,
): Promise<Complaint[]> {
  const script = exchanges.map(({ command }) => `${command}\nprintf '${separator}\\n'`);
  const name = '../session.sh';
  writeFile(workshop, name, ['exec 2>&1', ...script].join('\n'));
  const calls = exchanges.some(({ command }) => callsCompiler.test(command));
  const result = await execute(workshop, ['bash', name], {
    kind: calls ? 'toolSession' : 'program',
  });
  if (result.stopped !== undefined) {
    return [
      {
        problem: `sessionen stoppades: ${result.stopped}`,
        expected: 'kommandon som blir klara av sig själva',
      },
    ];
  }
  // What a script says of itself, a terminal says of bash.
  const output = result.stdout.replaceAll(/^\S*session\.sh: line \d+: /gm, 'bash: ');
  return compareReplay(block, exchanges, splitReplay(output));
}
