/**
 * What the page reads of files that are no text. It is written down as text: that is what is shown,
 * kept and asked.
 */
import { readDirectory, readZipped, ZipFault } from '@kurser/shared/zip';
import { maxCodeLength } from '@kurser/shared/textLimits';
import { endOf, isBinary } from './fact';
import { played } from './c64/played';
import { memberHeading } from './members';

const hex = (address: number): string => `"$${address.toString(16).padStart(4, '0')}"`;

/** Words of BASIC that a line before a program has, by their tokens. */
const words: Readonly<Record<number, string>> = { 0x9e: 'SYS', 0x8f: 'REM', 0x99: 'PRINT' };
/** The address of BASIC's first line, and where the line's own text begins. */
const basicStart = 0x0801;
const lineStart = 4;

/** The line of BASIC that a program begins with; undefined where it begins with something else. */
function basicLine(body: Uint8Array, start: number): string | undefined {
  const end = body.indexOf(0, lineStart);
  if (start !== basicStart || end === -1 || end > 80) return undefined;
  const number = (body[2] ?? 0) + 256 * (body[3] ?? 0);
  const text = Array.from(body.subarray(lineStart, end), (byte) =>
    byte < 0x80 ? String.fromCharCode(byte) : ` ${words[byte] ?? '?'} `,
  ).join('');
  return `${String(number)} ${text.replaceAll('"', "'").replaceAll(/\s+/g, ' ').trim()}`;
}

/**
 * A program for the C64 in words: where it is put in memory, its line of BASIC, where that jumps,
 * and what is seen when it is run. Undefined for one that is too short to be any.
 */
export async function prgText(bytes: Uint8Array): Promise<string | undefined> {
  const [low, high] = bytes;
  if (low === undefined || high === undefined || bytes.length < 3) return undefined;
  const start = low + 256 * high;
  const body = bytes.subarray(2);
  const last = start + body.length - 1;
  const basic = basicLine(body, start);
  const target = Number(/SYS ?\(?(\d+)/.exec(basic ?? '')?.[1] ?? Number.NaN);
  const isHit = target >= start && target <= last;
  const jump = Number.isNaN(target)
    ? []
    : [`sys = ${hex(target)}`, `träffar = "${isHit ? 'ja' : 'nej'}"`];
  return [
    '[prg]',
    `börjar = ${hex(start)}`,
    `slutar = ${hex(last)}`,
    `byte = ${String(bytes.length)}`,
    ...(basic === undefined ? [] : [`basic = "${basic}"`]),
    ...jump,
    ...(isHit ? await played(body, start, target) : []),
  ].join('\n');
}

/** A file larger than this is named, and not read. */
const maxMemberBytes = 20_000;

/** The files of a zip, each with its name and size, and its text where that can be asked. */
export async function zipText(zip: Blob): Promise<string> {
  let text = '';
  for (const entry of await readDirectory(zip)) {
    const end = endOf(entry.name);
    const isRead = end !== undefined && !isBinary(end) && entry.size <= maxMemberBytes;
    const heading = memberHeading(entry.name, entry.size);
    const own = isRead
      ? new TextDecoder().decode(await readZipped(zip, entry, maxMemberBytes))
      : '';
    // Of the largest zips the names come first: all of them are worth more than one text.
    const whole = [heading, own.trim()].filter(Boolean).join('\n');
    text += `${text.length + whole.length > maxCodeLength ? heading : whole}\n`;
    if (text.length > maxCodeLength) throw new ZipFault('har för många filer.');
  }
  return text.trim();
}
