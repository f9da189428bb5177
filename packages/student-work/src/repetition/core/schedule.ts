import { createEmptyCard, fsrs, Rating, State, StrategyMode, type Card as FsrsCard } from 'ts-fsrs';
import { longestInterval, markOf, type AskedCard, type Card } from './card';
import { dateOf, dayOfUtc, type Day } from './days';

const parameters = {
  request_retention: 0.9,
  maximum_interval: longestInterval,
  enable_fuzz: true,
  // Whole days only: within a session a missed question comes back by itself.
  enable_short_term: false,
};

function toFsrs(card: Card | undefined, today: Day): FsrsCard {
  const fresh = createEmptyCard(dateOf(today));
  if (card?.state !== 'asked') return fresh;
  return {
    ...fresh,
    state: State.Review,
    due: dateOf(card.due),
    // After the clock has been set back no time has passed, rather than less than none.
    last_review: dateOf(Math.min(card.day, today)),
    stability: card.stability,
    difficulty: card.difficulty,
  };
}

export interface Answer {
  /** The question's hash. */
  readonly hash: string;
  readonly isRight: boolean;
}

/**
 * A lesson's card after today's first answer to a question of it. The same card and answer give the
 * same next day; lessons that were answered alike on the same day are spread by their ids.
 * @param hashes the questions that the lesson has now: what is known of others is forgotten
 */
export function cardAfter(
  lessonId: string,
  card: Card | undefined,
  { hash, isRight }: Answer,
  hashes: readonly string[],
  today: Day,
): AskedCard {
  const scheduler = fsrs(parameters).useStrategy(
    StrategyMode.SEED,
    () => `${lessonId} ${String(today)}`,
  );
  const rating = isRight ? Rating.Good : Rating.Again;
  const { card: next } = scheduler.next(toFsrs(card, today), dateOf(today), rating);
  const marks = new Set(hashes.map(markOf));
  const known = Object.entries(card?.state === 'asked' ? card.seen : {});
  return {
    state: 'asked',
    day: today,
    due: Math.min(dayOfUtc(next.due), today + longestInterval),
    stability: next.stability,
    difficulty: next.difficulty,
    seen: {
      ...Object.fromEntries(known.filter(([mark]) => marks.has(mark))),
      [markOf(hash)]: today,
    },
  };
}
