import { ticked, type CellsAnswer, type Fields, type LinesAnswer } from '../question';
import type { MatchAnswer, NodesAnswer, OrderAnswer } from '../question';

type Plain<Body> = Omit<Body, 'near' | 'reject'>;
type MarksBody =
  | Plain<MatchAnswer>
  | Plain<OrderAnswer>
  | Plain<LinesAnswer>
  | Plain<CellsAnswer>
  | Plain<NodesAnswer>;

function textsAmong(value: unknown, known: readonly string[], count: number): Fields | undefined {
  const isWhole = Array.isArray(value) && value.length === count;
  const texts = isWhole ? value.filter((each) => typeof each === 'string') : [];
  return texts.length === count && texts.every((text) => text === '' || known.includes(text))
    ? texts
    : undefined;
}

/** Ticks at some places of `count`. */
function ticksAt(places: readonly number[], count: number): Fields | undefined {
  if (!places.every((place) => Number.isInteger(place) && place >= 0 && place < count))
    return undefined;
  return Array.from({ length: count }, (_, place) => (places.includes(place) ? ticked : ''));
}

function numbersIn(value: unknown): readonly number[] | undefined {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  const numbers = list.filter((each) => typeof each === 'number');
  return numbers.length === list.length ? numbers : undefined;
}

/** `'2,3'` is the third cell of the second row. */
function cellPlace(text: unknown, width: number, height: number): number {
  const [, row = '', column = ''] =
    typeof text === 'string' ? (/^(\d{1,3}),(\d{1,3})$/.exec(text) ?? []) : [];
  const [y, x] = [Number(row), Number(column)];
  const isInside = y >= 1 && y <= height && x >= 1 && x <= width;
  return isInside ? (y - 1) * width + x - 1 : -1;
}

/**
 * The fields that an author has written as an answer: partners for a match, texts in order, the
 * numbers of lines, cells as `'rad,kolumn'`, the names of nodes. Undefined for anything else.
 */
export function toGivenFields(body: MarksBody, value: unknown): Fields | undefined {
  switch (body.kind) {
    case 'match':
      return textsAmong(value, body.partners, body.pairs.length);
    case 'order': {
      const texts = textsAmong(value, body.items, body.items.length);
      return new Set(texts).size === body.items.length ? texts : undefined;
    }
    case 'lines': {
      const numbers = numbersIn(value);
      return (
        numbers &&
        ticksAt(
          numbers.map((number) => number - 1),
          body.lines.length,
        )
      );
    }
    case 'cells': {
      const width = body.cells[0]?.length ?? 0;
      const list: readonly unknown[] = Array.isArray(value) ? value : [value];
      return ticksAt(
        list.map((each) => cellPlace(each, width, body.cells.length)),
        width * body.cells.length,
      );
    }
    case 'nodes': {
      const names = body.nodes.map(({ text }) => text);
      const list: readonly unknown[] = Array.isArray(value) ? value : [value];
      return ticksAt(
        list.map((each) => names.findIndex((name) => name === each)),
        names.length,
      );
    }
  }
}
