import type { Mark } from '@kurser/ui/VerdictBox/words';

/** How an answer stands. `marks` says it of every field, where there are several. */
export type Verdict =
  | { readonly kind: 'right' }
  | {
      readonly kind: 'nearly' | 'wrong';
      readonly reason?: string;
      readonly marks?: readonly Mark[];
    };
