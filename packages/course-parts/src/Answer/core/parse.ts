import { contentHash } from '@kurser/shared/contentHash';
import {
  parseProps,
  readFlag,
  readOneOf,
  readText,
  type AuthorProps,
  type PropReader,
} from '@kurser/labs/kit/settings';
import {
  fieldCount,
  type AnswerBody,
  type AnswerKind,
  type AnswerQuestion,
  type Cell,
  type CompareAnswer,
  type NumberAnswer,
  type OutputAnswer,
  type RowsAnswer,
  type TableAnswer,
  type TextAnswer,
} from './question';
import { parseTextKey, toTextKey, type TextKey, type TextSpec } from './text';
import { alternatives, asTexts, isText, listOf, readRequired } from './reading';
import { readFile } from './file/parseFile';
import { readCells, readLines, readMatch, readOrder } from './marks/parseMarks';
import { readNodes } from './marks/parseNodes';
import { readTrials, type Trials } from './trials';

export type { Trials } from './trials';

const kinds: readonly AnswerKind[] = [
  'number',
  'text',
  'rows',
  'table',
  'match',
  'order',
  'lines',
  'cells',
  'nodes',
  'file',
  'output',
  'compare',
];

/** The key of a short text: the build has made it, or it is made of the author's words. */
export type KeyOf = (read: PropReader, exact: boolean) => TextKey;

const emptyKey: TextKey = { salt: '', right: [], near: [], reject: [], looser: [] };

/**
 * An answer as the page gets it, where the build has put the digests of a short text in place of
 * the text.
 * @throws PartFaults in Swedish that name every fault
 */
export function parseAnswer(props: AuthorProps): AnswerQuestion {
  return parseProps('Answer', props, (read) =>
    readAnswer(read, (reader) =>
      reader.as('digests', emptyKey, 'det som bygget skriver', parseTextKey),
    ),
  );
}

/**
 * An answer as its author wrote it, with what the check tries.
 * @param salt of this answer alone
 * @param sum SHA-256 as hexadecimal digits
 * @throws PartFaults in Swedish that name every fault
 */
export function parseAuthored(
  props: AuthorProps,
  salt: string,
  sum: (text: string) => string,
): { readonly question: AnswerQuestion; readonly trials: Trials } {
  return parseProps('Answer', props, (read) => {
    const question = readAnswer(read, (reader, exact) =>
      toTextKey(readSpec(reader, exact), salt, sum),
    );
    return { question, trials: readTrials(read, question) };
  });
}

function readAnswer(read: PropReader, keyOf: KeyOf): AnswerQuestion {
  const body = readBody(read, keyOf);
  return {
    ...body,
    label: read.has('label') ? readText(read, 'label', '') : undefined,
    why: readText(read, 'why', ''),
    hash: contentHash([JSON.stringify(body)]),
  };
}

function readBody(read: PropReader, keyOf: KeyOf): AnswerBody {
  if (!read.has('kind')) read.fault(`kind saknas; den ska vara ett av ${kinds.join(', ')}`);
  switch (readOneOf(read, 'kind', kinds, 'compare')) {
    case 'number':
      return readNumberBody(read);
    case 'text':
      return readTextBody(read, keyOf);
    case 'rows':
      return readRows(read);
    case 'table':
      return readTable(read);
    case 'match':
      return readMatch(read);
    case 'order':
      return readOrder(read);
    case 'lines':
      return readLines(read);
    case 'cells':
      return readCells(read);
    case 'nodes':
      return readNodes(read);
    case 'file':
      return readFile(read);
    case 'output':
      return readOutput(read);
    case 'compare':
      return readCompare(read);
  }
}

function asNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

function readTolerance(read: PropReader): number {
  return read.as('tolerance', 0, 'ett tal i klamrar, 0 eller större: {0.01}', (value) => {
    const number = asNumber(value);
    return number !== undefined && number >= 0 ? number : undefined;
  });
}

const foreseenNumbers = listOf(({ answer, why }) => {
  const number = asNumber(answer);
  return number !== undefined && isText(why) ? { answer: number, why } : undefined;
});

function readNumberBody(read: PropReader): NumberAnswer {
  const readForeseen = (name: 'near' | 'reject') =>
    read.as(name, [], "en lista: {[{ answer: 8, why: 'Det är …' }]}", foreseenNumbers);
  return {
    kind: 'number',
    answer: readRequired(read, 'answer', 'ett tal i klamrar: {16}', asNumber) ?? 0,
    tolerance: readTolerance(read),
    unit: readText(read, 'unit', ''),
    near: readForeseen('near'),
    reject: readForeseen('reject'),
  };
}

