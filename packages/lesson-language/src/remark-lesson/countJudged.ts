import type { Root } from 'mdast';
import { judgedPartsIn } from '../source/judgedParts';
import { elementsNamed, removeAttribute } from '../source/jsx';
import { numberAttribute } from './pageRecords';

/**
 * Tells every exercise how many labs and flags in it are judged, as the property `judged`: a page
 * draws them one by one, and an exercise is not passed while one of them is still on its way.
 */
export function countJudged(root: Root): void {
  for (const exercise of elementsNamed(root, 'Exercise')) {
    // An author's own count would be nobody's.
    removeAttribute(exercise, 'judged');
    const { length } = judgedPartsIn(exercise);
    if (length > 0) exercise.attributes.push(numberAttribute('judged', length));
  }
}
