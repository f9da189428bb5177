/**
 * What a zip file holds, and one file out of it. The directory is read by ourselves: it says how
 * large everything is before anything is inflated, and its names come in two alphabets. Inflating
 * is the browser's own, and is stopped as soon as there is more than there may be.
 */
import { readAtMost } from '../readAtMost';
import { nameOfBytes } from './zipNames';

export interface ZipEntry {
  readonly name: string;
  /** How large it is in the zip, and what it says that it becomes. */
  readonly packed: number;
  readonly size: number;
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly offset: number;
}

/** Why a zip, or a file in it, cannot be read: in Swedish, to go on from its name. */
export class ZipFault extends Error {}

/** It was stopped in the middle: as much has been unpacked as it was allowed to be. */
export class ZipLie extends ZipFault {}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const fileMark = 0x04034b50;
const endLength = 22;
const maxComment = 0xffff;
const maxEntries = 5000;
/** Of a directory: a path of 250 letters for each entry, and then some. */
const maxDirectory = 2 * 1024 * 1024;
/** What stands where a number has no room: it is elsewhere, and the zip is larger than 4 GB. */
const elsewhere = 0xffffffff;

async function viewOf(zip: Blob, from: number, to: number): Promise<DataView> {
  return new DataView(await zip.slice(from, to).arrayBuffer());
}

const damaged = (): ZipFault => new ZipFault('är skadad och går inte att packa upp.');

function findEnd(view: DataView): number {
  for (let at = view.byteLength - endLength; at >= 0; at -= 1)
    if (view.getUint32(at, true) === endMark) return at;
  throw new ZipFault('är ingen zip-fil som går att läsa.');
}

/** @returns the entry at a place of the directory, and where the next one begins */
function readEntryAt(view: DataView, at: number): readonly [entry: ZipEntry, next: number] {
  if (at + 46 > view.byteLength || view.getUint32(at, true) !== entryMark) throw damaged();
  const flags = view.getUint16(at + 8, true);
  const nameLength = view.getUint16(at + 28, true);
  const rest = view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  const nameEnd = at + 46 + nameLength;
  if (nameEnd > view.byteLength) throw damaged();
  const bytes = new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength);
  const entry = {
    name: nameOfBytes(bytes, (flags & 0x800) !== 0),
    packed: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    method: view.getUint16(at + 10, true),
    isEncrypted: (flags & 1) !== 0,
    offset: view.getUint32(at + 42, true),
  };
  return [entry, nameEnd + rest];
}

/** The files in a zip, without its folders. @throws ZipFault */
export async function readDirectory(zip: Blob): Promise<readonly ZipEntry[]> {
  const tail = Math.max(0, zip.size - endLength - maxComment);
  const end = await viewOf(zip, tail, zip.size);
  const at = findEnd(end);
  const count = end.getUint16(at + 10, true);
  const [size, offset] = [end.getUint32(at + 12, true), end.getUint32(at + 16, true)];
  if (count > maxEntries || offset === elsewhere)
    throw new ZipFault(`har fler än ${String(maxEntries)} filer eller är för stor.`);
  if (offset + size > zip.size || size > maxDirectory) throw damaged();
  const directory = await viewOf(zip, offset, offset + size);
  const entries: ZipEntry[] = [];
  for (let [place, next] = [0, 0]; place < count; place += 1) {
    const [entry, after] = readEntryAt(directory, next);
    next = after;
    if (!entry.name.endsWith('/')) entries.push(entry);
  }
  return entries;
}

/** @throws ZipLie as soon as there are more bytes than there may be */
async function readHonest(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const bytes = await readAtMost(stream, most);
  if (bytes === undefined) throw new ZipLie('är större än vad den utger sig för att vara.');
  return bytes;
}

/**
 * A file of a zip.
 * @param most how many bytes it may become, whatever the zip says
 * @throws ZipFault
 */
export async function readZipped(zip: Blob, entry: ZipEntry, most: number): Promise<Uint8Array> {
  const { packed, method, isEncrypted, offset } = entry;
  if (isEncrypted) throw new ZipFault('är låst med lösenord.');
  if (method !== 0 && method !== 8) throw new ZipFault('är packad på ett sätt som sidan inte kan.');
  const head = await viewOf(zip, offset, offset + 30);
  if (head.byteLength < 30 || head.getUint32(0, true) !== fileMark) throw damaged();
  const start = offset + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const stream: ReadableStream<Uint8Array<ArrayBuffer>> = zip.slice(start, start + packed).stream();
  if (method === 0) return readHonest(stream, most);
  try {
    return await readHonest(stream.pipeThrough(new DecompressionStream('deflate-raw')), most);
  } catch (error) {
    throw error instanceof ZipFault ? error : damaged();
  }
}
