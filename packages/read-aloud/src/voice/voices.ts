import type { Language } from '../content/sentence';

/** What is looked at of a voice. */
export type VoiceFacts = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/** The voice of each language; English is read by the Swedish one where there is no other. */
export type Voices<T extends VoiceFacts = SpeechSynthesisVoice> = Readonly<Record<Language, T>>;

function chosen<T extends VoiceFacts>(voices: readonly T[], language: Language): T | undefined {
  // Android writes `sv_SE`.
  const speaking = voices.filter(
    ({ lang }) => /^[a-z]+/i.exec(lang)?.[0].toLowerCase() === language,
  );
  return speaking.find((voice) => voice.default) ?? speaking[0];
}

/**
 * The device's own voices for Swedish and English. A voice that sends the text away to be spoken is
 * never one of them; undefined where no own one speaks Swedish.
 */
export function chooseVoices<T extends VoiceFacts>(all: readonly T[]): Voices<T> | undefined {
  const own = all.filter((voice) => voice.localService);
  const sv = chosen(own, 'sv');
  return sv === undefined ? undefined : { sv, en: chosen(own, 'en') ?? sv };
}

/** Browsers that have voices tell of them within this time; some have none at all. */
const waitMs = 1_500;

/**
 * Tells of the browser's voices: those it knows, after a while that it knows none, and again
 * whenever it has found others. A system with many may need a quarter of a minute.
 * @returns what ends it
 */
export function listenForVoices(
  synthesis: SpeechSynthesis,
  onVoices: (voices: readonly SpeechSynthesisVoice[]) => void,
): () => void {
  const tell = (): void => onVoices(synthesis.getVoices());
  const timer = setTimeout(tell, waitMs);
  synthesis.addEventListener('voiceschanged', tell);
  if (synthesis.getVoices().length > 0) tell();
  return () => {
    clearTimeout(timer);
    synthesis.removeEventListener('voiceschanged', tell);
  };
}

export const slowest = 0.6;
export const fastest = 2;
export const rateStep = 0.1;

/** A speed that was kept; undefined for anything that is none. */
export function parseRate(raw: unknown): number | undefined {
  return typeof raw === 'number' && raw >= slowest && raw <= fastest ? raw : undefined;
}
