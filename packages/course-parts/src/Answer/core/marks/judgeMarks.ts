import { standingOf, type Mark } from '@kurser/ui/VerdictBox/words';
import { marksFromTop, rightFromTopText } from '../../../ordering/order';
import {
  ticked,
  type CellsAnswer,
  type Fields,
  type ForeseenFields,
  type LinesAnswer,
  type Markable,
  type MatchAnswer,
  type NodesAnswer,
  type OrderAnswer,
} from '../question';
import { ofSeveral, type Verdict } from '../verdict';

type Foreseeing = Pick<MatchAnswer, 'near' | 'reject'>;

/** The verdict with the author's reason in the place of the page's own, where it was foreseen. */
function foreseen({ near, reject }: Foreseeing, fields: Fields, verdict: Verdict): Verdict {
  if (verdict.kind === 'right') return verdict;
  const whyIn = (list: readonly ForeseenFields[]): string | undefined =>
    list.find((each) => each.fields.every((text, place) => text === fields[place]))?.why;
  const [almost, why] = [whyIn(near), whyIn(reject)];
  if (almost !== undefined) return { ...verdict, kind: 'nearly', reason: almost };
  return why === undefined ? verdict : { ...verdict, kind: 'wrong', reason: why };
}

export function judgeMatch(question: MatchAnswer, fields: Fields): Verdict {
  const marks = question.pairs.map(({ partner }, place): Mark => {
    const chosen = fields[place] ?? '';
    if (chosen === '') return 'empty';
    return chosen === partner ? 'right' : 'wrong';
  });
  return foreseen(question, fields, ofSeveral(marks, 'par'));
}

/** Two neighbours that have changed places: where the first of them stands. */
function swappedNeighbours(fields: Fields, items: readonly string[]): number {
  const wrong = items.flatMap((text, place) => (fields[place] === text ? [] : [place]));
  const [first = -1, second] = wrong;
  const isSwap = wrong.length === 2 && second === first + 1 && fields[first] === items[first + 1];
  return isSwap ? first : -1;
}

export function judgeOrder(question: OrderAnswer, fields: Fields): Verdict {
  const { items } = question;
  const right = items.findIndex((text, place) => fields[place] !== text);
  if (right === -1) return { kind: 'right' };
  const marks = marksFromTop(right, items.length);
  const swapped = swappedNeighbours(fields, items) !== -1;
  const isReversed = items.every((text, place) => fields[items.length - 1 - place] === text);
  const reason = swapped
    ? 'Två grannar har bytt plats.'
    : isReversed
      ? 'Ordningen är omvänd.'
      : rightFromTopText(right, items.length);
  const kind = swapped ? 'nearly' : standingOf(right, items.length);
  return foreseen(question, fields, { kind, reason, marks });
}

/** What is marked is right or wrong; of what is left alone nothing is said. */
function judgeTicks(all: readonly Markable[], fields: Fields, noun: readonly [string, string]) {
  const marks = all.map(({ isRight }, place): Mark => {
    if (fields[place] !== ticked) return 'empty';
    return isRight ? 'right' : 'wrong';
  });
  const wanted = all.filter(({ isRight }) => isRight).length;
  const found = marks.filter((mark) => mark === 'right').length;
  const extra = marks.filter((mark) => mark === 'wrong').length;
  if (found === wanted && extra === 0) return { kind: 'right' } as const;
  const [one, several] = noun;
  if (wanted === 1) {
    const reason = found === 0 ? `Det är en annan ${one}.` : `Märk bara en enda ${one}.`;
    return { kind: found === 0 ? 'wrong' : 'nearly', reason, marks } as const;
  }
  const more =
    extra === 0 ? '' : ` ${String(extra)} ${extra === 1 ? one : several} ska inte vara med.`;
  const reason = `${String(found)} av de ${String(wanted)} ${several} som ska märkas är märkta.${more}`;
  const kind = standingOf(found - extra, wanted);
  return { kind, reason, marks } as const;
}

export function judgeLines(question: LinesAnswer, fields: Fields): Verdict {
  return foreseen(question, fields, judgeTicks(question.lines, fields, ['rad', 'rader']));
}

export function judgeCells(question: CellsAnswer, fields: Fields): Verdict {
  const cells = question.cells.flat();
  return foreseen(question, fields, judgeTicks(cells, fields, ['ruta', 'rutor']));
}

export function judgeNodes(question: NodesAnswer, fields: Fields): Verdict {
  return foreseen(question, fields, judgeTicks(question.nodes, fields, ['nod', 'noder']));
}
