/** A category page with this in its query is the whole part as one document. */
export const printQuery = 'skriv-ut';

export function asksForPrint(search: string): boolean {
  return new URLSearchParams(search).has(printQuery);
}
