import { unescapeMarkup } from './views';

/**
 * A piece of a lesson that reaches the browser in one string: nothing that Markdown or JSX cuts
 * apart is in it.
 */
export interface Piece {
  readonly text: string;
  /** Line in the file, from 1. */
  readonly line: number;
  readonly kind: 'prose' | 'heading' | 'label' | 'code';
}

interface Line {
  readonly text: string;
  readonly line: number;
}

/**
 * Where a compiler may cut a text: at markup, at the end of a sentence, at a quote. More cuts than
 * needed only make shorter pieces.
 */
const cuts = /[`*_[\](){}<>|#~"“”!?:;=\\]+|\.(?=\s|$)|^\s*(?:[-+]|\d+[.)])\s+/m;

function cutUp(text: string, line: number, kind: Piece['kind']): Piece[] {
  return unescapeMarkup(text)
    .split(cuts)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => ({ text: part, line, kind }));
}

function numbered(text: string): Line[] {
  return text.split(/\r?\n/).map((part, index) => ({ text: part, line: index + 1 }));
}

const readableKeys = /^(title|sidebar_label|description)\s*:\s*(.+)$/;

/**
 * What a reader sees of a line of front matter. Keywords are single terms of the trade, which stand
 * in other texts as well.
 */
function frontMatterPieces({ text, line }: Line): Piece[] {
  const [, key, raw] = readableKeys.exec(text) ?? [];
  if (key === undefined || raw === undefined) return [];
  const value = raw
    .trim()
    .replace(/^(['"])(.*)\1$/, '$2')
    .replaceAll("''", "'");
  return [{ text: value, line, kind: key === 'description' ? 'prose' : 'label' }];
}

/** A paragraph's lines are one text to the reader, and one string in a script. */
function prosePieces(lines: readonly Line[]): Piece[] {
  const first = lines[0]?.line ?? 1;
  return cutUp(lines.map(({ text }) => text.trim()).join('\n'), first, 'prose');
}

function headingOf({ text, line }: Line): Piece[] {
  const heading = /^#{1,6}\s+(.*?)\s*(?:\{#[^}]*\})?$/.exec(text)?.[1];
  if (heading === undefined) return [];
  return [
    { text: heading.replaceAll('`', ''), line, kind: 'heading' },
    ...cutUp(heading, line, 'prose'),
  ];
}

interface Fence {
  readonly mark: string;
  readonly line: number;
}

/** Collects a Markdown body line by line: fences, headings, paragraphs. */
class BodyReader {
  readonly pieces: Piece[] = [];
  private paragraph: Line[] = [];
  private fence: Fence | undefined;

  read(line: Line): void {
    const mark = /^\s*(`{3,}|~{3,})(.*)$/.exec(line.text);
    if (this.fence !== undefined) {
      const closes = mark?.[1]?.startsWith(this.fence.mark) === true && mark[2]?.trim() === '';
      if (closes) this.fence = undefined;
      else this.pieces.push({ ...line, kind: 'code' });
    } else if (mark?.[1] !== undefined) {
      this.endParagraph();
      this.fence = { mark: mark[1], line: line.line };
      this.pieces.push(...cutUp(mark[2] ?? '', line.line, 'prose'));
    } else if (line.text.trim() === '' || /^\s*(import|export)\s/.test(line.text)) {
      this.endParagraph();
    } else {
      const heading = headingOf(line);
      if (heading.length === 0) this.paragraph.push(line);
      else {
        this.endParagraph();
        this.pieces.push(...heading);
      }
    }
  }

  endParagraph(): void {
    this.pieces.push(...prosePieces(this.paragraph));
    this.paragraph = [];
  }
}

/** The pieces of a Markdown or MDX file: front matter, headings, prose, code lines. */
export function markdownPieces(source: string): Piece[] {
  const lines = numbered(source);
  const end =
    lines[0]?.text === '---' ? lines.findIndex(({ text }, i) => i > 0 && text === '---') : -1;
  const reader = new BodyReader();
  for (const line of lines.slice(end + 1)) reader.read(line);
  reader.endParagraph();
  return [...lines.slice(1, Math.max(end, 1)).flatMap(frontMatterPieces), ...reader.pieces];
}

/** Settings in a category's file that no reader sees. */
const settings = new Set(['className', 'id', 'key', 'slug', 'type']);

/**
 * Every text in a JSON file that a reader may see; the values of `label` and the like are labels.
 */
export function jsonPieces(source: string): Piece[] {
  const pieces: Piece[] = [];
  JSON.parse(source, (key, value: unknown) => {
    if (typeof value !== 'string' || settings.has(key)) return value;
    const line = source
      .slice(0, Math.max(source.indexOf(JSON.stringify(value)), 0))
      .split('\n').length;
    const isLabel = key === 'label' || key === 'title';
    pieces.push({ text: value, line, kind: isLabel ? 'label' : 'prose' });
    return value;
  });
  return pieces;
}

/** What stands between the tags of an SVG or HTML file. */
export function markupPieces(source: string): Piece[] {
  return numbered(source).flatMap(({ text, line }) =>
    cutUp(text.replace(/<[^>]*>?/g, '\u0001').replaceAll('\u0001', '<'), line, 'prose'),
  );
}

/** Any other text file: its lines. */
export function linePieces(source: string): Piece[] {
  return numbered(source).map(({ text, line }) => ({ text, line, kind: 'code' }));
}
