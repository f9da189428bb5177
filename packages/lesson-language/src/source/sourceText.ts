import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * A file that is no text in UTF-8. The message is a line as the lesson check writes it: `file:line
 * what is wrong  what would be right`.
 */
export class SourceFault extends Error {
  override name = 'SourceFault';
  readonly line: number;
  readonly problem: string;
  readonly expected: string;

  constructor(path: string, { line, problem, expected }: SourceProblem) {
    const file = relative(process.cwd(), path).replaceAll('\\', '/');
    super(`${file}:${String(line)}  ${problem}  ${expected}`);
    this.line = line;
    this.problem = problem;
    this.expected = expected;
  }
}

/** By its name: where CommonJS and modules meet there may be two of the class. */
export function isSourceFault(error: unknown): error is SourceFault {
  return error instanceof Error && error.name === 'SourceFault';
}

interface SourceProblem {
  readonly line: number;
  readonly problem: string;
  readonly expected: string;
}

const saveAsUtf8 =
  'spara om den som UTF-8 (VS Code: klicka på kodningen längst ned till höger, Save with Encoding)';

/**
 * A text as everything here reads it, whichever editor and system wrote it: no byte order mark,
 * lines that end with LF, letters in composed form. A lesson that was saved on Windows or macOS
 * then has the same words, addresses and content hashes, and students keep their results.
 */
export function asSource(text: string): string {
  return withLf(text.replace(/^\uFEFF/, '')).normalize('NFC');
}

/** A text whose lines end with LF; nothing else is changed. */
export function withLf(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}

/** What bytes say as source, or what they are instead. */
export function decodeSource(bytes: Uint8Array): string | SourceProblem {
  const kind = wideKind(bytes);
  if (kind !== undefined)
    return { line: 1, problem: `filen är ${kind} och inte UTF-8`, expected: saveAsUtf8 };
  const text = tryUtf8(bytes);
  return text === undefined ? foreignLine(bytes) : asSource(text);
}

/**
 * The text of a file as source.
 * @throws SourceFault when it is not UTF-8, and what the system says when there is no such file
 */
export function readSource(path: string): string {
  const decoded = decodeSource(readFileSync(path));
  if (typeof decoded === 'string') return decoded;
  throw new SourceFault(path, decoded);
}

/**
 * The same for those who can do without a file that is not UTF-8, because its own check tells of
 * it.
 */
export function readSourceOr(path: string, otherwise: string): string {
  const decoded = decodeSource(readFileSync(path));
  return typeof decoded === 'string' ? decoded : otherwise;
}

/** A page that Docusaurus has read, as source. @throws SourceFault when its file is not UTF-8 */
export function pageSource({ filePath, fileContent }: PageFile): string {
  // What stands where bytes could not be read. The file is asked, as a page may also show the
  // character.
  if (fileContent.includes('\uFFFD')) readSource(filePath);
  return asSource(fileContent);
}

interface PageFile {
  readonly filePath: string;
  readonly fileContent: string;
}

/** What Notepad once called Unicode; without its mark, the zero bytes tell. */
function wideKind(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return 'UTF-16';
  return bytes.includes(0) ? 'UTF-16 eller ingen text' : undefined;
}

function tryUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * The first line that is not UTF-8, and the word there as Windows' old encoding for western Europe
 * has it.
 */
function foreignLine(bytes: Uint8Array): SourceProblem {
  // One character a byte, so that lines can be found before anything is known of the letters.
  const lines = Buffer.from(bytes)
    .toString('latin1')
    .split(/\r\n?|\n/);
  const index = lines.findIndex((line) => tryUtf8(Buffer.from(line, 'latin1')) === undefined);
  const line = new TextDecoder('windows-1252').decode(Buffer.from(lines[index] ?? '', 'latin1'));
  const word = /[\p{L}\p{N}]*[^\0-\x7F][\p{L}\p{N}]*/u.exec(line)?.[0] ?? '';
  return {
    line: index + 1,
    problem: `filen är inte UTF-8 utan troligen Windows-1252 (ANSI, Latin-1), där raden har »${word}«`,
    expected: saveAsUtf8,
  };
}
