import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseDocument } from '../../core/document';
import { parseFollowState, stateText } from '../../state';
import { createDeviceMemory, parseRemembered } from '../storedWork';

const clock = '0mtidocts-0000-abcdefgh';
const held = {
  main: { text: 'true', clock },
  ...{ others: [], group: '3/m1', base: null, sent: [], dropped: [], isDirty: true },
};
const whole = {
  key: new Uint8Array(32),
  work: { held: new Map([['read:3/m1', held]]), clock, stale: new Set<string>() },
  editions: new Map<string, string>(),
  unreadable: new Set<string>(),
  since: undefined,
};

describe('what a device remembers', () => {
  it('is taken when it is whole, and found out anew when it is not', () => {
    expect(parseRemembered(whole)).toEqual(whole);
    const broken: readonly unknown[] = [
      undefined,
      'text',
      { ...whole, key: new Uint8Array(31) },
      { ...whole, since: 7 },
      { ...whole, work: { ...whole.work, clock: 'igår' } },
      { ...whole, work: { ...whole.work, held: new Map([['a', { ...held, sent: ['x'] }]]) } },
      { ...whole, work: { ...whole.work, held: new Map([['a', { ...held, main: null }]]) } },
    ];
    for (const raw of broken) expect(parseRemembered(raw)).toBeUndefined();
  });
});

describe('a database that does not answer', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('has lost nothing that the page has saved, and is not taken for an empty one', async () => {
    vi.useFakeTimers();
    const silent = { open: () => ({}) } as unknown as IDBFactory;
    const memory = createDeviceMemory('elev', () => silent);
    const inTime = async <T>(work: Promise<T>): Promise<T> => {
      const [result] = await Promise.all([work, vi.advanceTimersByTimeAsync(10_000)]);
      return result;
    };
    await expect(inTime(memory.load())).rejects.toThrow('not answered in time');
    await inTime(memory.save(whole));
    expect(await inTime(memory.load())).toBe(whole);
    await inTime(memory.clear());
    await expect(inTime(memory.load())).rejects.toThrow('not answered in time');
  });
});

describe('a document', () => {
  const text = (values: unknown, more = {}): string =>
    JSON.stringify({ version: 1, group: '3/m1', values, ...more });

  it('is read when all of it can be, and else not at all', () => {
    expect(parseDocument(text([['a', [['true', clock]]]]))?.entries.get('a')?.main.text).toBe(
      'true',
    );
    const broken = [
      'inte json',
      text({}),
      text([['a', []]]),
      text([['a', [['{', clock]]]]),
      text([['a', [['true', 'igår']]]]),
      text([['', [['true', clock]]]]),
      text([], { version: 2 }),
      text([], { group: 7 }),
    ];
    for (const each of broken) expect(parseDocument(each)).toBeUndefined();
  });
});

describe('the line of state', () => {
  it('says where it stands, in the words of the page', () => {
    const at = new Date();
    at.setHours(14, 5);
    expect(stateText({ kind: 'saved', at: at.getTime() })).toBe('Sparat i skolans konto kl. 14.05');
    expect(stateText({ kind: 'saved', at: new Date(2025, 2, 1, 9, 7).getTime() })).toBe(
      'Sparat i skolans konto 1/3 kl. 09.07',
    );
    expect(stateText({ kind: 'offline' })).toBe('Väntar på nät');
    expect(stateText({ kind: 'saving' })).toBe('Sparas …');
    expect(stateText({ kind: 'failed', why: 'quota' })).toMatch(/^Kunde inte spara: .*i morgon\.$/);
  });

  it('is off for whatever is stored and is none', () => {
    for (const text of [null, '', '7', '{"kind":"annat"}', '{"kind":"saved"}', '{'])
      expect(parseFollowState(text)).toEqual({ kind: 'off' });
    expect(parseFollowState('{"kind":"failed","why":"x"}')).toEqual({
      kind: 'failed',
      why: 'unavailable',
    });
  });
});
