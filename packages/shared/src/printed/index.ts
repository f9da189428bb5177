type Listener = (text: string) => void;

const listeners = new Set<Listener>();

/** Tells the page's listeners what a program has printed. */
export function tellPrinted(text: string): void {
  for (const listener of listeners) listener(text);
}

/**
 * Hears what programs on the page print, each as a whole when it has ended well.
 * @returns ends the listening
 */
export function hearPrinted(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
