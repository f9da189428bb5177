import { Parser } from 'htmlparser2';

type Attributes = Readonly<Record<string, string>>;

/** What an `input` of another type is, is no text: a browser does not fill it in. */
const textTypes: ReadonlySet<string> = new Set(['text', 'search', 'number', 'email', 'tel', 'url']);

const isTextInput = (name: string, { type = 'text' }: Attributes): boolean =>
  name === 'input' && textTypes.has(type);

/** Rows that a `textarea` has when nothing is said of them. */
const plainRows = 2;

/** A field's class and style, as they are written. */
function looksOf(attributes: Attributes, ownStyle: string): string {
  const style = [ownStyle, attributes['style'] ?? ''].filter((part) => part !== '').join(';');
  const named = attributes['class'] === undefined ? '' : ` class="${attributes['class']}"`;
  return `${named} style="${style}"`;
}

/**
 * One line of text in a box that looks like the field. A button, because that is as high as one
 * without knowing its font.
 */
const lineBox = (attributes: Attributes, text: string): string =>
  `<input type="button"${looksOf(attributes, 'text-align:start')} value="${text}"/>`;

/** As many lines as the field shows. */
function linesBox(attributes: Attributes, text: string): string {
  const rows = Number(attributes['rows'] ?? plainRows);
  // A line break right after the tag is not the text's.
  const written = text.replace(/^\n/, '').split('\n');
  const lines = Array.from({ length: rows }, (_, at) => written[at] ?? '');
  // A last line without anything in it would have no height.
  return `<span${looksOf(attributes, 'white-space:pre;overflow:hidden')}>${lines.join('\n')}\n</span>`;
}

/**
 * A field that is open while the markup is read: where it begins, and the text that it will show.
 */
interface OpenField {
  readonly name: 'select' | 'textarea';
  readonly attributes: Attributes;
  readonly start: number;
  text: string;
  isWanted: boolean;
}

/**
 * The markup with pictures of its fields in their places, for a copy in which nothing can be
 * written. When fields come into a page, a browser that fills in forms asks where each of them is,
 * and has to lay out all that stands above it, however far down: on a page with forty fields the
 * longest task of all.
 * @param content well-formed, as React writes it
 */
export function withoutFields(content: string): string {
  const pieces: string[] = [];
  let taken = 0;
  let field: OpenField | undefined;
  const replace = (start: number, end: number, picture: string): void => {
    pieces.push(content.slice(taken, start), picture);
    taken = end;
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (isTextInput(name, attributes)) {
          const text = attributes['value'] ?? attributes['placeholder'] ?? '';
          replace(parser.startIndex, parser.endIndex + 1, lineBox(attributes, text));
        } else if (name === 'select' || name === 'textarea') {
          const isWanted = name === 'textarea';
          field = { name, attributes, start: parser.startIndex, text: '', isWanted };
        } else if (name === 'option' && field !== undefined) {
          field.isWanted = field.text === '' || 'selected' in attributes;
          if ('selected' in attributes) field.text = '';
        }
      },
      ontext(text) {
        if (field?.isWanted === true) field.text += text;
      },
      onclosetag(name) {
        if (field !== undefined && name === 'option') field.isWanted = false;
        if (name !== field?.name) return;
        const box = name === 'select' ? lineBox : linesBox;
        replace(field.start, parser.endIndex + 1, box(field.attributes, field.text));
        field = undefined;
      },
    },
    { decodeEntities: false },
  );
  parser.end(content);
  return pieces.join('') + content.slice(taken);
}
