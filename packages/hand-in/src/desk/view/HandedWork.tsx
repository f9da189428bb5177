import type { ReactNode } from 'react';
import type { ReadExercise } from '@kurser/course-parts/Exercise/readExercise';
import type { HandedExercise } from '../../file/handIn';
import { markWords } from '../../file/words';
import type { Verdict } from '../core/verdict';
import styles from './styles.module.css';

interface HandedWorkProps {
  readonly handed: HandedExercise | undefined;
  readonly exercise: ReadExercise;
  readonly verdict: Verdict;
}

function markText(verdict: Verdict, place: number): string {
  const mark = verdict.kind === 'answers' ? verdict.marks[place] : undefined;
  if (mark === undefined) return '';
  return mark === 'own' ? 'egen text, läs själv' : markWords[mark];
}

/** What a student has handed in of an exercise, as text and never as a document. */
export default function HandedWork({ handed, exercise, verdict }: HandedWorkProps): ReactNode {
  if (handed === undefined) return <p>Eleven har inte lämnat in uppgiften.</p>;
  const { code, answers } = handed;
  if (code === null && answers.length === 0) return <p>Varken kod eller svar.</p>;
  return (
    <>
      {code !== null && (
        <pre className={styles.code} translate="no" tabIndex={0} role="region" aria-label="Kod">
          <code>{code}</code>
        </pre>
      )}
      {answers.map(({ fields }, place) => (
        <div key={place}>
          <p>
            <strong>{exercise.answers[place]?.label ?? `Svar ${place + 1}`}</strong>
            <span>{` ${markText(verdict, place)}`}</span>
          </p>
          <ol translate="no">
            {fields.map((text, at) => (
              <li key={at}>{text === '' ? '–' : text}</li>
            ))}
          </ol>
        </div>
      ))}
    </>
  );
}
