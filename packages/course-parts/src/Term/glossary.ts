import { textToSlug } from '@kurser/shared/slug';

/** One word of the glossary. */
export interface GlossaryEntry {
  readonly id: string;
  /** The Swedish word, in its basic form. */
  readonly sv: string;
  readonly en: string;
  /** One or two sentences. */
  readonly text: string;
  /** The same in easy Swedish, in few and common words: what a tip adds after 'Kort:'. */
  readonly easy?: string;
  /**
   * What a student may call it instead, with commas between: everyday words, products. Only for the
   * search.
   */
  readonly also?: string;
}

export type Glossary = ReadonlyMap<string, GlossaryEntry>;

const fields = ['sv', 'en', 'text'] as const;
const optional: readonly string[] = ['easy', 'also'];

const example = '{"stack": {"sv": "stack", "en": "stack", "text": "En mening."}}';

function isObject(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

function faultsOf(id: string, raw: unknown): string[] {
  const faults: string[] = [];
  if (!/^\S+( \S+)*$/u.test(id)) faults.push(`"${id}" har blanksteg för mycket eller är tomt`);
  if (!isObject(raw)) return [...faults, `"${id}" ska se ut som ${example}`];
  for (const field of [...fields, ...optional.filter((each) => each in raw)]) {
    const value = raw[field];
    if (typeof value !== 'string' || value.trim() === '')
      faults.push(`"${id}": ${field} är ${JSON.stringify(value)} men ska vara text`);
  }
  for (const key of Object.keys(raw)) {
    if (!optional.includes(key) && !fields.some((field) => field === key))
      faults.push(`"${id}": ${key} är okänt`);
  }
  return faults;
}

/**
 * The glossary from what docs/glossary.json says.
 * @throws one Error in Swedish that names every fault
 */
export function parseGlossary(raw: unknown): Glossary {
  if (!isObject(raw)) throw new Error(`docs/glossary.json ska se ut som ${example}`);
  const faults = Object.entries(raw).flatMap(([id, entry]) => faultsOf(id, entry));
  if (faults.length > 0) throw new Error(`docs/glossary.json:\n  - ${faults.join('\n  - ')}`);
  const words = raw as Readonly<Record<string, Omit<GlossaryEntry, 'id'>>>;
  return new Map(Object.entries(words).map(([id, word]) => [id, { id, ...word }]));
}

/**
 * The entry that a lesson asks for.
 * @throws an Error in Swedish when there is none, with the ids that begin alike
 */
export function requireTerm(glossary: Glossary, id: unknown): GlossaryEntry {
  const entry = typeof id === 'string' ? glossary.get(id) : undefined;
  if (entry !== undefined) return entry;
  const start = typeof id === 'string' ? id.slice(0, 2).toLocaleLowerCase('sv') : '';
  const near = start === '' ? [] : [...glossary.keys()].filter((other) => other.startsWith(start));
  const hint =
    near.length === 0 ? '' : ` Menar du ${near.map((other) => `"${other}"`).join(', ')}?`;
  throw new Error(
    `Term: id är ${JSON.stringify(id)} men ska stå i docs/glossary.json.${hint} Lägg annars till ordet där.`,
  );
}

/**
 * All entries in the order of the Swedish alphabet; two that share a Swedish word, in the order of
 * their English ones.
 */
export function sortedEntries(glossary: Glossary): readonly GlossaryEntry[] {
  const { compare } = new Intl.Collator('sv');
  return [...glossary.values()].sort((a, b) => compare(a.sv, b.sv) || compare(a.en, b.en));
}

/**
 * The entries, in their order, whose Swedish or English word or explanation contains the text;
 * upper and lower case are alike.
 */
export function findEntries(
  entries: readonly GlossaryEntry[],
  text: string,
): readonly GlossaryEntry[] {
  const wanted = text.trim().toLocaleLowerCase('sv');
  return entries.filter((entry) =>
    fields.some((field) => entry[field].toLocaleLowerCase('sv').includes(wanted)),
  );
}

/** The address of a term where the whole glossary is shown: `ordlista-` and the term's id. */
export function glossaryAnchor(id: string): string {
  return `ordlista-${textToSlug(id)}`;
}
