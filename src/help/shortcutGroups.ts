import { searchDialogShortcuts, searchShortcuts, type Shortcut } from '../config/shortcuts';
import type { KeyboardPlace, PressedKey } from '@kurser/shared/keyboard';

export interface ShortcutGroup {
  /** Where the keys work. */
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

/** All keys of the site. What a lab does with its keys beyond these stands in the lab itself. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: 'På alla sidor',
    shortcuts: [
      ...searchShortcuts,
      { keys: ['Alt', 'L'], action: 'läser upp lektionen, eller pausar' },
      { keys: ['?'], action: 'visar den här listan' },
    ],
  },
  { title: 'I sökningen', shortcuts: searchDialogShortcuts },
  {
    title: 'När du stegar genom kod',
    shortcuts: [
      { keys: ['→'], action: 'går ett steg fram' },
      { keys: ['←'], action: 'går ett steg bakåt' },
      { keys: ['Home'], action: 'går till början' },
      { keys: ['End'], action: 'går till slutet' },
      { keys: ['Blanksteg'], action: 'spelar upp eller pausar' },
    ],
  },
  {
    title: 'I rutnät och diagram',
    shortcuts: [
      { keys: ['←', '↑', '↓', '→'], action: 'flyttar mellan rutor eller punkter' },
      { keys: ['Enter'], action: 'ritar eller väljer' },
      { keys: ['Delete'], action: 'tar bort en punkt' },
    ],
  },
  {
    title: 'I svarsfält',
    shortcuts: [{ keys: ['Enter'], action: 'rättar svaret' }],
  },
  {
    title: 'I kodrutor som går att köra',
    shortcuts: [
      { keys: ['Ctrl', 'Enter'], action: 'kör programmet' },
      { keys: ['Esc', 'Tab'], action: 'lämnar rutan: tryck den ena, sedan den andra' },
    ],
  },
];

/** The key as it is called on this kind of keyboard. */
export function keyName(key: string, mac: boolean): string {
  return mac && key === 'Ctrl' ? '⌘' : key;
}

/** Does this key open the help? Only where `?` would not be written and steers nothing. */
export function opensHelp(pressed: PressedKey, place: KeyboardPlace): boolean {
  const isFree = !pressed.defaultPrevented && !pressed.isComposing;
  const isPlain = !pressed.ctrlKey && !pressed.metaKey && !pressed.altKey;
  return pressed.key === '?' && isFree && isPlain && !place.takesKeys && !place.hasDialog;
}
