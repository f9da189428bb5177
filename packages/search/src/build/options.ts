import type { Options } from 'minisearch';

/**
 * The parts of a section that are searched, and how much a word found there weighs. `titleParts`
 * and `parts` hold the parts of compounds and names: `algoritm` in `sökalgoritmer` counts, but less
 * than the word itself. `otherNames` is what the glossary says that the section's things are called
 * besides.
 */
export const fieldWeights = {
  title: 6,
  titleParts: 2,
  heading: 3,
  keywords: 6,
  otherNames: 3,
  text: 1,
  parts: 0.5,
  names: 3,
  code: 1,
} as const;

export type Field = keyof typeof fieldWeights;

export const title: Field = 'title';

const fields = Object.keys(fieldWeights) as readonly Field[];

/** What is indexed of a section: every field as its terms, already found. */
export type TermsOfSection = Readonly<Record<Field, readonly string[]>> & { readonly id: number };

const separator = '\n';

/**
 * Terms are found before the engine sees them (text/terms.ts); it takes them as they are. No term
 * is left out as too common.
 */
export const engineOptions: Options<TermsOfSection> = {
  fields: [...fields],
  storeFields: [],
  extractField: (section, field) =>
    field === 'id' ? section.id : section[field as Field].join(separator),
  tokenize: (text) => text.split(separator),
  processTerm: (term) => (term === '' ? null : term),
};
