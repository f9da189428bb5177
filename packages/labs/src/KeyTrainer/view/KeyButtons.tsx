import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { maxLineLength } from '@kurser/shared/textLimits';
import Button from '../../kit/Button';
import { keyLabel, parseKeys, type Key } from '../../helix/keys';
import styles from '../styles.module.css';

interface KeyButtonsProps {
  readonly done: boolean;
  readonly onKeys: (keys: readonly Key[]) => void;
}

/** The keys that one presses most, in the order of the table of keys. */
const rows: readonly (readonly Key[])[] = [
  ['h', 'j', 'k', 'l', 'w', 'b', 'e', 'g', 'f', 't'],
  ['v', 'x', '%', ';', ',', 's', 'C', 'm'],
  ['i', 'a', 'I', 'A', 'o', 'O', 'c', 'd', 'r'],
  ['y', 'p', 'P', 'J', '>', '<', '~', 'u', 'U', '.'],
  ['<esc>', '<ret>', '<backspace>', '<A-s>'],
];

/** A line to write keys on, `wcny<esc>`, for those who cannot or will not press them one by one. */
function KeyLine({ done, onKeys }: KeyButtonsProps): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const keys = parseKeys(text);
    if ('unknown' in keys) {
      setFault(`${keys.unknown} är ingen tangent. Skriv till exempel <esc> eller <space>.`);
      return;
    }
    setFault('');
    setText('');
    onKeys(keys);
  };
  return (
    <form className={styles.keyLine} onSubmit={submit}>
      <label htmlFor={id}>
        Flera tangenter på en gång, som <code translate="no">wcny&lt;esc&gt;</code>
      </label>
      <input
        className={styles.input}
        id={id}
        type="text"
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        maxLength={maxLineLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" off={done || text === ''}>
        Tryck
      </Button>
      <span role="alert" className={styles.fault}>
        {fault}
      </span>
    </form>
  );
}

/** Keys to click: for the mouse, for a finger, and for those whose keyboard lacks them. */
export default function KeyButtons({ done, onKeys }: KeyButtonsProps): ReactNode {
  return (
    <details className={styles.more}>
      <summary>Tangenter att klicka på</summary>
      <div className={styles.pad} role="group" aria-label="Tangenter">
        {rows.map((row) => (
          <div className={styles.padRow} key={row.join('')}>
            {row.map((key) => (
              <button
                key={key}
                type="button"
                className={styles.padKey}
                aria-disabled={done || undefined}
                onClick={() => onKeys([key])}
              >
                {keyLabel(key)}
              </button>
            ))}
          </div>
        ))}
      </div>
      <KeyLine done={done} onKeys={onKeys} />
    </details>
  );
}
