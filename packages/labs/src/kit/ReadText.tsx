import { useId, useState, type ReactNode } from 'react';
import { maxTextLength } from '@kurser/shared/textLimits';
import Button from './Button';
import code from './code.module.css';

interface ReadTextProps {
  readonly label: ReactNode;
  readonly button: string;
  readonly rows: number;
  /** What stands there until something else is written. */
  readonly shown?: string;
  /** Takes the text in, or returns what is wrong with it. */
  readonly read: (text: string) => string | undefined;
}

/**
 * A text to take into a lab from elsewhere. What is wrong with it is said, and it stays to be
 * mended.
 */
export default function ReadText(props: ReadTextProps): ReactNode {
  const { label, button, rows, shown = '', read } = props;
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const [fault, setFault] = useState<string>();
  const take = (): void => {
    const wrong = read(draft ?? shown);
    setFault(wrong);
    if (wrong === undefined) setDraft(undefined);
  };
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <textarea
        className={code.box}
        id={id}
        rows={rows}
        spellCheck={false}
        maxLength={maxTextLength}
        value={draft ?? shown}
        onChange={({ target }) => setDraft(target.value === shown ? undefined : target.value)}
      />
      <Button off={draft === undefined} onClick={take}>
        {button}
      </Button>
      <p className={code.fault} role="alert">
        {fault}
      </p>
    </>
  );
}
