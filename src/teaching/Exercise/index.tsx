import { Fragment, type ReactNode } from 'react';
import Heading from '@theme/Heading';
import Disclosure from '@site/src/components/Disclosure';
import InlineText from '@site/src/components/InlineText';
import Panel from '@site/src/components/Panel';
import { exerciseId } from './address';
import { parseExercise, type Stars } from './exercise';
import { useExercise } from './useExercise';
import styles from './styles.module.css';

interface ExerciseProps {
  readonly title?: unknown;
  readonly stars?: unknown;
  readonly children?: ReactNode;
}

function Difficulty({ stars }: { readonly stars: Stars }): ReactNode {
  return (
    <span role="img" aria-label={`Svårighetsgrad ${stars} av 3`} className={styles.stars}>
      {'★'.repeat(stars)}
      <span className={styles.unlit}>{'★'.repeat(3 - stars)}</span>
    </span>
  );
}

/** A task with hints in steps, solutions, and a mark for what is done, kept on the device. */
export default function Exercise({ title, stars, children }: ExerciseProps): ReactNode {
  const head = parseExercise(title, stars);
  const exercise = useExercise(head.title, children);
  return (
    <Panel
      kind="exercise"
      label={`Uppgift: ${head.title.replaceAll('`', '')}`}
      title={
        <Heading as="h3" id={exerciseId(head.title)} className={styles.heading}>
          <InlineText text={head.title} />
        </Heading>
      }
      aside={<Difficulty stars={head.stars} />}
      footer={
        <label className={styles.done}>
          <input
            type="checkbox"
            checked={exercise.done}
            onChange={(event) => {
              exercise.setDone(event.target.checked);
            }}
          />
          Klar
        </label>
      }
    >
      {exercise.children.map(({ node, hint }, index) =>
        hint === undefined ? (
          <Fragment key={index}>{node}</Fragment>
        ) : (
          <Disclosure
            key={index}
            kind="hint"
            summary={`Ledtråd ${hint.number} av ${exercise.hints}`}
            hidden={!exercise.isHintVisible(hint.number)}
            onOpen={() => {
              exercise.openHint(hint.number);
            }}
          >
            {hint.content}
          </Disclosure>
        ),
      )}
    </Panel>
  );
}
