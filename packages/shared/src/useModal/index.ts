import { useCallback, useEffect, useRef, type RefObject } from 'react';

export { ComingModal } from './ComingModal';

/** Calls back after a press beside the dialog. Returns the function that ends it. */
function onPressBeside(element: HTMLDialogElement, act: () => void): () => void {
  // Beside the dialog is its backdrop, and to the browser that is the element itself; everything in
  // it is a child. A press is where it begins: a selection of text that is dragged out of the
  // dialog ends in a click on the element too.
  let beganBeside = false;
  const begin = ({ target }: Event): void => {
    beganBeside = target === element;
  };
  const end = ({ target }: Event): void => {
    if (beganBeside && target === element) act();
  };
  element.addEventListener('pointerdown', begin);
  element.addEventListener('click', end);
  return () => {
    element.removeEventListener('pointerdown', begin);
    element.removeEventListener('click', end);
  };
}

interface ModalOptions {
  /**
   * Whether a press beside the dialog closes it. Its content must fill it, or a press on its own
   * edge does too.
   */
  readonly closesBeside?: boolean;
}

/**
 * The browser's own modal dialog, open as long as its component is there: focus, Escape and the way
 * back to where one was come with it. Back and forward close it.
 */
export function useModal({ closesBeside = false }: ModalOptions = {}): {
  readonly ref: RefObject<HTMLDialogElement | null>;
  /** Closes it; the element's `onClose` follows, as it does after Escape. */
  readonly close: () => void;
} {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useCallback(() => {
    ref.current?.close();
  }, []);
  useEffect(() => {
    const element = ref.current;
    element?.showModal();
    // Back and forward lead to another page, which must not lie behind a dialog about the last one.
    window.addEventListener('popstate', close);
    return () => {
      window.removeEventListener('popstate', close);
      element?.close();
    };
  }, [close]);
  useEffect(() => {
    const element = ref.current;
    return closesBeside && element !== null ? onPressBeside(element, close) : undefined;
  }, [closesBeside, close]);
  return { ref, close };
}
