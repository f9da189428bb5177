import { compareNumbers } from '../../Quiz/numberAnswer';
import { nearlyNumber, readNumber, upToUnit } from './number';
import { fieldCells, type Fields, type TableAnswer } from './question';
import type { Mark } from '@kurser/ui/VerdictBox/words';
import { ofSeveral, type Verdict } from './verdict';
import { formsOf } from './text';

/** `0110` is a word of bits and not the number 110. */
function numberOf(accept: string): number | undefined {
  return /^0\d/.test(accept.trim()) ? undefined : readNumber(accept);
}

/**
 * The numbers that a cell may mean: the heading may say the unit, so one that is written all the
 * same is passed over, and a share may be in per cent or not.
 */
function numbersIn(text: string): readonly number[] {
  return [readNumber(text), readNumber(upToUnit(text))].filter((value) => value !== undefined);
}

/** Cells compare as numbers where the right one is a number, else as short texts. */
function isRightCell(text: string, accept: string, tolerance: number): boolean {
  const wanted = numberOf(accept);
  if (wanted === undefined) return formsOf(text, false)[0] === formsOf(accept, false)[0];
  return numbersIn(text).some((value) => compareNumbers(value, wanted, tolerance) === 'right');
}

/** What is said of a cell that is nearly right; undefined when it is not. */
function nearlyCell(text: string, accept: string, tolerance: number): string | undefined {
  const [wanted, value] = [numberOf(accept), numbersIn(text)[0]];
  if (wanted === undefined || wanted === 0 || value === undefined) return undefined;
  return nearlyNumber(value, wanted, tolerance);
}

export function judgeTable(question: TableAnswer, fields: Fields): Verdict {
  const { tolerance } = question;
  const cells = fieldCells(question);
  const textAt = (place: number): string => (fields[place] ?? '').trim();
  const marks = cells.map(({ accepts }, place): Mark => {
    const text = textAt(place);
    if (text === '') return 'empty';
    return accepts.some((accept) => isRightCell(text, accept, tolerance)) ? 'right' : 'wrong';
  });
  const near = cells.flatMap(({ accepts }, place) =>
    marks[place] === 'wrong'
      ? accepts.flatMap((accept) => nearlyCell(textAt(place), accept, tolerance) ?? [])
      : [],
  );
  return ofSeveral(marks, 'rutor', near[0] === undefined ? '' : ` ${near[0]}`);
}
