/** Which of the tools that a machine may lack a shell script or a shown session starts, told by the words in command place. */
import type { Block } from '../page/blocks';
import type { ToolName } from '../run/tools';

const toolOfCommand: ReadonlyMap<string, ToolName> = new Map([
  ['curl', 'curl'],
  ['file', 'file'],
  ['gcc', 'gcc'],
  ['gdb', 'gdb'],
  ['git', 'git'],
  ['go', 'go'],
  ['gofmt', 'gofmt'],
  ['ltrace', 'ltrace'],
  ['nm', 'binutils'],
  ['objdump', 'binutils'],
  ['python3', 'python'],
  ['readelf', 'binutils'],
  ['strace', 'strace'],
  ['strings', 'binutils'],
  ['xxd', 'xxd'],
]);

/** The first word of a line or of what follows `|`, `&`, `;`, `(` or a backtick, past assignments and words that only pass it on. */
const commandPlace =
  /(?:^|[|&;(`]|\bthen\b|\bdo\b|\belse\b|!)\s*(?:(?:sudo|exec|time|xargs)\s+|\w+=\S*\s+)*([\w.+-]+)/gm;

/** The tools a script starts, each once. A word that only looks like a command costs a skipped block where that tool is missing, and nothing elsewhere. */
export function toolsOfScript(text: string): ToolName[] {
  const words = Array.from(text.matchAll(commandPlace), ([, word = '']) => word);
  return [...new Set(words.flatMap((word) => toolOfCommand.get(word) ?? []))];
}

/** The same for a session or script that is run; none for one that is only read. */
export function toolsOfCommands({ words, text, language }: Block): ToolName[] {
  if (!words.run) return [];
  if (language !== 'console') return toolsOfScript(text);
  const commands = text.split('\n').filter((line) => /^(?:\([^)]*\) )?[$>] /.test(line));
  return toolsOfScript(
    commands.map((line) => line.replace(/^(?:\([^)]*\) )?[$>] /, '')).join('\n'),
  );
}
