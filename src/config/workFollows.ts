/**
 * Whether students may let their work follow them to other computers, sealed, in the school's own
 * Firestore. Each student decides; with `false` nobody is asked, and no page has anything of it.
 * What that means for a school stands in OPERATIONS.md.
 */
export const workFollows: boolean = true;

/** What the pages then talk to, below a project's documents in Firestore. */
export function workAddresses(documents: string): readonly string[] {
  return workFollows ? [`${documents}/work/`, `${documents}:commit`] : [];
}
