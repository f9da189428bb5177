/**
 * Which of the tools that a machine may lack a shell script or a shown session needs, told by its
 * words.
 */
import type { Block } from '@kurser/lesson-language/source/blocks';
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
 * What only processors of the kind x86-64 show: their registers, what their instructions are
 * written like, and their number in the header of a program's file.
 */
const ofX86 =
  /(?<![\w-])\$?(?:[er](?:[a-d]x|[sd]i|[bs]p|ip)|x86[-_]64|endbr64)(?!\w)|-M intel|^00000010: \w{4} 3e00/m;

function processorOf(text: string): readonly ToolName[] {
  return ofX86.test(text) ? ['x86-64'] : [];
}

/**
 * The tools a script names, each once: as a command, or as something that it looks for. A word that
 * only looks like a tool costs a skipped block where that tool is missing, and nothing elsewhere.
 */
export function toolsOfScript(text: string): ToolName[] {
  const named = (text.match(word) ?? []).flatMap((each) => toolOfCommand.get(each) ?? []);
  return [...new Set([...named, ...processorOf(text)])];
}

/**
 * The same for a session or script that is run, with what a session's answers show of the machine;
 * none for one that is only read.
 */
export function toolsOfCommands({ words, text, language }: Block): ToolName[] {
  if (language === 'gdb') return [...processorOf(text)];
  if (!words.run) return [];
  if (language !== 'console') return toolsOfScript(text);
  const commands = text.split('\n').filter((line) => /^(?:\([^)]*\) )?[$>] /.test(line));
  const script = commands.map((line) => line.replace(/^(?:\([^)]*\) )?[$>] /, '')).join('\n');
  return [...new Set([...toolsOfScript(script), ...processorOf(text)])];
}
