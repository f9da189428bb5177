import { findTool, isMissing, type ToolName } from './tools';
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

/** Why a block with `version="go1.22"` cannot be checked here; undefined when the tool is new enough. */
export async function findTooOld(
  wanted: string,
): Promise<{ cause: 'tool' | 'version'; reason: string } | undefined> {
  const [, name = '', version = ''] = /^([a-z]+)\s?(\d+(?:\.\d+)*)$/i.exec(wanted) ?? [];
  const toolName = Object.hasOwn(toolOfWord, name) ? toolOfWord[name] : undefined;
  if (toolName === undefined)
    return {
      cause: 'tool',
      reason: `version="${wanted}" går inte att tyda; skriv till exempel version="go1.22"`,
    };
  const tool = await findTool(toolName);
  if (isMissing(tool)) return { cause: 'tool', reason: `${tool.missing} saknas` };
  if (isAtLeast(tool.version, version)) return undefined;
  return {
    cause: 'version',
    reason: `blocket kräver ${wanted}, här finns ${toolName} ${tool.version}`,
  };
}
