import { useEffect, useRef, useState, type ReactNode } from 'react';
import Button from '@kurser/ui/Button';
import styles from './styles.module.css';

interface CodeNoteProps {
  readonly code: string;
  onDone(): void;
}

/** The recovery code, shown this once. It takes the focus: what led here is gone. */
export default function CodeNote({ code, onDone }: CodeNoteProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState('');
  useEffect(() => {
    element.current?.focus();
  }, []);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied('Koden är kopierad.');
    } catch {
      setCopied('Koden gick inte att kopiera. Markera den och kopiera den själv.');
    }
  };
  return (
    <div
      ref={element}
      className={styles.note}
      role="group"
      aria-labelledby="aterstallningskod"
      tabIndex={-1}
    >
      <p id="aterstallningskod">
        <strong>Återställningskod</strong>
      </p>
      <p className={styles.code} translate="no">
        {code}
      </p>
      <p>
        Spara den nu: den visas bara den här gången. Du behöver den om du har glömt ditt lösenord
        och valt ett nytt. Utan den och utan en enhet där arbetet finns kan ingen öppna kopian.
      </p>
      <p role="status">{copied}</p>
      <div className={styles.buttons}>
        <Button onClick={() => void copy()}>Kopiera koden</Button>
        <Button
          onClick={() => {
            window.print();
          }}
        >
          Skriv ut koden
        </Button>
        <Button variant="primary" onClick={onDone}>
          Jag har sparat koden
        </Button>
      </div>
    </div>
  );
}
