/**
 * Pages are made ready before anybody asks for them: a pointer over a link, or the end of a page in sight, is a guess. Whoever reads on
 * must never notice that a guess has failed, as without a network, or after a new deployment.
 */
export interface Guesses {
  /** Runs `begin`; what it asks for before it returns is guessed at. */
  make<T>(begin: () => T): T;
  /** Asked when a load begins: answers, then and later, whether it still is a guess. */
  current(): () => boolean;
  /** Keeps a guess that failed, for the time when somebody waits. */
  putAside(again: () => void): void;
  /**
   * Somebody waits for a page. It may need what is on its way for a guess, and nobody can tell: so from now on all of that counts, and what
   * failed is tried again. Does nothing while a guess is made.
   */
  takeInEarnest(): void;
}

export function createGuesses(): Guesses {
  let isGuessing = false;
  let aside: (() => void)[] = [];
  let round = 0;
  return {
    make(begin) {
      isGuessing = true;
      try {
        return begin();
      } finally {
        isGuessing = false;
      }
    },
    current() {
      if (!isGuessing) return () => false;
      const begunIn = round;
      return () => begunIn === round;
    },
    putAside(again) {
      aside.push(again);
    },
    takeInEarnest() {
      if (isGuessing) return;
      round += 1;
      const failed = aside;
      aside = [];
      for (const again of failed) again();
    },
  };
}

/** Those of this page. */
export const guesses = createGuesses();
