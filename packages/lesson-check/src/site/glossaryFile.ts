/** One term of docs/glossary.json. */
export interface GlossaryTerm {
  readonly sv: string;
  readonly en: string;
  readonly text: string;
}

export interface Glossary {
  readonly terms: ReadonlyMap<string, GlossaryTerm>;
  readonly faults: readonly { readonly problem: string; readonly expected: string }[];
}

/** Parses the glossary from what its file says. Faulty entries are described and left out. */
export function parseGlossary(json: unknown): Glossary {
  const terms = new Map<string, GlossaryTerm>();
  const faults: { problem: string; expected: string }[] = [];
  const shape = '{"id": {"sv": "…", "en": "…", "text": "En mening."}}';
  for (const [id, value] of Object.entries(typeof json === 'object' && json !== null ? json : {})) {
    if (isTerm(value)) terms.set(id, value);
    else faults.push({ problem: `termen ${id} har fel form`, expected: shape });
  }
  if (terms.size === 0) faults.push({ problem: 'ordlistan är tom', expected: shape });
  return { terms, faults: [...faults, ...disorder([...terms.keys()])] };
}

function disorder(words: readonly string[]): { problem: string; expected: string }[] {
  const compare = new Intl.Collator('sv').compare;
  const at = words.findIndex(
    (word, index) => index > 0 && compare(words[index - 1] ?? '', word) > 0,
  );
  if (at === -1) return [];
  return [
    {
      problem: `${words[at] ?? ''} står efter ${words[at - 1] ?? ''}`,
      expected: 'termer i bokstavsordning: npm run sort-words',
    },
  ];
}

function isTerm(value: unknown): value is GlossaryTerm {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Readonly<Record<string, unknown>>;
  const fields = ['sv', 'en', 'text', ...['easy', 'also'].filter((key) => key in record)];
  return fields.every((key) => typeof record[key] === 'string' && record[key] !== '');
}
