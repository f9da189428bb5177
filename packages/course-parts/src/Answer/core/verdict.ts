import { standingOf, type Mark } from '@kurser/ui/VerdictBox/words';

/** How an answer stands. `marks` says it of every field, where there are several. */
export type Verdict =
  | { readonly kind: 'right' }
  | {
      readonly kind: 'nearly' | 'wrong';
      readonly reason?: string;
      readonly marks?: readonly Mark[];
    };

/**
 * The verdict of several fields together, which says how many are right and how many are left.
 * @param noun what the fields are, in the plural
 */
export function ofSeveral(
  marks: readonly Mark[],
  noun: 'rader' | 'rutor' | 'par' | 'påståenden',
  more = '',
): Verdict {
  const count = (wanted: Mark): number => marks.filter((mark) => mark === wanted).length;
  const [right, empty] = [count('right'), count('empty')];
  const kind = standingOf(right, marks.length);
  if (kind === 'right') return { kind };
  // Of a single one there is nothing to count.
  if (marks.length === 1)
    return { kind: 'wrong', ...(more !== '' && { reason: more.trim() }), marks };
  const left = empty === 0 ? '' : ` ${String(empty)} ${empty === 1 ? 'är tom' : 'är tomma'}.`;
  const reason = `${String(right)} av ${String(marks.length)} ${noun} stämmer.${left}${more}`;
  return { kind, reason, marks };
}
