import type { KeyboardPlace, PressedKey } from '@kurser/shared/keyboard';

/** Does this key open the help? Only where `?` would not be written and steers nothing. */
export function opensHelp(pressed: PressedKey, place: KeyboardPlace): boolean {
  const isFree = !pressed.defaultPrevented && !pressed.isComposing;
  const isPlain = !pressed.ctrlKey && !pressed.metaKey && !pressed.altKey;
  return pressed.key === '?' && isFree && isPlain && !place.takesKeys && !place.hasDialog;
}
