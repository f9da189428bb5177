/**
 * How an answer stands, in whatever part it was given. `done` is one that the student has judged;
 * `shown` one that they asked to see; `untried` one that nobody has judged.
 */
export type Standing = 'right' | 'nearly' | 'wrong' | 'done' | 'shown' | 'untried';

interface Words {
  readonly sign: string;
  readonly word: string;
}

const yes = '✓';
const no = '✗';

/** What is said of an exercise that is done. */
export const done: Words = { sign: yes, word: 'Klar' };

/** What is said of a whole answer. No part says it in words of its own. */
export const told: Readonly<Record<Standing, Words>> = {
  right: { sign: yes, word: 'Rätt' },
  nearly: { sign: '≈', word: 'Nästan' },
  wrong: { sign: no, word: 'Inte rätt än' },
  done,
  shown: { sign: '–', word: 'Svaret visat' },
  untried: { sign: '', word: 'Inte besvarad' },
};

/** One row, cell, line, choice or test of an answer; of an empty one nothing is said. */
export type Mark = 'right' | 'wrong' | 'empty';

/** What is said of one of several. */
export const marked: Readonly<Record<Exclude<Mark, 'empty'>, Words>> = {
  right: { sign: yes, word: 'Stämmer' },
  wrong: { sign: no, word: 'Stämmer inte' },
};

/** The same at the end of a name: ', stämmer'. Nothing of an empty one. */
export function markedAloud(mark: Mark): string {
  return mark === 'empty' ? '' : `, ${marked[mark].word.toLowerCase()}`;
}

/** Two thirds right is nearly there. */
const nearlyShare = 2 / 3;

/** How an answer stands of which so many of several are right. */
export function standingOf(right: number, total: number): 'right' | 'nearly' | 'wrong' {
  if (right === total) return 'right';
  return right > 0 && right >= nearlyShare * total ? 'nearly' : 'wrong';
}
