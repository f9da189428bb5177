import { ofSeveral, type Verdict } from './verdict';
import type { Fields, RowsAnswer } from './question';

export function judgeRows({ rows }: RowsAnswer, fields: Fields): Verdict {
  const marks = rows.map(({ accepts }, place) => {
    const chosen = fields[place] ?? '';
    if (chosen === '') return 'empty';
    return accepts.includes(chosen) ? 'right' : 'wrong';
  });
  return ofSeveral(marks, 'rader');
}
