/**
 * Why a member cannot read right now. Each calls for another sentence, and most for another way on.
 */
export type ContentFailure =
  /** Firestore's rules say no to this account. */
  | 'refused'
  /** The rules want the password again: it was last given too long ago. */
  | 'signInTooOld'
  /** There is no key document for this build. */
  | 'notPublished'
  | 'offline'
  /** Firestore or the token service answers with an error, or not in time. */
  | 'unavailable'
  | 'damaged'
  /** The files are of another deployment than the page. */
  | 'outdated'
  | 'chunkMissing'
  | 'browserTooOld';

/** Thrown where content was to be loaded; carries the reason to the screen that shows it. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly reason: ContentFailure;

  constructor(reason: ContentFailure, what: string, options?: ErrorOptions) {
    super(`${what}: ${reason}`, options);
    this.reason = reason;
  }
}
