import { textToSlug } from '@kurser/shared/slug';

/**
 * The address of an exercise on its page: `uppgift-` and the title. The prefix keeps it apart from
 * the ids that Docusaurus makes of the headings.
 */
export function exerciseId(title: string): string {
  return `uppgift-${textToSlug(title)}`;
}
