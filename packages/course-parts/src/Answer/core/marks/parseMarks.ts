import type { PropReader } from '@kurser/labs/kit/settings';
import type {
  CellsAnswer,
  ForeseenFields,
  LinesAnswer,
  Markable,
  MatchAnswer,
  OrderAnswer,
} from '../question';
import { asTexts, isText, listOf, readRequired } from '../reading';
import { toGivenFields } from './given';

type Foreseeing = Pick<MatchAnswer, 'near' | 'reject'>;

/**
 * What was foreseen of a question, each answer written as a trial is.
 * @param body the question without it
 */
export function readForeseen(
  read: PropReader,
  body: Parameters<typeof toGivenFields>[0],
): Foreseeing {
  const each = listOf(({ answer, why }): ForeseenFields | undefined => {
    const fields = toGivenFields(body, answer);
    return fields !== undefined && isText(why) ? { fields, why } : undefined;
  });
  const named = (name: 'near' | 'reject') =>
    read.as(name, [], "en lista: {[{ answer: […], why: 'Det är …' }]}", each);
  return { near: named('near'), reject: named('reject') };
}

export function hasTwice(texts: readonly string[]): boolean {
  return new Set(texts).size < texts.length;
}

/** An order that says nothing of where a text stood: the server and the browser must agree. */
function inAlphabet(texts: readonly string[]): readonly string[] {
  return [...texts].sort((a, b) => a.localeCompare(b, 'sv', { numeric: true }));
}

/** The order that is met, which is never the right one. */
function startOf(items: readonly string[]): readonly number[] {
  const start = inAlphabet(items).map((text) => items.indexOf(text));
  return start.every((piece, place) => piece === place) ? start.reverse() : start;
}

export function readMatch(read: PropReader): MatchAnswer {
  const expected = "par av det som hör ihop: {[['Area2D', 'känner av'], ['Timer', 'räknar']]}";
  const pairs =
    readRequired(read, 'pairs', expected, (value) => {
      if (!Array.isArray(value) || value.length < 2) return undefined;
      const found = value.map(asTexts);
      return found.every((pair) => pair?.length === 2) ? found : undefined;
    })?.map((pair) => ({ text: pair?.[0] ?? '', partner: pair?.[1] ?? '' })) ?? [];
  const extra = read.as('extra', [], "en lista: {['hör inte till något']}", asTexts);
  const partners = inAlphabet([...new Set(pairs.map(({ partner }) => partner)), ...extra]);
  if (hasTwice(partners)) read.fault('extra har något som redan står i pairs');
  if (hasTwice(pairs.map(({ text }) => text))) read.fault('pairs har samma text två gånger');
  if (pairs.length > 0 && partners.length < 2)
    read.fault('pairs ska ha minst två olika svar att välja bland');
  const body = { kind: 'match', pairs, partners } as const;
  return { ...body, ...readForeseen(read, body) };
}

export function readOrder(read: PropReader): OrderAnswer {
  const expected = "delarna i rätt ordning, minst tre: {['först', 'sedan', 'sist']}";
  const items =
    readRequired(read, 'items', expected, (value) => {
      const texts = asTexts(value);
      return texts !== undefined && texts.length > 2 && !hasTwice(texts) ? texts : undefined;
    }) ?? [];
  const start = startOf(items);
  const isCode = read.as('code', false, 'ett ensamt ord', (value) => value === true || undefined);
  const body = { kind: 'order', items, start, isCode } as const;
  return { ...body, ...readForeseen(read, body) };
}

/** `=text` is to be marked. */
export function toMarkable(text: string): Markable {
  return text.startsWith('=') ? { text: text.slice(1), isRight: true } : { text, isRight: false };
}

export function needsMarks(read: PropReader, name: string, all: readonly Markable[]): void {
  if (all.length > 0 && !all.some(({ isRight }) => isRight))
    read.fault(`${name} har inget att märka; det som ska märkas börjar med =`);
}

export function readLines(read: PropReader): LinesAnswer {
  const expected = "programmets rader, där = börjar en som ska märkas: {['x = 1', '=x = y']}";
  const lines =
    readRequired(read, 'lines', expected, (value) =>
      Array.isArray(value) && value.length > 1 && value.every((each) => typeof each === 'string')
        ? value
        : undefined,
    )?.map(toMarkable) ?? [];
  needsMarks(read, 'lines', lines);
  const body = { kind: 'lines', lines } as const;
  return { ...body, ...readForeseen(read, body) };
}

/** A row is written as its cells, or as one text with a character a cell. */
function toCells(row: unknown): readonly Markable[] | undefined {
  if (typeof row === 'string') return (row.match(/=?[\s\S]/gu) ?? []).map(toMarkable);
  const isRow = Array.isArray(row) && row.every((each) => typeof each === 'string');
  return isRow ? row.map(toMarkable) : undefined;
}

const mostCells = 400;

export function readCells(read: PropReader): CellsAnswer {
  const expected = "lika långa rader, där = står före en ruta som ska märkas: {['#=.', '..#']}";
  const cells =
    readRequired(read, 'cells', expected, (value) => {
      if (!Array.isArray(value) || value.length === 0) return undefined;
      const rows = value.map(toCells).filter((row) => row !== undefined);
      const isWhole = rows.length === value.length && rows.flat().length <= mostCells;
      const width = rows[0]?.length ?? 0;
      return isWhole && width > 0 && rows.every((row) => row.length === width) ? rows : undefined;
    }) ?? [];
  needsMarks(read, 'cells', cells.flat());
  const names = (name: 'across' | 'down', count: number): readonly string[] => {
    const texts = read.as(name, [], "en lista: {['00', '01']}", asTexts);
    if (texts.length > 0 && cells.length > 0 && texts.length !== count)
      read.fault(`${name} har ${String(texts.length)} namn men ska ha ${String(count)}`);
    return texts;
  };
  const across = names('across', cells[0]?.length ?? 0);
  const down = names('down', cells.length);
  const body = { kind: 'cells', cells, across, down } as const;
  return { ...body, ...readForeseen(read, body) };
}
