import { concatBytes, type Bytes } from '@kurser/sealed-format';

/** The folder of pages that are shown to members before the site's programs have come. */
const folder = 'pages';

/** On the element in a page's beginning that its rest is to be put in the place of. */
export const restAttribute = 'data-early-rest';

/**
 * The name in the build of the page at an address; undefined for an address that is no page's. With
 * the edition in it, a cached page never meets the shell of another build.
 */
export function findEarlyPageName(edition: string, pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname).replace(/(?:^|\/)(?:index\.html)?$/, '');
    return `${folder}/${edition}${path === '' ? '/index' : path}.html`;
  } catch {
    return undefined;
  }
}

/** The name that the rest of a page is sealed under; its beginning has the page's own. */
export function restName(name: string): string {
  return `${name}#rest`;
}

/**
 * What the file of a page begins with: how many bytes its sealed beginning has, most significant
 * byte first.
 */
const sizeBytes = 4;

/**
 * The file of a page: its sealed beginning, then its sealed rest, which may be empty. One file, so
 * that both come with one request.
 */
export function joinPage(beginning: Bytes, rest: Bytes): Bytes {
  const size = new Uint8Array(sizeBytes);
  new DataView(size.buffer).setUint32(0, beginning.length);
  return concatBytes(size, beginning, rest);
}

type Reader = ReadableStreamDefaultReader<Bytes>;

/** Reads on until there is enough, or no more. */
async function readUntil(
  reader: Reader,
  held: Bytes,
  isEnough: (held: Bytes) => boolean,
): Promise<Bytes> {
  let bytes = held;
  while (!isEnough(bytes)) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes = concatBytes(bytes, value);
  }
  return bytes;
}

/** Where the beginning ends. @throws RangeError when there is less than its size */
function endOfBeginning({ buffer, byteOffset, byteLength }: Bytes): number {
  return sizeBytes + new DataView(buffer, byteOffset, byteLength).getUint32(0);
}

export interface ReadPage {
  readonly beginning: Bytes;
  /** Rejects when it cannot be had. */
  readonly rest: Promise<Bytes>;
}

/**
 * Reads the file of a page while it comes: returns as soon as its beginning is there. What is
 * missing of a file that has been cut off is missing of the parts, and shows when they are opened.
 * @throws when the beginning cannot be had
 */
export async function readPage(body: ReadableStream<Bytes>): Promise<ReadPage> {
  const reader = body.getReader();
  const held = await readUntil(
    reader,
    new Uint8Array(),
    (bytes) => bytes.length >= sizeBytes && bytes.length >= endOfBeginning(bytes),
  );
  const end = endOfBeginning(held);
  const rest = readUntil(reader, held.slice(end), () => false);
  return { beginning: held.slice(sizeBytes, end), rest };
}
