import { createContext, useContext, useEffect } from 'react';

/** The parts of a page whose results are counted. */
export type PartKind = 'exercises' | 'questions';

/** Called by a part that is on the page: the keys of the device store that hold its results. */
export type AnnounceParts = (kind: PartKind, keys: readonly string[]) => void;

const Context = createContext<AnnounceParts>(() => undefined);

/** Whoever counts a page's parts listens here; without a listener the parts are just not counted. */
export const PagePartsListener = Context.Provider;

/** Says once that a part with these keys is on the page, and again when its keys change. */
export function useAnnouncedParts(kind: PartKind, keys: readonly string[]): void {
  const announce = useContext(Context);
  const text = JSON.stringify(keys);
  useEffect(() => {
    announce(kind, JSON.parse(text) as readonly string[]);
  }, [announce, kind, text]);
}
