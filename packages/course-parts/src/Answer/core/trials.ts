import type { PropReader } from '@kurser/labs/kit/settings';
import { toGivenFields } from './marks/given';
import { fieldCount, type AnswerQuestion, type Fields } from './question';
import { toFields } from './reading';

/** Answers that the lesson check tries: each of `wrong` must be refused, each of `also` taken. */
export interface Trials {
  readonly wrong: readonly Fields[];
  readonly also: readonly Fields[];
}

/** How one answer is written, for the message. */
function formOf(question: AnswerQuestion): string {
  switch (question.kind) {
    case 'match':
      return '[svaret på varje rad]';
    case 'order':
      return '[alla delarna i en ordning]';
    case 'lines':
      return '[2, 3]';
    case 'cells':
      return "['1,2', '1,3']";
    case 'nodes':
      return "['A', 'B']";
    case 'number':
    case 'text':
    case 'rows':
    case 'table':
    case 'file':
    case 'output':
    case 'compare': {
      const count = fieldCount(question);
      return count === 1 ? "'0,3'" : `[${String(count)} svar]`;
    }
  }
}

function fieldsFrom(question: AnswerQuestion, value: unknown): Fields | undefined {
  switch (question.kind) {
    case 'match':
    case 'order':
    case 'lines':
    case 'cells':
    case 'nodes':
      return toGivenFields(question, value);
    case 'number':
    case 'text':
    case 'rows':
    case 'table':
    case 'file':
    case 'output':
    case 'compare':
      return toFields(value, fieldCount(question));
  }
}

/** What an author writes for the check to try. Programs are tried by blocks of their own. */
export function readTrials(read: PropReader, question: AnswerQuestion): Trials {
  const { kind } = question;
  if (kind === 'compare' || kind === 'file' || kind === 'output') return { wrong: [], also: [] };
  const readList = (name: 'wrong' | 'also'): readonly Fields[] =>
    read.as<readonly Fields[]>(name, [], `en lista: {[${formOf(question)}]}`, (value) => {
      if (!Array.isArray(value)) return undefined;
      const all = value.map((item: unknown) => fieldsFrom(question, item));
      const whole = all.filter((fields) => fields !== undefined);
      return whole.length === all.length ? whole : undefined;
    });
  return { wrong: readList('wrong'), also: readList('also') };
}
