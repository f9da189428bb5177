import type { ReactNode } from 'react';
import clsx from 'clsx';
import Button from '@kurser/ui/Button';
import FileField from '@kurser/ui/FileField';
import { maxNameLength } from '../file/handIn';
import ExerciseChoice from './ExerciseChoice';
import styles from './styles.module.css';
import { useHandIn, type HandInFacts } from './useHandIn';

type HandInState = ReturnType<typeof useHandIn>;

function Choices({ handIn }: { readonly handIn: HandInState }): ReactNode {
  return (
    <fieldset className={styles.choices}>
      <legend>Uppgifter</legend>
      <ul>
        {handIn.exercises.map((exercise) => (
          <ExerciseChoice
            key={exercise.id}
            exercise={exercise}
            isChosen={handIn.isChosen(exercise)}
            onChange={(next) => {
              handIn.choose(exercise.id, next);
            }}
          />
        ))}
      </ul>
    </fieldset>
  );
}

/** Who hands it in, and what comes beside. */
function Fields({ handIn }: { readonly handIn: HandInState }): ReactNode {
  return (
    <>
      <label className={styles.field}>
        <span>Ditt namn (får utelämnas)</span>
        <input
          className={styles.name}
          type="text"
          autoComplete="name"
          maxLength={maxNameLength}
          value={handIn.name}
          onChange={(event) => {
            handIn.setName(event.target.value);
          }}
        />
      </label>
      <FileField
        holdsChoice
        accept=".zip,application/zip"
        onChosen={([file]) => {
          handIn.takeBeside(file);
        }}
      >
        {handIn.beside === null
          ? 'Lägg till något som inte är kod (zip, högst 20 MB)'
          : `Lämnas in bredvid: ${handIn.beside.name}`}
      </FileField>
    </>
  );
}

/** The student's side: which exercises, by whom, and out with it as a file. Nothing is sent. */
export default function HandInForm(facts: HandInFacts): ReactNode {
  const handIn = useHandIn(facts);
  const { exercises, said, save, share, canShare } = handIn;
  if (exercises.length === 0) return <p>Lektionen har inga uppgifter att lämna in.</p>;
  return (
    <div className={styles.panel}>
      <p>
        Inlämningen blir en fil som du själv lämnar in där din lärare har sagt. I den står det du
        har kryssat för: kod, svar, antal försök och om lösningen är visad. Hur lång tid det tog
        står inte där.
      </p>
      <Choices handIn={handIn} />
      <Fields handIn={handIn} />
      <div className={styles.buttons}>
        <Button variant="primary" onClick={save}>
          Spara inlämningen
        </Button>
        {canShare && <Button onClick={share}>Dela</Button>}
      </div>
      <p role="status" className={clsx(styles.said, said.kind !== 'nothing' && styles[said.kind])}>
        {said.kind !== 'nothing' && said.text}
      </p>
    </div>
  );
}
