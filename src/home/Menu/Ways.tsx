import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import lessonList from '@generated/lessons/default/lessons.json';
import { nextStep } from '@kurser/student-work/progress/next';
import { useLastPlace } from '@kurser/student-work/progress/useLastPlace';
import { useProgress } from '@kurser/student-work/progress/useProgress';
import { catalogue } from '@kurser/student-work/repetition/catalogue';
import { sessionLength } from '@kurser/student-work/repetition/core/session';
import { questionsText } from '@kurser/student-work/repetition/texts';
import { useWaiting } from '@kurser/student-work/repetition/useWaiting';
import { askForSearch } from '@kurser/search/client/askForSearch';
import styles from './styles.module.css';

interface WaysProps {
  /** Closes the menu. */
  readonly onLeave: () => void;
}

/** Where the student goes on, by the lesson's name; nothing before one has been opened. */
function ContinueWay({ onLeave }: WaysProps): ReactNode {
  const place = useLastPlace();
  const progress = useProgress();
  const step = place === undefined ? undefined : nextStep(lessonList, place, progress);
  if (step === undefined || step.kind === 'all') return null;
  const hash = step.kind === 'continue' && step.heading !== undefined ? `#${step.heading.id}` : '';
  return (
    <li>
      <Link className={styles.way} to={`${step.lesson.to}${hash}`} onClick={onLeave}>
        <strong>Fortsätt</strong>
        <span className={styles.detail}>{step.lesson.title}</span>
      </Link>
    </li>
  );
}

/** To the questions of the day, with how many there are. */
function RepeatWay({ onLeave }: WaysProps): ReactNode {
  const waiting = useWaiting(catalogue);
  const count = waiting === undefined ? 0 : sessionLength(waiting.lessons, waiting.room);
  return (
    <li>
      <Link className={styles.way} to="/repetera" onClick={onLeave}>
        <strong>Repetera</strong>
        {count > 0 && <span className={styles.detail}>{questionsText(count)}</span>}
      </Link>
    </li>
  );
}

/** At the head of the phone's menu on every page: on with the lesson, the questions, the search. */
export default function Ways({ onLeave }: WaysProps): ReactNode {
  return (
    <ul className={styles.ways}>
      <ContinueWay onLeave={onLeave} />
      <RepeatWay onLeave={onLeave} />
      <li>
        <button
          type="button"
          className={styles.way}
          aria-haspopup="dialog"
          onClick={() => {
            onLeave();
            askForSearch();
          }}
        >
          <strong>Sök</strong>
        </button>
      </li>
    </ul>
  );
}
