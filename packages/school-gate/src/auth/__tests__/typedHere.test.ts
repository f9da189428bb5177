import { beforeEach, describe, expect, it } from 'vitest';
import { forgetTyped, noteTyped, wasTyped } from '../typedHere';
import { resetFakes, settled, startSession } from './fakeProvider';
import { browserWith, emptyBrowser, refused } from './fakeStorage';

describe('a tab', () => {
  it('knows whose password was typed in it, and of nobody else', () => {
    const tab = emptyBrowser();
    expect(wasTyped(tab, 'u')).toBe(false);
    noteTyped(tab, 'u');
    expect(wasTyped(tab, 'u')).toBe(true);
    expect(wasTyped(tab, 'o')).toBe(false);
    expect(wasTyped(emptyBrowser(), 'u')).toBe(false);
    forgetTyped(tab);
    expect(wasTyped(tab, 'u')).toBe(false);
  });

  it('whose storage is refused knows nothing', () => {
    const tab = browserWith(refused, refused);
    noteTyped(tab, 'u');
    expect(wasTyped(tab, 'u')).toBe(false);
    forgetTyped(tab);
  });
});

describe('a session', () => {
  beforeEach(resetFakes);

  it.each(['register', 'signIn'] as const)(
    'notes whose password was accepted: %s',
    async (verb) => {
      const { session, storage } = startSession();
      await session[verb]('a@edu.umea.se', 'abcdef', true);
      expect(wasTyped(storage, 'u')).toBe(true);
    },
  );

  it('that was found in storage, or refused, is nobody’s typing', async () => {
    const { provider, session, storage } = startSession('device', null);
    await settled();
    provider.fail.set('signIn', new Error('wrong'));
    await session.signIn('a@edu.umea.se', 'abcdef', true).catch(() => undefined);
    expect(wasTyped(storage, 'u')).toBe(false);
  });
});
