/** A key or combination and what it does, as lists of them show it. */
export interface Shortcut {
  /** Names as they stand on the keys, pressed together. On a Mac, Ctrl is ⌘. */
  readonly keys: readonly string[];
  /** What it does, in Swedish, as the end of a sentence that begins with the keys. */
  readonly action: string;
}

/**
 * The keys that open the search, from anywhere on a page. `/` is for where no text is being
 * written.
 */
export const searchShortcuts = [
  { keys: ['Ctrl', 'K'], action: 'öppnar sökningen' },
  { keys: ['/'], action: 'öppnar sökningen, när du inte skriver i ett fält' },
] as const satisfies readonly Shortcut[];

/** The keys within the search. */
export const searchDialogShortcuts = [
  { keys: ['↑'], action: 'går till föregående träff' },
  { keys: ['↓'], action: 'går till nästa träff' },
  { keys: ['Enter'], action: 'öppnar träffen' },
  { keys: ['Esc'], action: 'stänger sökningen' },
] as const satisfies readonly Shortcut[];
