import type { ReactNode } from 'react';
import lessonList from '@generated/lessons/default/lessons.json';
import Button from '@kurser/ui/Button';
import { findLesson } from '../../progress/lessons';
import type { Doubled } from '../engine/sync';
import type { FollowHandle } from '../handle';
import styles from './styles.module.css';
import { programText } from './texts';

interface DoubledPartProps {
  readonly doubled: readonly Doubled[];
  readonly handle: FollowHandle;
}

/** What the lesson is called in which something was written. */
const titleOf = (group: string): string => findLesson(lessonList, group)?.title ?? 'Övrigt';

/** Programs that were written on two devices: both, side by side, and the choice. */
export default function DoubledPart({ doubled, handle }: DoubledPartProps): ReactNode {
  if (doubled.length === 0) return null;
  return (
    <>
      <p>
        Det här har du ändrat på två enheter var för sig. Inget är borta: välj vilken version som
        ska gälla. Vill du ha något ur den andra kopierar du det först.
      </p>
      {doubled.map(({ key, group, main, others }) => (
        <section key={key} className={styles.doubled} aria-label={titleOf(group)}>
          <p>
            <strong>{titleOf(group)}</strong>
          </p>
          <div className={styles.versions}>
            {[main, ...others].map(({ text, clock }, place) => (
              <figure key={clock} className={styles.version}>
                <figcaption>
                  {place === 0 ? 'Den här versionen visas nu' : 'Den andra datorns version'}
                </figcaption>
                <pre translate="no">{programText(text)}</pre>
                <Button onClick={() => void handle.choose(key, text)}>
                  {place === 0 ? 'Behåll den här' : 'Ta den andra datorns version'}
                </Button>
              </figure>
            ))}
          </div>
        </section>
      ))}
    </>
  );
}
