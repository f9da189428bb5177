import type { Given, Question } from '../../teaching/Quiz/question';
import { createRandom } from '../../teaching/random';
import type { Day } from './days';

/** A question with its choices in another order than in the lesson. */
export interface ShuffledQuestion {
  readonly question: Question;
  /** The answer as the lesson's own question would have been given it. */
  toLesson(given: Given): Given;
}

/** Mixes the choices, anew each day: the place of an answer is soon remembered, and is not what was to be learnt. */
export function shuffleChoices(question: Question, today: Day): ShuffledQuestion {
  if (question.kind !== 'single' && question.kind !== 'multiple')
    return { question, toLesson: (given) => given };
  const seed = Number.parseInt(question.hash.slice(0, 8), 16) + today;
  const order = createRandom(seed).shuffle([...question.choices.keys()]);
  const choices = order.flatMap((index) => question.choices[index] ?? []);
  return {
    question: { ...question, choices },
    toLesson: (given) => {
      if (given.kind !== 'picked') return given;
      const picked = given.picked.flatMap((index) => order[index] ?? []).sort((a, b) => a - b);
      return { kind: 'picked', picked };
    },
  };
}
