/** `$ `, with the name of an active virtual environment before it where there is one. */
export const shellPrompt = /^(?:\([^)]*\) )?\$ ?/;

/** What a terminal asks with when a command goes on. */
const continuation = '> ';

/**
 * A line of a terminal: what stands before the command in it, in characters; undefined for what a
 * program has written.
 */
export interface TerminalLine {
  readonly prompt: number | undefined;
  readonly text: string;
}

function isOpen(command: readonly string[]): boolean {
  if (command.at(-1)?.endsWith('\\') === true) return true;
  const mark = /<<-?\s*['"]?(\w+)['"]?/.exec(command.join('\n'))?.[1];
  return mark !== undefined && !command.slice(1).includes(mark);
}

/**
 * The lines of a terminal. A line that begins with `> ` goes on with the command before it when
 * that ends in a backslash or opens a here-document.
 */
export function terminalLines(code: string): readonly TerminalLine[] {
  let command: string[] = [];
  return code.split('\n').map((text) => {
    const prompt =
      shellPrompt.exec(text)?.[0].length ??
      (text.startsWith(continuation) && isOpen(command) ? continuation.length : undefined);
    if (prompt === undefined) command = [];
    else if (shellPrompt.test(text)) command = [text.slice(prompt)];
    else command.push(text.slice(prompt));
    return { prompt, text };
  });
}

/**
 * What one writes oneself in a terminal: its commands, without prompts and without what programs
 * write. All of it where there is no command.
 */
export function commandsIn(code: string): string {
  const commands = terminalLines(code).flatMap(({ prompt, text }) =>
    prompt === undefined ? [] : [text.slice(prompt)],
  );
  return commands.length === 0 ? code : commands.join('\n');
}

/**
 * Cuts a line's HTML after so many characters of its text; undefined where that is within an
 * element.
 */
function cutHtml(html: string, length: number): readonly [string, string] | undefined {
  let left = length;
  let depth = 0;
  let place = 0;
  for (const [piece, slash] of html.matchAll(/<(\/?)[^<>]*>|&\w+;|[^]/g)) {
    if (left === 0 && depth === 0) break;
    if (piece.length === 1 || piece.startsWith('&')) left -= 1;
    else depth += slash === '/' ? -1 : 1;
    if (left < 0) return undefined;
    place += piece.length;
  }
  return left === 0 && depth === 0 ? [html.slice(0, place), html.slice(place)] : undefined;
}

/** A terminal's line as HTML with its prompt in an element of its own, which cannot be selected. */
export function withPrompt(html: string, prompt: number): string {
  const [before, rest] = cutHtml(html, prompt) ?? ['', html];
  return before === '' ? html : `<span class="prompt" data-prompt>${before}</span>${rest}`;
}
