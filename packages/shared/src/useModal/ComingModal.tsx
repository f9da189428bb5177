import { useEffect } from 'react';

interface ComingModalProps {
  onCalledOff(): void;
}

/**
 * Stands for a modal dialog while it is fetched: what would close it, Escape and another page,
 * calls it off. It would otherwise open over what the reader has gone on with.
 */
export function ComingModal({ onCalledOff }: ComingModalProps): null {
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onCalledOff();
    };
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('popstate', onCalledOff);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('popstate', onCalledOff);
    };
  }, [onCalledOff]);
  return null;
}
