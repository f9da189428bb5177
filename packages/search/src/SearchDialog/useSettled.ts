import { useEffect, useState } from 'react';

/** Screen readers speak while one types; what changes with every key is told when typing rests. */
const restMs = 400;

/** The value when it has stayed the same for a moment. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value);
    }, restMs);
    return () => {
      clearTimeout(timer);
    };
  }, [value]);
  return settled;
}
