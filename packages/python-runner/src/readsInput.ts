/**
 * Does the program seem to read input? Only decides whether a field for input is offered, so a
 * guess is enough.
 */
export function readsInput(source: string): boolean {
  return /\binput\s*\(|\bstdin\b/.test(source);
}
