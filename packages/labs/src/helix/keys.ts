/**
 * A key as text: a printable character is itself, everything else has a name in angle brackets as
 * in Helix's own macros, `<esc>`, `<ret>`, `<A-;>` (Alt) and `<C-c>` (Ctrl).
 */
export type Key = string;

/** Names that stand for a character that is awkward to write as itself. */
const signNames: Readonly<Record<string, Key>> = {
  '<space>': ' ',
  '<lt>': '<',
  '<gt>': '>',
  '<minus>': '-',
};

/** The keys with names, and what they are called. */
const labels: Readonly<Record<string, string>> = {
  '<esc>': 'Esc',
  '<ret>': 'Enter',
  '<backspace>': 'Backsteg',
  '<del>': 'Delete',
  '<left>': '←',
  '<right>': '→',
  '<up>': '↑',
  '<down>': '↓',
  '<home>': 'Home',
  '<end>': 'End',
  '<A-;>': 'Alt+;',
  '<A-s>': 'Alt+s',
  '<A-`>': 'Alt+`',
  '<C-c>': 'Ctrl+c',
  ' ': 'blanksteg',
};

/** How a key is written for a reader. */
export function keyLabel(key: Key): string {
  return labels[key] ?? key;
}

/** Whether the key puts a character into the text in insert mode. */
export function isSign(key: Key): boolean {
  return key.length === 1;
}

/** The key of this name, if there is one. */
const findNamed = (name: string): Key | undefined => (name in labels ? name : undefined);

/**
 * The keys of a text such as `%sfoo<ret>cbar<esc>`, or the name that no key has. Line breaks do not
 * count.
 */
export function parseKeys(text: string): readonly Key[] | { readonly unknown: string } {
  const keys: Key[] = [];
  for (const [token] of text.replace(/\r?\n/g, '').matchAll(/<[^<>\s]+>|./gu)) {
    const named = findNamed(token) ?? signNames[token];
    if (named === undefined && token.length !== 1) return { unknown: token };
    keys.push(named ?? token);
  }
  return keys;
}

/** What the browser tells of a pressed key. */
export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  /** AltGr: how `{`, `[` and their like are typed on a Swedish keyboard. */
  readonly altGraph: boolean;
}

const browserNames: Readonly<Record<string, Key>> = {
  Escape: '<esc>',
  Enter: '<ret>',
  Backspace: '<backspace>',
  Delete: '<del>',
  ArrowLeft: '<left>',
  ArrowRight: '<right>',
  ArrowUp: '<up>',
  ArrowDown: '<down>',
  Home: '<home>',
  End: '<end>',
};

/**
 * The key for the editor, or undefined for one that stays the browser's: Tab, most with Ctrl, all
 * with Meta.
 */
export function keyOfEvent(event: PressedKey): Key | undefined {
  const { key, ctrlKey, altKey, metaKey, altGraph } = event;
  if (metaKey) return undefined;
  const named = browserNames[key];
  if (named !== undefined) return ctrlKey || altKey ? undefined : named;
  if (key.length !== 1) return undefined;
  if (altGraph || (ctrlKey && altKey)) return key;
  if (ctrlKey) return findNamed(`<C-${key}>`);
  if (!altKey) return key;
  // On a Mac the characters of AltGr are typed with Option, which the browser calls Alt.
  return findNamed(`<A-${key}>`) ?? (/[A-Za-z0-9]/.test(key) ? undefined : key);
}
