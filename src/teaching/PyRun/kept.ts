/** What is kept on the device for one exercise. */
export interface Kept {
  /** The student's code; null while it is the author's. */
  readonly code: string | null;
  /** All checks have passed at some time. */
  readonly solved: boolean;
}

export const nothingKept: Kept = { code: null, solved: false };

/** The stored value, or undefined when it is of another shape. */
export function parseKept(raw: unknown): Kept | undefined {
  if (typeof raw !== 'object' || raw === null || !('code' in raw) || !('solved' in raw))
    return undefined;
  const { code, solved } = raw;
  if (code !== null && typeof code !== 'string') return undefined;
  return typeof solved === 'boolean' ? { code, solved } : undefined;
}
