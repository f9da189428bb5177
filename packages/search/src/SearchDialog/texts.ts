import type { Search } from './useSearch';

/** What the search says in words. */
export const texts = {
  title: 'Sök i kurserna',
  body: 'Träffar och förslag',
  placeholder: 'Ord, begrepp eller kod',
  loading: 'Sökningen laddas …',
  failed: 'Sökningen kunde inte laddas. Kontrollera din internetanslutning.',
  // For authors alone: a site that has been built never says it, and does not carry it.
  notBuilt:
    process.env.NODE_ENV === 'production'
      ? ''
      : 'Sökningen görs när webbplatsen byggs och finns inte i utvecklingsläget. Kör npm run preview för att prova den.',
} as const;

export const examples = ['git konflikt', 'rekursion', 'sanningstabell', 'for', 'A*'] as const;

function pages(count: number): string {
  return count === 1 ? '1 sida' : `${count} sidor`;
}

/**
 * What a screen reader is told after each change: how the search stands, and how much was found.
 */
export function announcementOf({ state, answer, answers }: Search): string {
  if (state === 'loading' || state === 'idle') return texts.loading;
  if (answer === undefined) return '';
  if (answers.length === 0) return `Inga träffar på ${answer.question}`;
  if (answers.length === answer.pages) return `${pages(answer.pages)} hittades`;
  return `${pages(answer.pages)} hittades, de ${answers.length} bästa visas`;
}
