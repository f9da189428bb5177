import { beforeEach, describe, expect, it } from 'vitest';
import { forgetTyped, noteTyped, wasTyped } from '../typedHere';
import { noteTyped as note, resetFakes, settled, startSession } from './fakeProvider';
import { refused, storageWith } from './fakeStorage';

describe('a tab', () => {
  it('knows whose password was typed in it, and of nobody else', () => {
    const tab = storageWith({});
    expect(wasTyped(() => tab, 'u')).toBe(false);
    noteTyped(() => tab, 'u');
    expect(wasTyped(() => tab, 'u')).toBe(true);
    expect(wasTyped(() => tab, 'o')).toBe(false);
    expect(wasTyped(() => storageWith({}), 'u')).toBe(false);
    forgetTyped(() => tab);
    expect(wasTyped(() => tab, 'u')).toBe(false);
  });

  it('whose storage is refused knows nothing', () => {
    noteTyped(refused, 'u');
    expect(wasTyped(refused, 'u')).toBe(false);
    forgetTyped(refused);
  });
});

describe('a session', () => {
  beforeEach(resetFakes);

  it.each(['register', 'signIn'] as const)(
    'notes whose password was accepted: %s',
    async (verb) => {
      const { session } = startSession();
      await session[verb]('a@edu.umea.se', 'abcdef', true);
      expect(note).toHaveBeenCalledWith('u');
    },
  );

  it('that was found in storage, or refused, is nobody’s typing', async () => {
    const { provider, session } = startSession('device', null);
    await settled();
    provider.fail.set('signIn', new Error('wrong'));
    await session.signIn('a@edu.umea.se', 'abcdef', true).catch(() => undefined);
    expect(note).not.toHaveBeenCalled();
  });
});
