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
  /** What is held, or has been struck since it was last asked. */
  readonly read: () => ReadonlySet<Control>;
  /** For the stage, which takes the keys. */
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

/** The controls of a game: keys while its stage has focus, and buttons for fingers. */
export function usePad<Control extends string>({
  keys,
  onPress,
}: PadOptions<Control>): Pad<Control> {
  const held = useRef<Set<Control>>(new Set());
  const struck = useRef<Set<Control>>(new Set());
  const press = (control: Control): void => {
    held.current.add(control);
    struck.current.add(control);
    onPress();
  };
  const release = (control: Control): void => {
    held.current.delete(control);
  };
  const controlOf = (event: KeyboardEvent): Control | undefined =>
    event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[nameOf(event)];
  return {
    read: () => {
      const now = new Set([...held.current, ...struck.current]);
      struck.current.clear();
      return now;
    },
    stage: {
      onKeyDown: (event) => {
        const control = controlOf(event);
        if (control === undefined) return;
        // The page stays where it is.
        event.preventDefault();
        if (!event.repeat) press(control);
      },
      onKeyUp: (event) => {
        const control = keys[nameOf(event)];
        if (control !== undefined) release(control);
      },
      onBlur: () => {
        held.current.clear();
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
