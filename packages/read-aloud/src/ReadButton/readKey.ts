import type { KeyboardPlace, PressedKey } from '@kurser/shared/keyboard';

/** As it is written on the keys; Alt changes the letter itself on a Mac, so the place decides. */
export const readKey = 'Alt+L';

/** Does this key start the reading, or pause it? Not where letters are written. */
export function isReadKey(
  pressed: PressedKey & { readonly code: string },
  place: KeyboardPlace,
): boolean {
  const isFree = !pressed.defaultPrevented && !pressed.isComposing && !place.hasDialog;
  const isAltAlone = pressed.altKey && !pressed.ctrlKey && !pressed.metaKey && !pressed.shiftKey;
  return isFree && isAltAlone && pressed.code === 'KeyL' && !place.takesKeys;
}
