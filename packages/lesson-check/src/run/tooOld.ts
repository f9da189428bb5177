import type { SkipCause } from '../finding';
import { findTool, isMissing, lackText, skipCauseOf, type ToolName } from './tools';
import { isAtLeast } from './version';

const toolOfWord: Readonly<Record<string, ToolName>> = {
  python: 'python',
  c: 'gcc',
  gcc: 'gcc',
  rust: 'rustc',
  rustc: 'rustc',
  go: 'go',
  bash: 'bash',
  gdb: 'gdb',
};

/** The tool that a block with `version="go1.22"` asks for; undefined when the word names none. */
export function toolOfVersion(wanted: string): ToolName | undefined {
  const name = /^[a-z]+/i.exec(wanted)?.[0] ?? '';
  return Object.hasOwn(toolOfWord, name) ? toolOfWord[name] : undefined;
}

/**
 * Why a block with `version="go1.22"` cannot be checked here; undefined when the tool is new
 * enough.
 */
export async function findTooOld(
  wanted: string,
): Promise<{ cause: SkipCause; reason: string } | undefined> {
  const version = /^[a-z]+\s?(\d+(?:\.\d+)*)$/i.exec(wanted)?.[1];
  const toolName = toolOfVersion(wanted);
  if (toolName === undefined || version === undefined)
    return {
      cause: 'tool',
      reason: `version="${wanted}" går inte att tyda; skriv till exempel version="go1.22"`,
    };
  const tool = await findTool(toolName);
  if (isMissing(tool)) return { cause: skipCauseOf(tool), reason: lackText(tool) };
  if (isAtLeast(tool.version, version)) return undefined;
  return {
    cause: 'version',
    reason: `blocket kräver ${wanted}, här finns ${toolName} ${tool.version}`,
  };
}
