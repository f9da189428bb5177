/** What is kept on the device for one program. */
export interface Kept {
  /** The student's code; null while it is the author's. */
  readonly code: string | null;
  /** All checks have passed at some time. */
  readonly solved: boolean;
  /** What the student had written when starting over; null when they have not. */
  readonly oldCode: string | null;
}

export const nothingKept: Kept = { code: null, solved: false, oldCode: null };

/** Back at the author's code; what the student had written is old code then. */
export function afterReset(kept: Kept): Kept {
  return { ...kept, code: null, oldCode: kept.code ?? kept.oldCode };
}

/** Old code and code in each other's place, so that neither is lost. */
export function withOldCode(kept: Kept): Kept {
  return { ...kept, code: kept.oldCode, oldCode: kept.code };
}

const isTextOrNull = (raw: unknown): raw is string | null =>
  raw === null || typeof raw === 'string';

/**
 * The stored value, or undefined when it is of another shape. Before there was old code nothing was
 * said of it.
 */
export function parseKept(raw: unknown): Kept | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { code, solved, oldCode = null } = raw as Readonly<Record<string, unknown>>;
  if (!isTextOrNull(code) || !isTextOrNull(oldCode) || typeof solved !== 'boolean')
    return undefined;
  return { code, solved, oldCode };
}
