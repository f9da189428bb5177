/**
 * Loads for pages that nobody has asked for yet: a pointer over a link, or the end of a page in
 * sight, is a guess at where the reader goes next. A reader who stays must never notice that a
 * guess has failed, as without a network, or after a new deployment.
 */
export interface Guesses {
  /** Runs `begin`; the loads that it starts before it returns are guesses. */
  make<T>(begin: () => T): T;
  /**
   * To be called when a load begins. The function that it returns says, now and later, whether the
   * load is still a guess.
   */
  current(): () => boolean;
  /** Keeps a guess that failed, to be tried again once somebody waits for a page. */
  defer(again: () => void): void;
  /**
   * Somebody waits for a page. It may depend on a load that began as a guess, so every pending
   * guess now counts as asked for, and those that failed are tried again. Does nothing while a
   * guess is being made.
   */
  promote(): void;
}

export function createGuesses(): Guesses {
  let isGuessing = false;
  let deferred: (() => void)[] = [];
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
    defer(again) {
      deferred.push(again);
    },
    promote() {
      if (isGuessing) return;
      round += 1;
      const failed = deferred;
      deferred = [];
      for (const again of failed) again();
    },
  };
}

/** Those of this page. */
export const guesses = createGuesses();
