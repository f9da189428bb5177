import { createContext, useContext, useEffect } from 'react';

/** The parts of a page whose results are counted. */
export type PartKind = 'exercises' | 'questions';

/** A part of a page whose result is kept. */
export interface PagePart {
  /** Where the device store keeps its result. */
  readonly key: string;
  /** The numbers of the page's goals that it practises. */
  readonly goals: readonly number[];
  /** The id of the element to go to, and what the link there is called. */
  readonly id: string;
  readonly name: string;
  /** The student has tried it, though no result is kept under its key. */
  readonly isTried?: boolean;
}

/** Called by a part that is on the page. */
export type AnnounceParts = (kind: PartKind, parts: readonly PagePart[]) => void;

const Context = createContext<AnnounceParts>(() => undefined);

/** For a listener that counts a page's parts; without one they are not counted. */
export const PagePartsListener = Context.Provider;

/** Says once that these parts are on the page, and again when something about them changes. */
export function useAnnouncedParts(kind: PartKind, parts: readonly PagePart[]): void {
  const announce = useContext(Context);
  const text = JSON.stringify(parts);
  useEffect(() => {
    announce(kind, JSON.parse(text) as readonly PagePart[]);
  }, [announce, kind, text]);
}

const Seen = createContext<readonly PagePart[]>([]);

/** The parts that have said they are on the page, for what stands below them. */
export const SeenParts = Seen.Provider;

export function useSeenParts(): readonly PagePart[] {
  return useContext(Seen);
}
