import { useState, type ReactNode, type SubmitEvent } from 'react';
import TextField from '../../kit/TextField';
import Button from '../../kit/Button';
import { readMoves } from '../core/words';
import styles from './styles.module.css';

/** The moves that a student's own program has printed, to be walked. */
export default function Program({ onRun }: { readonly onRun: (moves: string) => void }): ReactNode {
  const [text, setText] = useState('');
  const moves = readMoves(text);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (moves !== undefined) onRun(moves);
  };
  return (
    <form className={styles.program} onSubmit={submit}>
      <TextField label="Drag från ditt program, som ÖÖSV" value={text} onChange={setText} />
      <Button type="submit" off={moves === undefined}>
        Gå dragen
      </Button>
      {text.trim() !== '' && moves === undefined && (
        <p className={styles.help} role="status">
          Skriv bara N, Ö, S, V och - (stå still).
        </p>
      )}
    </form>
  );
}
