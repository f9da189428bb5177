/**
 * Which of the tools that a machine may lack a shell script or a shown session needs, told by its
 * words.
 */
import type { Block } from '../../../src/lessons/blocks';
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

/** A whole word: no part of a path, an option or another name. */
const word = /(?<![\w./-])[a-z]+3?(?![\w./-])/g;

/**
 * The tools a script names, each once: as a command, or as something that it looks for. A word that
 * only looks like a tool costs a skipped block where that tool is missing, and nothing elsewhere.
 */
export function toolsOfScript(text: string): ToolName[] {
  return [...new Set((text.match(word) ?? []).flatMap((each) => toolOfCommand.get(each) ?? []))];
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
