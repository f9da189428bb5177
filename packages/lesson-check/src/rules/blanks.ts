import { blankPattern } from '../lessonForm';
import { lineAt } from '../page/prose';
import { fault, type Rule } from './rule';

/** A lesson made with `npm run new` has no blanks left, in its code either. */
export const blanks: Rule = {
  name: 'ifyllt',
  check: (page) =>
    [...page.source.matchAll(blankPattern)].map((match) =>
      fault(
        page,
        lineAt(page.source, match.index),
        `inte ifyllt: ${match[1] ?? ''}`,
        'din text i stället för hela [FYLL I: …]',
      ),
    ),
};
