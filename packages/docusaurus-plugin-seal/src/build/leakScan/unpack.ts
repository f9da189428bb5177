import { brotliDecompressSync, constants, inflateRawSync, inflateSync } from 'node:zlib';

/** Bytes that were packed into others, and how. */
export interface Packed {
  readonly how: string;
  readonly bytes: Buffer;
}

/** Shorter base64 holds less than the shortest probe. */
const shortestBase64 = 16;

const lineBreak = Buffer.from('\n');

/**
 * Base64 in both alphabets, all runs of a text as lines of one. In mails and PEM files it is broken
 * into lines, and in a string of a script such a break is an escape, so the text is read with and
 * without breaks. A run may begin with characters that do not belong to it, so each of the four
 * alignments is read.
 */
function base64In(text: string): Packed[] {
  const readings = [text, text.replace(/\r?\n|\\n/g, '')];
  const runs = new Set(readings.flatMap((reading) => reading.match(/[A-Za-z0-9+/_-]{16,}/g) ?? []));
  const decoded = [...runs].flatMap((run) =>
    [0, 1, 2, 3]
      .map((offset) => run.slice(offset))
      .filter((rest) => rest.length >= shortestBase64)
      .flatMap((rest) => [Buffer.from(rest, 'base64'), lineBreak]),
  );
  return decoded.length === 0 ? [] : [{ how: 'base64', bytes: Buffer.concat(decoded) }];
}

function tryTo(unpack: () => Buffer): Buffer | undefined {
  try {
    return unpack();
  } catch {
    // Bytes that only look like the beginning of something packed.
    return undefined;
  }
}

interface Packing {
  readonly how: string;
  readonly mark: Buffer;
  readonly unpack: (rest: Buffer) => Buffer;
}

/** Flags of a gzip header for fields that follow it (RFC 1952, section 2.3.1). */
const gzipFlag = { headerChecksum: 2, extra: 4, name: 8, comment: 16 } as const;

/**
 * Without zlib's own reading of the header, which refuses a file that has other bytes after its
 * end.
 */
function inflateGzip(rest: Buffer): Buffer {
  const flags = rest.readUInt8(3);
  let offset = 10;
  if ((flags & gzipFlag.extra) !== 0) offset += 2 + rest.readUInt16LE(offset);
  if ((flags & gzipFlag.name) !== 0) offset = rest.indexOf(0, offset) + 1;
  if ((flags & gzipFlag.comment) !== 0) offset = rest.indexOf(0, offset) + 1;
  if ((flags & gzipFlag.headerChecksum) !== 0) offset += 2;
  return inflateRawSync(rest.subarray(offset), { finishFlush: constants.Z_SYNC_FLUSH });
}

function inflateZipEntry(rest: Buffer): Buffer {
  // Local file header: name and extra field lengths at 26 and 28, data after them (APPNOTE 4.3.7).
  const dataOffset = 30 + rest.readUInt16LE(26) + rest.readUInt16LE(28);
  return inflateRawSync(rest.subarray(dataOffset), { finishFlush: constants.Z_SYNC_FLUSH });
}

const packings: readonly Packing[] = [
  {
    how: 'gzip',
    mark: Buffer.from([0x1f, 0x8b, 0x08]),
    unpack: inflateGzip,
  },
  { how: 'zip', mark: Buffer.from('PK\x03\x04'), unpack: inflateZipEntry },
  ...[0x01, 0x5e, 0x9c, 0xda].map((level) => ({
    how: 'zlib',
    mark: Buffer.from([0x78, level]),
    unpack: (rest: Buffer) => inflateSync(rest, { finishFlush: constants.Z_SYNC_FLUSH }),
  })),
];

function compressedIn(bytes: Buffer): Packed[] {
  return packings.flatMap(({ how, mark, unpack }) => {
    const found: Packed[] = [];
    for (let at = bytes.indexOf(mark); at !== -1; at = bytes.indexOf(mark, at + 1)) {
      const inner = tryTo(() => unpack(bytes.subarray(at)));
      if (inner !== undefined && inner.length > 0) found.push({ how, bytes: inner });
    }
    return found;
  });
}

/**
 * What is packed in the bytes: base64, gzip, zlib and zip anywhere in them, and Brotli when the
 * whole is it. One level; ask again for more.
 */
export function unpack(bytes: Buffer): readonly Packed[] {
  const text = bytes.toString('latin1');
  const brotli = bytes.length > 0 ? tryTo(() => brotliDecompressSync(bytes)) : undefined;
  return [
    ...base64In(text),
    ...compressedIn(bytes),
    ...(brotli === undefined ? [] : [{ how: 'brotli', bytes: brotli }]),
  ];
}
