import type { ComponentProps, ReactNode } from 'react';
import Heading from '@theme/Heading';
import ExercisesDone from '@kurser/student-work/progress/ExercisesDone';
import GoalsFold from './GoalsFold';

/**
 * What the heading over a lesson's exercises is called, as an address; the lesson check asks for
 * that heading.
 */
const exercises = 'uppgifter';

/** The same for the heading over its goals. */
const goals = 'mål';

/**
 * A section's heading. Over the exercises it says how many of them are done, over the goals the
 * first of them.
 */
export default function SectionHeading(props: ComponentProps<'h2'>): ReactNode {
  return (
    <>
      <Heading as="h2" {...props} />
      {props.id === exercises && <ExercisesDone />}
      {props.id === goals && <GoalsFold />}
    </>
  );
}
