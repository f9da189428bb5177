/**
 * What tells an exercise's solutions apart; undefined for one that stands alone.
 * @throws an Error in Swedish when it is no text
 */
export function parseSolutionTitle(title: unknown): string | undefined {
  if (title === undefined || (typeof title === 'string' && title.trim() !== '')) return title;
  throw new Error(
    `Solution: title är ${JSON.stringify(title)} men ska vara text: title="Med slinga"`,
  );
}
