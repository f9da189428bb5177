import { describe, expect, it } from 'vitest';
import { chooseVoices, type VoiceFacts, parseRate } from '../voice/voices';
import { systemOf, voiceAdvice } from '../voice/system';
import { isReadKey } from '../ReadButton/readKey';

const voice = (lang: string, localService = true, isDefault = false): VoiceFacts => ({
  lang,
  localService,
  default: isDefault,
});

describe('the voices', () => {
  it('are the device’s own: one that sends the text away is as good as none', () => {
    const away = voice('sv-SE', false, true);
    expect(chooseVoices([away, voice('en-US')])).toBeUndefined();
    const own = voice('sv-SE');
    expect(chooseVoices([away, own, voice('en-GB', false)])).toEqual({ sv: own, en: own });
  });

  it('speak their language, as Android writes it too, the chosen one first', () => {
    const [sv, first, second] = [voice('sv_SE'), voice('en-US'), voice('en-GB', true, true)];
    expect(chooseVoices([first, second, sv])).toEqual({ sv, en: second });
    expect(chooseVoices([voice('sve'), voice('')])).toBeUndefined();
    expect(chooseVoices([])).toBeUndefined();
  });
});

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 0, 'windows'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)', 0, 'chromeos'],
  ['Mozilla/5.0 (Linux; Android 14; K)', 5, 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'macos'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 0, 'other'],
] as const)(
  '%s with %i fingers is %s, and has one sentence on how a voice is had',
  (agent, fingers, system) => {
    expect(systemOf(agent, fingers)).toBe(system);
    expect(voiceAdvice[system]).toMatch(/^[^.!?]*\.$/);
  },
);

it('a speed is between the slowest and the fastest', () => {
  expect([0.6, 1, 2].map(parseRate)).toEqual([0.6, 1, 2]);
  expect([0.5, 2.1, '1', null, Number.NaN].map(parseRate)).toEqual(Array(5).fill(undefined));
});

describe('the key', () => {
  const place = { isMac: false, takesKeys: false, hasDialog: false };
  const pressed = {
    key: 'l',
    code: 'KeyL',
    altKey: true,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    defaultPrevented: false,
    isComposing: false,
  };
  it('is Alt and L, whatever letter that gives', () => {
    expect(isReadKey(pressed, place)).toBe(true);
    expect(isReadKey({ ...pressed, key: 'ﬁ' }, place)).toBe(true);
  });
  it.each([
    [{ altKey: false }, {}],
    [{ ctrlKey: true }, {}],
    [{ shiftKey: true }, {}],
    [{ code: 'KeyK' }, {}],
    [{ defaultPrevented: true }, {}],
    [{}, { takesKeys: true }],
    [{}, { hasDialog: true }],
  ])('is not %o in %o', (change, there) => {
    expect(isReadKey({ ...pressed, ...change }, { ...place, ...there })).toBe(false);
  });
});
