import type { ComponentProps, ReactNode } from 'react';
import Heading from '@theme/Heading';
import ExercisesDone from '@kurser/student-work/progress/ExercisesDone';

/**
 * What the heading over a lesson's exercises is called, as an address; the lesson check asks for
 * that heading.
 */
const exercises = 'uppgifter';

/** A section's heading. Over the exercises it says how many of them are done. */
export default function SectionHeading(props: ComponentProps<'h2'>): ReactNode {
  return (
    <>
      <Heading as="h2" {...props} />
      {props.id === exercises && <ExercisesDone />}
    </>
  );
}
