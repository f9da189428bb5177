import {
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';

interface PadOptions<Control extends string> {
  /** What each key does: `ArrowLeft`, `' '`, `'a'`. */
  readonly keys: Readonly<Record<string, Control>>;
  readonly onPress: () => void;
}

/** How long a press by a keyboard's Enter, a switch or a voice lasts. */
const tapMs = 200;

/** What is held, by keys and by buttons under a finger. */
export interface Pad<Control extends string> {
  /** What is held, or has been struck since it was last asked; or only the latter. */
  readonly read: (onlyStruck?: boolean) => ReadonlySet<Control>;
  /** For the stage and for what stands around the buttons: they take the keys. */
  readonly stage: {
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onKeyUp: (event: KeyboardEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
  /** For the button of a control. */
  readonly button: (control: Control) => {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
    readonly onContextMenu: (event: MouseEvent) => void;
    readonly onClick: (event: MouseEvent) => void;
  };
}

const nameOf = ({ key }: KeyboardEvent): string => (key.length === 1 ? key.toLowerCase() : key);

/** Space on a button within is the button's own. */
const pressesButton = ({ key, target, currentTarget }: KeyboardEvent): boolean =>
  key === ' ' && target !== currentTarget;

/** Whether a key that goes down is the game's: shortcuts are not. */
const isForGame = (event: KeyboardEvent): boolean =>
  !event.ctrlKey && !event.metaKey && !event.altKey && !pressesButton(event);

/** The controls of a game: keys while its stage or a button has focus, and buttons for fingers. */
export function usePad<Control extends string>({
  keys,
  onPress,
}: PadOptions<Control>): Pad<Control> {
  const keyed = useRef<Set<Control>>(new Set());
  const held = useRef<Set<Control>>(new Set());
  const struck = useRef<Set<Control>>(new Set());
  const press = (control: Control, by = held): void => {
    by.current.add(control);
    struck.current.add(control);
    onPress();
  };
  const release = (control: Control): void => {
    held.current.delete(control);
  };
  return {
    read: (onlyStruck = false) => {
      const holding = onlyStruck ? [] : [...keyed.current, ...held.current];
      const now = new Set([...holding, ...struck.current]);
      struck.current.clear();
      return now;
    },
    stage: {
      onKeyDown: (event) => {
        const control = isForGame(event) ? keys[nameOf(event)] : undefined;
        if (control === undefined) return;
        // The page stays where it is.
        event.preventDefault();
        if (!event.repeat) press(control, keyed);
      },
      onKeyUp: (event) => {
        const control = keys[nameOf(event)];
        if (control !== undefined) keyed.current.delete(control);
      },
      // A finger that moves the focus by its press is still down.
      onBlur: () => {
        keyed.current.clear();
      },
    },
    button: (control) => ({
      // A finger that slides from one button to the next presses the next: no button keeps it.
      onPointerDown: ({ currentTarget, pointerId }) => {
        if (currentTarget.hasPointerCapture(pointerId))
          currentTarget.releasePointerCapture(pointerId);
        press(control);
      },
      onPointerEnter: ({ buttons }) => {
        if (buttons > 0) press(control);
      },
      onPointerLeave: () => release(control),
      onPointerUp: () => release(control),
      onPointerCancel: () => release(control),
      onContextMenu: (event) => event.preventDefault(),
      onClick: ({ detail }) => {
        if (detail !== 0) return;
        press(control);
        window.setTimeout(() => release(control), tapMs);
      },
    }),
  };
}
