import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import Button from '@kurser/ui/Button';
import Offer from './Offer';

/**
 * What the editor held before another tab changed the code; null while no other tab has. Only other
 * tabs cause `storage` events, so a change of the code after one, without an edit of the student's
 * here, is theirs.
 */
export function useOtherTab(code: string) {
  const heard = useRef(false);
  const shown = useRef(code);
  const [before, setBefore] = useState<string | null>(null);
  useEffect(() => {
    const onStorage = (): void => {
      heard.current = true;
    };
    // Before the device's store hears of it and the new code is drawn.
    window.addEventListener('storage', onStorage, true);
    return () => {
      window.removeEventListener('storage', onStorage, true);
    };
  }, []);
  useEffect(() => {
    const was = shown.current;
    shown.current = code;
    if (heard.current && was !== code) setBefore((first) => first ?? was);
  }, [code]);
  const onOwnChange = useCallback(() => {
    heard.current = false;
    setBefore(null);
  }, []);
  return [before, onOwnChange] as const;
}

interface OtherTabProps {
  readonly onTakeBack: (() => void) | undefined;
}

/** Says that the code is another tab's, and gives the student's own back. */
export function OtherTab({ onTakeBack }: OtherTabProps): ReactNode {
  return (
    <Offer>
      {onTakeBack !== undefined && (
        <>
          <span>Koden har ändrats i en annan flik.</span>
          <Button onClick={onTakeBack}>Ta tillbaka koden som stod här</Button>
        </>
      )}
    </Offer>
  );
}
