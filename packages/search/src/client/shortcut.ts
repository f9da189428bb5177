import type { KeyboardPlace, PressedKey } from '@kurser/shared/keyboard';

/**
 * Does this key open the search? Ctrl+K (⌘K on a Mac, where Ctrl+K deletes in text fields)
 * everywhere but where somebody has used it; `/` only where it would not be written or steer
 * anything. Layouts with `/` on Shift are the rule in Sweden, so Shift is not looked at.
 */
export function opensSearch(pressed: PressedKey, place: KeyboardPlace): boolean {
  if (pressed.defaultPrevented || pressed.isComposing || place.hasDialog || pressed.altKey)
    return false;
  if (pressed.key.toLowerCase() === 'k') {
    const [command, other] = place.isMac
      ? [pressed.metaKey, pressed.ctrlKey]
      : [pressed.ctrlKey, pressed.metaKey];
    return command && !other && !pressed.shiftKey;
  }
  return pressed.key === '/' && !pressed.ctrlKey && !pressed.metaKey && !place.takesKeys;
}
