import { useEffect, useState } from 'react';
import { chooseVoices, listenForVoices, type Voices } from '../voice/voices';

/** The device's voices: asked for, none in Swedish, or there. */
export type FoundVoices =
  | { readonly kind: 'asking' }
  | { readonly kind: 'none' }
  | { readonly kind: 'found'; readonly voices: Voices };

const none: FoundVoices = { kind: 'none' };

/** The voices of the device itself, as soon as the browser knows them. */
export function useVoices(): FoundVoices {
  const [found, setFound] = useState<FoundVoices>({ kind: 'asking' });
  useEffect(() => {
    const onVoices = (all: readonly SpeechSynthesisVoice[]): void => {
      const voices = chooseVoices(all);
      const next = voices === undefined ? none : { kind: 'found' as const, voices };
      // What is read by one voice is not begun anew by another.
      setFound((before) => (before.kind === 'found' ? before : next));
    };
    if ('speechSynthesis' in window) return listenForVoices(window.speechSynthesis, onVoices);
    onVoices([]);
    return undefined;
  }, []);
  return found;
}
