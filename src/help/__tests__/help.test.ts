import { describe, expect, it } from 'vitest';
import { searchDialogShortcuts, searchShortcuts } from '../../config/shortcuts';
import { keyName, opensHelp, shortcutGroups } from '../shortcutGroups';

const question = {
  key: '?',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: true,
  defaultPrevented: false,
  isComposing: false,
};
const page = { isMac: false, takesKeys: false, hasDialog: false };

describe('the question mark', () => {
  it('opens the help on the page itself', () => {
    expect(opensHelp(question, page)).toBe(true);
  });

  it.each([
    [{ key: '+' }, {}],
    [{ ctrlKey: true }, {}],
    [{ metaKey: true }, {}],
    [{ altKey: true }, {}],
    [{ defaultPrevented: true }, {}],
    [{ isComposing: true }, {}],
    [{}, { takesKeys: true }],
    [{}, { hasDialog: true }],
  ])('does not with %j at %j', (pressed, place) => {
    expect(opensHelp({ ...question, ...pressed }, { ...page, ...place })).toBe(false);
  });
});

describe('the list', () => {
  it('has the search’s keys from where the search has them, and itself', () => {
    const all = shortcutGroups.flatMap(({ shortcuts }) => shortcuts);
    expect(all).toEqual(expect.arrayContaining([...searchShortcuts, ...searchDialogShortcuts]));
    expect(all.some(({ keys }) => keys.includes('?'))).toBe(true);
  });

  it('says no key twice in one place', () => {
    for (const { title, shortcuts } of shortcutGroups) {
      const keys = shortcuts.map((shortcut) => shortcut.keys.join('+'));
      expect(new Set(keys).size, title).toBe(keys.length);
    }
  });

  it('calls Ctrl what a Mac calls it', () => {
    expect(keyName('Ctrl', true)).toBe('⌘');
    expect(keyName('Ctrl', false)).toBe('Ctrl');
    expect(keyName('K', true)).toBe('K');
  });
});
