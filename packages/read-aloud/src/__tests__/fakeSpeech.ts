import type { Language } from '../content/sentence';

/**
 * The browser's speech as it behaves: one utterance at a time, events after the call, `cancel`
 * tells the given-up ones so, `pause` does nothing (as on Android), and voices come a while after
 * they have been asked for.
 */
export class FakeSpeech extends EventTarget {
  /** What has been said, or begun. */
  readonly said: { readonly text: string; readonly voice: string; readonly rate: number }[] = [];
  speaking = false;
  pending = false;
  readonly paused = false;
  onvoiceschanged = null;
  private current: SpeechSynthesisUtterance | undefined;
  private known: readonly SpeechSynthesisVoice[] = [];
  private readonly voices: readonly SpeechSynthesisVoice[];

  constructor(voices: readonly SpeechSynthesisVoice[]) {
    super();
    this.voices = voices;
  }

  getVoices(): SpeechSynthesisVoice[] {
    return [...this.known];
  }

  /** The browser has found its voices. */
  tellVoices(): void {
    this.known = this.voices;
    this.dispatchEvent(new Event('voiceschanged'));
  }

  speak(utterance: SpeechSynthesisUtterance): void {
    this.current = utterance;
    this.speaking = true;
    this.said.push({
      text: utterance.text,
      voice: utterance.voice?.name ?? '',
      rate: utterance.rate,
    });
    queueMicrotask(() => {
      if (this.current === utterance) utterance.dispatchEvent(new Event('start'));
    });
  }

  cancel(): void {
    const given = this.current;
    this.current = undefined;
    this.speaking = false;
    if (given !== undefined) queueMicrotask(() => given.dispatchEvent(new Event('error')));
  }

  pause(): void {}
  resume(): void {}

  /** The voice comes to a word. */
  reach(charIndex: number): void {
    const event = Object.assign(new Event('boundary'), { name: 'word', charIndex });
    this.current?.dispatchEvent(event);
  }

  /** The voice has said what it was to say. */
  finish(): void {
    const done = this.current;
    this.current = undefined;
    this.speaking = false;
    done?.dispatchEvent(new Event('end'));
  }
}

export class FakeUtterance extends EventTarget {
  voice: SpeechSynthesisVoice | null = null;
  lang = '';
  rate = 1;
  readonly text: string;

  constructor(text: string) {
    super();
    this.text = text;
  }
}

export function fakeVoice(language: Language, localService = true): SpeechSynthesisVoice {
  const name = `${language}${localService ? '' : ' (away)'}`;
  const lang = language === 'sv' ? 'sv-SE' : 'en-GB';
  return { name, lang, localService, default: false, voiceURI: name };
}
