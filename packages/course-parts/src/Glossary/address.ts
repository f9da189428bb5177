import { textToSlug } from '@kurser/shared/slug';

/** The address of a term where the whole glossary is shown: `ordlista-` and the term's id. */
export function glossaryAnchor(id: string): string {
  return `ordlista-${textToSlug(id)}`;
}
