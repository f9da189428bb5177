import { layouts, type FileEnd } from './fact';
import type { Token } from './tokens';

const partners: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

function bracketProblem(tokens: readonly Token[]): string | undefined {
  const open: Token[] = [];
  for (const token of tokens) {
    if (token.kind !== 'sign') continue;
    if (Object.hasOwn(partners, token.text)) open.push(token);
    if (!Object.values(partners).includes(token.text)) continue;
    const before = open.pop();
    if (before === undefined || partners[before.text] !== token.text)
      return `Rad ${String(token.line)}: \`${token.text}\` stänger inget som är öppet.`;
  }
  const left = open.at(-1);
  return left && `Rad ${String(left.line)}: \`${left.text}\` stängs aldrig.`;
}

const headings = ['func', 'def', 'if', 'elif', 'else', 'for', 'while', 'class', 'match'];

/** A heading of a block without its colon. */
function colonProblem(tokens: readonly Token[], end: FileEnd): string | undefined {
  let first: Token | undefined;
  let hasColon = false;
  for (const token of tokens) {
    if (token.kind === 'end') {
      const isHeading = first?.kind === 'word' && headings.includes(first.text);
      // In GDScript `class_name` and in Python `match` may be other things than headings.
      const isBlock = isHeading && !(end === '.py' && first?.text === 'match');
      if (isBlock && !hasColon)
        return `Rad ${String(first?.line)}: \`${first?.text ?? ''}\` saknar kolon.`;
      [first, hasColon] = [undefined, false];
      continue;
    }
    first ??= token;
    if (token.text === ':') hasColon = true;
  }
  return undefined;
}

/** `begin` and `end` that do not meet, and `=` where Turbo Rascal wants `:=`. */
function pascalProblem(tokens: readonly Token[]): string | undefined {
  // A `case` has an `end` of its own, but none where it has an `else`.
  const countsEnds = !tokens.some(({ kind, text }) => kind === 'word' && text === 'case');
  const open: Token[] = [];
  for (const [place, token] of tokens.entries()) {
    if (token.kind === 'word' && ['begin', 'record'].includes(token.text)) open.push(token);
    if (countsEnds && token.kind === 'word' && token.text === 'end' && open.pop() === undefined)
      return `Rad ${String(token.line)}: \`end\` utan något \`begin\`.`;
    const [before, after] = [tokens[place - 1], tokens[place + 1]];
    const starts =
      before === undefined || [';', 'begin', 'do', 'then', 'else'].includes(before.text);
    if (starts && open.length > 0 && token.kind === 'word' && after?.text === '=')
      return `Rad ${String(token.line)}: tilldelning skrivs med \`:=\`.`;
  }
  const left = countsEnds ? open.at(-1) : undefined;
  return left && `Rad ${String(left.line)}: \`${left.text}\` har inget \`end\`.`;
}

/** The first fault in how a file is written, in Swedish; undefined where none is seen. */
export function problemIn(tokens: readonly Token[], end: FileEnd): string | undefined {
  const bracket = bracketProblem(tokens);
  if (bracket !== undefined) return bracket;
  switch (layouts[end]) {
    case 'indented':
      return colonProblem(tokens, end);
    case 'pascal':
      return pascalProblem(tokens);
    case 'braces':
    case 'sections':
    case 'members':
      return undefined;
  }
}
