import { useEffect, useState } from 'react';
import { askForVoices, chooseVoices, type Voices } from '../voice/voices';

/** The device's voices: asked for, none in Swedish, or there. */
export type FoundVoices =
  | { readonly kind: 'asking' }
  | { readonly kind: 'none' }
  | { readonly kind: 'found'; readonly voices: Voices };

/** The voices of the device itself, as soon as the browser knows them. */
export function useVoices(): FoundVoices {
  const [found, setFound] = useState<FoundVoices>({ kind: 'asking' });
  useEffect(() => {
    let isHere = true;
    const ask = async (): Promise<void> => {
      const all = 'speechSynthesis' in window ? await askForVoices(window.speechSynthesis) : [];
      const voices = chooseVoices(all);
      if (isHere) setFound(voices === undefined ? { kind: 'none' } : { kind: 'found', voices });
    };
    void ask();
    return () => {
      isHere = false;
    };
  }, []);
  return found;
}
