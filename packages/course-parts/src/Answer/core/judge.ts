import { hasOwnText, judgeCompare, ownTextFirst } from './compare';
import { judgeNumber, numberGap, readNumber } from './number';
import type { AnswerBody, Fields } from './question';
import { ofSeveral, type Verdict } from './verdict';
import { judgeFile } from './file/judgeFile';
import { judgeCells, judgeLines, judgeMatch, judgeNodes, judgeOrder } from './marks/judgeMarks';
import { judgeRows } from './rows';
import { judgeTable } from './table';
import { judgeText, saltedForms } from './text';

/** What has to be put in before the answer can be judged, in Swedish; undefined when it can be. */
export function findGap(question: AnswerBody, fields: Fields): string | undefined {
  const isEmpty = fields.every((text) => text.trim() === '');
  switch (question.kind) {
    case 'number': {
      if (isEmpty) return 'Skriv ett svar först.';
      const [text = ''] = fields;
      return readNumber(text, question.unit) === undefined
        ? numberGap(text, question.unit)
        : undefined;
    }
    case 'text':
      return isEmpty ? 'Skriv ett svar först.' : undefined;
    case 'rows':
      return isEmpty ? 'Välj ett svar på någon rad först.' : undefined;
    case 'table':
      return isEmpty ? 'Fyll i någon ruta först.' : undefined;
    case 'match':
      return isEmpty ? 'Välj en bokstav på någon rad först.' : undefined;
    case 'order':
      return isEmpty ? 'Flytta någon del först.' : undefined;
    case 'lines':
      return isEmpty ? 'Märk någon rad först.' : undefined;
    case 'cells':
      return isEmpty ? 'Märk någon ruta först.' : undefined;
    case 'nodes':
      return isEmpty ? 'Märk någon nod först.' : undefined;
    case 'file':
      return (fields[0] ?? '').trim() === ''
        ? 'Välj en fil eller klistra in den först.'
        : undefined;
    case 'output':
      return isEmpty ? 'Klistra in det som provkörningen skrev först.' : undefined;
    case 'compare':
      return hasOwnText(fields) ? undefined : ownTextFirst;
  }
}

/** The texts whose SHA-256 sums `judge` asks for; none but for short texts. */
export function textsToSum(question: AnswerBody, fields: Fields): readonly string[] {
  return question.kind === 'text' ? saltedForms(fields[0] ?? '', question.key, question.exact) : [];
}

/**
 * Judges an answer. Pure.
 * @param found the sums of `textsToSum`, in their order; of a file, what `readFacts` has found; of
 *   a printout, what `readPrinted` has
 */
export function judge(question: AnswerBody, fields: Fields, found: readonly string[]): Verdict {
  switch (question.kind) {
    case 'number':
      return judgeNumber(question, fields[0] ?? '');
    case 'text':
      return judgeText(question.key, found);
    case 'rows':
      return judgeRows(question, fields);
    case 'table':
      return judgeTable(question, fields);
    case 'match':
      return judgeMatch(question, fields);
    case 'order':
      return judgeOrder(question, fields);
    case 'lines':
      return judgeLines(question, fields);
    case 'cells':
      return judgeCells(question, fields);
    case 'nodes':
      return judgeNodes(question, fields);
    case 'file':
      return judgeFile(question, found);
    case 'output':
      return judgePrinted(found);
    case 'compare':
      return judgeCompare(question, fields);
  }
}

function judgePrinted([said = '', ...rows]: readonly string[]): Verdict {
  const marks = rows.map((row) => (row === 'right' ? 'right' : 'wrong'));
  return ofSeveral(marks, 'rader', said === '' ? '' : ` ${said}`);
}
