/**
 * Gives the browser a moment for other things; called between pieces of work that each take a few
 * milliseconds.
 */
export type Pause = () => Promise<void>;
