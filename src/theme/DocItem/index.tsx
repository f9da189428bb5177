import type { ReactNode } from 'react';
import OriginalDocItem from '@theme-original/DocItem';
import type { Props } from '@theme/DocItem';
import LessonPage from '@kurser/student-work/progress/LessonPage';
import BegunLesson from '@kurser/student-work/repetition/BegunLesson';
import { useCleanCopies } from '@kurser/shared/cleanCopy';
import { warmUpParts } from '@site/src/parts/registry';
import { partsOf } from '@site/src/parts/usedParts';

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
