/** One command of a shown session with the output shown below it. */
export interface Exchange {
  /** 1-based line of the command in the block. */
  readonly line: number;
  /** Without its prompt; continuation lines included. */
  readonly command: string;
  readonly output: string;
}

export interface Session {
  readonly exchanges: readonly Exchange[];
  /** Line of the first text that stands before any command, if there is one. */
  readonly strayLine?: number;
}

/**
 * Divides a session at its prompts. `prompt` must match the prompt at the start of a line. A line
 * that begins with `> ` goes on with the command when that command is not whole: it ends in a
 * backslash or opens a here-document.
 */
export function parseSession(text: string, prompt: RegExp): Session {
  const exchanges: { line: number; command: string; output: string[] }[] = [];
  let strayLine: number | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const match = prompt.exec(line);
    const current = exchanges.at(-1);
    if (match !== null) {
      exchanges.push({ line: index + 1, command: line.slice(match[0].length), output: [] });
    } else if (current === undefined) {
      if (line.trim() !== '') strayLine ??= index + 1;
    } else if (current.output.length === 0 && line.startsWith('> ') && isOpen(current.command)) {
      current.command += `\n${line.slice(2)}`;
    } else current.output.push(line);
  }
  return {
    exchanges: exchanges.map((each) => ({ ...each, output: each.output.join('\n') })),
    ...(strayLine === undefined ? {} : { strayLine }),
  };
}

function isOpen(command: string): boolean {
  if (command.endsWith('\\')) return true;
  const heredoc = /<<-?\s*['"]?(\w+)['"]?/.exec(command)?.[1];
  return heredoc !== undefined && !command.split('\n').slice(1).includes(heredoc);
}

/** Stands between the outputs of a replayed session's commands. */
export const separator = '\x1e';

/**
 * The output of each command of a replayed session that printed a {@link separator} and a line
 * break after each.
 */
export function splitReplay(output: string): string[] {
  return output.split(`${separator}\n`);
}
