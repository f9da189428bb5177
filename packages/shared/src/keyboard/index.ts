/** What is looked at of a keyboard event. */
export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  /** Somebody has used the key already: a lab, the code editor. */
  readonly defaultPrevented: boolean;
  readonly isComposing: boolean;
}

/** Where the keys go. */
export interface KeyboardPlace {
  readonly isMac: boolean;
  /** Focus is where text is written or where keys steer something. */
  readonly takesKeys: boolean;
  /** Another dialog is open. */
  readonly hasDialog: boolean;
}

/** Fields, editors, and the parts of labs that are steered by keys. */
const keyTakers =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox], [role=application], [role=grid], [role=slider], [role=spinbutton]';

/**
 * Is this a Mac, iPhone or iPad? Not on the server, where lessons are rendered for the link check.
 */
export function isMac(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);
}

/** The place that an event's target is. */
export function placeOf(target: EventTarget | null): KeyboardPlace {
  return {
    isMac: isMac(),
    takesKeys: target instanceof Element && target.closest(keyTakers) !== null,
    hasDialog: document.querySelector('dialog[open]') !== null,
  };
}