const foreseenTexts = listOf(({ text, why }) =>
  isText(text) && isText(why) ? { text, why } : undefined,
);

function readSpec(read: PropReader, exact: boolean): TextSpec {
  const readForeseen = (name: 'near' | 'reject') =>
    read.as(name, [], "en lista: {[{ text: 'kö', why: 'En kö är …' }]}", foreseenTexts);
  return {
    accepts: readRequired(read, 'accepts', "en lista: {['stack', 'stapel']}", asTexts) ?? [],
    near: readForeseen('near'),
    reject: readForeseen('reject'),
    exact,
  };
}

function readTextBody(read: PropReader, keyOf: KeyOf): TextAnswer {
  const exact = readFlag(read, 'exact');
  return { kind: 'text', exact, key: keyOf(read, exact) };
}

function readRows(read: PropReader): RowsAnswer {
  const expected = "par av text och rätt svar: {[['raden', 'svaret'], ['nästa', 'svaret']]}";
  const rows =
    readRequired(read, 'rows', expected, (value) => {
      if (!Array.isArray(value) || value.length === 0) return undefined;
      const pairs = value.map(asTexts);
      return pairs.every((pair) => pair?.length === 2) ? pairs : undefined;
    })?.map((pair) => ({ text: pair?.[0] ?? '', accepts: alternatives(pair?.[1] ?? '') })) ?? [];
  const used = [...new Set(rows.flatMap(({ accepts }) => accepts))];
  const options = read.as(
    'options',
    used.sort((a, b) => a.localeCompare(b, 'sv', { numeric: true })),
    "en lista: {['ja', 'nej']}",
    asTexts,
  );
  for (const answer of used)
    if (!options.includes(answer)) read.fault(`rows har svaret "${answer}" som saknas i options`);
  if (rows.length > 0 && options.length < 2)
    read.fault('options ska ha minst två svar att välja bland');
  return { kind: 'rows', options, rows };
}

function toCell(text: unknown): Cell | undefined {
  if (typeof text !== 'string') return undefined;
  if (!text.startsWith('=')) return { kind: 'given', text };
  const accepts = alternatives(text.slice(1));
  return accepts.every(isText) ? { kind: 'field', accepts } : undefined;
}

function readTable(read: PropReader): TableAnswer {
  const columns = readRequired(read, 'columns', "en lista: {['varv', 'x']}", asTexts) ?? [];
  const expected = "rader där ett rätt svar börjar med =: {[['1', '=3'], ['2', '=5']]}";
  const rows =
    readRequired(read, 'rows', expected, (value) => {
      if (!Array.isArray(value) || value.length === 0) return undefined;
      const found = value.map((row: unknown) =>
        Array.isArray(row) ? row.map(toCell) : [undefined],
      );
      const whole = found.map((row) => row.filter((cell) => cell !== undefined));
      return whole.every((row, at) => row.length === found[at]?.length) ? whole : undefined;
    }) ?? [];
  const odd = rows.findIndex((row) => row.length !== columns.length);
  if (odd !== -1)
    read.fault(
      `rows rad ${String(odd + 1)} har ${String(rows[odd]?.length)} rutor men columns har ${String(columns.length)}`,
    );
  const table = { kind: 'table', columns, rows, tolerance: readTolerance(read) } as const;
  if (rows.length > 0 && fieldCount(table) === 0)
    read.fault('rows har ingen ruta att fylla i; ett rätt svar börjar med =');
  return table;
}

function readOutput(read: PropReader): OutputAnswer {
  const expected = "rader med namn, värde och kanske varför: {[['tom lista', 'None', 'Vad …?']]}";
  const rows =
    readRequired(read, 'rows', expected, (value) => {
      if (!Array.isArray(value) || value.length === 0) return undefined;
      const found = value.map(asTexts);
      return found.every((row) => row?.length === 2 || row?.length === 3) ? found : undefined;
    })?.map((row) => ({ name: row?.[0] ?? '', value: row?.[1] ?? '', why: row?.[2] ?? '' })) ?? [];
  const names = rows.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) read.fault(`rows har två rader som heter "${twice}"`);
  return { kind: 'output', rows };
}

function readCompare(read: PropReader): CompareAnswer {
  const list =
    readRequired(read, 'list', "det ett gott svar har: {['Säger vem …']}", asTexts) ?? [];
  return { kind: 'compare', list };
}
