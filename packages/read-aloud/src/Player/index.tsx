import { useState, type ReactNode, type RefObject } from 'react';
import Button from '@kurser/ui/Button';
import { systemOf, voiceAdvice } from '../voice/system';
import Controls from './Controls';
import { useVoices } from './useVoices';
import styles from './styles.module.css';

function NoVoice(): ReactNode {
  const advice = voiceAdvice[systemOf(navigator.userAgent, navigator.maxTouchPoints)];
  return (
    <p className={styles.text} role="status">
      <span>Ingen svensk röst finns på den här enheten.</span> <span>{advice}</span>
    </p>
  );
}

interface PlayerProps {
  /** The button that opened it, in the article that is read. */
  readonly opener: RefObject<Element | null>;
  readonly onClose: () => void;
}

/**
 * The bar that reads the article aloud, at the lower edge of the window. A text is never sent
 * anywhere to be spoken.
 */
export default function Player({ opener, onClose }: PlayerProps): ReactNode {
  const found = useVoices();
  const [article] = useState(() => opener.current?.closest('.markdown') ?? null);
  return (
    <div role="region" aria-label="Uppläsning" className={styles.bar} data-nosearch="">
      {found.kind === 'asking' && (
        <p className={styles.text} role="status">
          Letar efter enhetens röster …
        </p>
      )}
      {found.kind === 'none' && <NoVoice />}
      {found.kind === 'found' && article !== null && (
        <Controls article={article} voices={found.voices} />
      )}
      <Button variant="quiet" className={styles.close} onClick={onClose}>
        Stäng
      </Button>
    </div>
  );
}
