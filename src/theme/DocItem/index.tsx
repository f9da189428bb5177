import type { ReactNode } from 'react';
import OriginalDocItem from '@theme-original/DocItem';
import type { Props } from '@theme/DocItem';
import LessonPage from '@site/src/progress/LessonPage';
import BegunLesson from '@site/src/repetition/BegunLesson';
import { useCleanCopies } from '@site/src/shared/cleanCopy';
import { warmUpParts } from '@site/src/teaching/registry';
import { partsOf } from '@site/src/teaching/usedParts';

/**
 * A page of the courses; on a lesson the student's work is counted, and the place and the day it
 * was begun are remembered. Asks for all its parts at once.
 */
export default function DocItem(props: Props): ReactNode {
  useCleanCopies();
  warmUpParts(partsOf(props.content.frontMatter));
  return (
    <LessonPage id={props.content.metadata.id}>
      <BegunLesson id={props.content.metadata.id} />
      <OriginalDocItem {...props} />
    </LessonPage>
  );
}
