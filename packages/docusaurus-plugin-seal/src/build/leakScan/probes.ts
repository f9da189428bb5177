import { jsonPieces, linePieces, markdownPieces, markupPieces, type Piece } from './pieces';
import { shortestText, squash } from './squash';

/** A file of the lessons, as it lies in the course folder. */
export interface LessonFile {
  readonly path: string;
  readonly bytes: Buffer;
}

/** Where a probe comes from, for the report. */
export interface Origin {
  /** `path:line`. */
  readonly place: string;
  readonly excerpt: string;
}

/**
 * What is looked for: texts by their squashed form, short labels as they are quoted in a script or
 * page, and the bytes of other files.
 */
export interface Probes {
  readonly texts: ReadonlyMap<string, Origin>;
  readonly labels: ReadonlyMap<string, Origin>;
  readonly binaries: ReadonlyMap<string, Origin>;
}

/**
 * Where in a binary file its probe lies, and how long it is. Behind the header, which files of a
 * kind have in common.
 */
const binaryOffset = 64;
const binaryLength = 32;

function piecesOf(path: string, source: string): Piece[] {
  if (/\.mdx?$/.test(path)) return markdownPieces(source);
  if (path.endsWith('.json')) return jsonPieces(source);
  if (/\.(svg|html?|xml)$/.test(path)) return markupPieces(source);
  return linePieces(source);
}

/** As the site's programs may have read it: no byte order mark, lines that end with LF, NFC. */
const asRead = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .normalize('NFC');

/** Text is what is UTF-8 without zero bytes. */
function textOf(bytes: Buffer): string | undefined {
  const text = bytes.toString('utf8');
  return text.includes('\ufffd') || text.includes('\0') ? undefined : asRead(text);
}

function binaryProbe(bytes: Buffer): string | undefined {
  const start = Math.min(binaryOffset, Math.max(0, bytes.length - binaryLength));
  const probe = bytes.subarray(start, start + binaryLength);
  return probe.length === binaryLength ? probe.toString('latin1') : undefined;
}

/** The probes of some files, and the pages that have no text of a length that is looked for. */
export function findProbes(files: readonly LessonFile[]): {
  readonly probes: Probes;
  readonly silent: readonly string[];
} {
  const texts = new Map<string, Origin>();
  const labels = new Map<string, Origin>();
  const binaries = new Map<string, Origin>();
  const silent: string[] = [];
  for (const { path, bytes } of files) {
    const source = textOf(bytes);
    if (source === undefined) {
      const probe = binaryProbe(bytes);
      if (probe !== undefined) binaries.set(probe, { place: path, excerpt: 'bytes of the file' });
      continue;
    }
    let found = 0;
    for (const { text, line, kind } of piecesOf(path, source)) {
      const origin: Origin = {
        place: `${path}:${String(line)}`,
        excerpt: text.trim().slice(0, 80),
      };
      const squashed = squash(text);
      if (squashed.length >= shortestText) {
        found += 1;
        if (!texts.has(squashed)) texts.set(squashed, origin);
      } else if (kind !== 'prose' && kind !== 'code' && text.trim().length > 1) {
        labels.set(text.trim(), origin);
      }
    }
    if (found === 0 && /\.mdx?$/.test(path)) silent.push(path);
  }
  return { probes: { texts, labels, binaries }, silent };
}

/**
 * All probes of the lessons.
 * @throws when there are none, or when a page gives none: a scan for nothing finds nothing
 */
export function collectProbes(files: readonly LessonFile[]): Probes {
  const { probes, silent } = findProbes(files);
  if (probes.texts.size === 0)
    throw new Error('The leak scan has nothing to look for: no text in the lessons');
  if (silent.length > 0) throw new Error(`The leak scan finds no text in ${silent.join(', ')}`);
  return probes;
}
