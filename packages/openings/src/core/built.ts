/** An opening as a built page knows it. */
export interface BuiltOpening {
  /** When it was to open when the site was built, in milliseconds since 1970. */
  readonly at: number;
  /** The id of its key; null where nothing is sealed. */
  readonly id: string | null;
}

/** What a built site knows of its openings. Members read it; no key is in it. */
export interface BuiltOpenings {
  /** Firestore's address of the project's documents. */
  readonly documents: string;
  /** By their names. */
  readonly openings: Readonly<Record<string, BuiltOpening>>;
}
