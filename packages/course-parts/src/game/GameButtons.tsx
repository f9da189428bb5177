import type { ReactNode } from 'react';
import { buttonText, inButtonOrder } from './core/keys';
import styles from './styles.module.css';

const arrows: Readonly<Record<string, string>> = {
  vänster: 'M10 3 5 8l5 5',
  höger: 'M6 3l5 5-5 5',
  upp: 'M3 10l5-5 5 5',
  ner: 'M3 6l5 5 5-5',
};

interface GameButtonsProps {
  readonly keys: readonly string[];
  readonly press: (key: string) => void;
}

/** A button for each key of a game, the size of a thumb. They do all that the keys do. */
export default function GameButtons({ keys, press }: GameButtonsProps): ReactNode {
  if (keys.length === 0) return null;
  return (
    <div className={styles.keys} role="group" aria-label="Spelets knappar">
      {inButtonOrder(keys).map((key) => (
        <button
          key={key}
          type="button"
          className={styles.key}
          aria-label={buttonText(key)}
          onPointerDown={() => {
            press(key);
          }}
          onClick={({ detail }) => {
            // A press by a keyboard, a switch or a voice: a finger has been heard already.
            if (detail === 0) press(key);
          }}
        >
          {arrows[key] === undefined ? (
            buttonText(key)
          ) : (
            <svg className={styles.arrow} viewBox="0 0 16 16" aria-hidden="true">
              <path d={arrows[key]} />
            </svg>
          )}
        </button>
      ))}
    </div>
  );
}
