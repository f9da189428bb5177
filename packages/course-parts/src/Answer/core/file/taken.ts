import { maxCodeLength } from '@kurser/shared/textLimits';
import { endOf, isBinary, type FileEnd } from './fact';

/** The part of a browser's file that is asked for. */
export interface GivenFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  text(): Promise<string>;
}

/** A file of the browser's own, which is read a part at a time. */
const isWhole = (file: GivenFile): file is File => file instanceof Blob;

/** No program for a C64 is larger than its memory. */
const maxPrgBytes = 65_538;

async function takeBinary(file: GivenFile, end: '.prg' | '.zip'): Promise<TakenFile> {
  const { name, size } = file;
  const noReader = `Det som läser ${name} gick inte att hämta. Se efter att du är uppkopplad.`;
  const reader = await import('./binary').catch(() => undefined);
  if (reader === undefined || !isWhole(file)) return refused(noReader);
  try {
    if (end === '.zip') return { ok: true, text: await reader.zipText(file), name };
    const bytes = new Uint8Array(await file.slice(0, maxPrgBytes + 1).arrayBuffer());
    const text = size > maxPrgBytes ? undefined : await reader.prgText(bytes);
    return text === undefined
      ? refused(`${name} är inget program för C64. Välj den .prg-fil som bygget skrev.`)
      : { ok: true, text, name };
  } catch (error) {
    const why = error instanceof Error ? error.message : '';
    return refused(`${name} ${why === '' ? 'gick inte att läsa.' : why}`);
  }
}

/** A file's text and name, or in Swedish why it is not taken. */
export type TakenFile =
  | { readonly ok: true; readonly text: string; readonly name: string }
  | { readonly ok: false; readonly reason: string };

/** `.gd` or `.tscn`, in a sentence. */
export function endsText(ends: readonly FileEnd[]): string {
  return ends.length < 2
    ? (ends[0] ?? '')
    : `${ends.slice(0, -1).join(', ')} eller ${ends.at(-1) ?? ''}`;
}

const swedish = new Intl.NumberFormat('sv');

function refused(reason: string): TakenFile {
  return { ok: false, reason };
}

/** No character takes more bytes than this. */
const mostBytes = 4;

/**
 * Reads a file that was chosen or dropped. One that is no text, too long, empty or of another kind
 * is refused with a sentence that says what would be right.
 */
export async function takeFile(
  files: readonly GivenFile[],
  ends: readonly FileEnd[],
): Promise<TakenFile> {
  const [file, ...more] = files;
  const wanted = `en fil vars namn slutar på ${endsText(ends)}`;
  if (file === undefined) return refused(`Det var ingen fil. Välj ${wanted}.`);
  if (more.length > 0)
    return refused(`Det var ${String(files.length)} filer. Välj en i taget, ${wanted}.`);
  const { name } = file;
  const end = endOf(name);
  if (end === undefined || !ends.includes(end))
    return refused(`Filen heter ${name}. Här läses ${wanted}.`);
  if (isBinary(end)) return takeBinary(file, end);
  const limit = `Sidan läser högst ${swedish.format(maxCodeLength)} tecken.`;
  if (file.size > mostBytes * maxCodeLength)
    return refused(`${name} är för stor, ${swedish.format(file.size)} byte. ${limit}`);
  const text = await file.text().catch(() => undefined);
  if (text === undefined)
    return refused(`${name} gick inte att läsa. Se efter att den finns kvar, och välj den igen.`);
  if (text.includes('\0') || text.includes('\uFFFD'))
    return refused(`${name} är ingen textfil i UTF-8. Spara den som text och välj den igen.`);
  if (text.length > maxCodeLength)
    return refused(`${name} har ${swedish.format(text.length)} tecken. ${limit}`);
  if (text.trim() === '') return refused(`${name} är tom. Spara filen och välj den igen.`);
  return { ok: true, text, name };
}
