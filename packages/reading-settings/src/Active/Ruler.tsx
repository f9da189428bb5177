import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './Ruler.module.css';

/** The middle of what has the focus, in the window; undefined where nothing has. */
function focusedAt({ target }: FocusEvent): number | undefined {
  if (!(target instanceof Element) || !target.matches(':focus-visible')) return undefined;
  const { top, height } = target.getBoundingClientRect();
  return top + height / 2;
}

/** A band in the light at the pointer, the finger or what has the focus, with the rest dimmed. */
export default function Ruler(): ReactNode {
  const band = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const to = (y: number | undefined): void => {
      if (y !== undefined) band.current?.style.setProperty('--at', `${Math.round(y)}px`);
    };
    const onPointer = ({ clientY }: PointerEvent): void => to(clientY);
    const onFocus = (event: FocusEvent): void => to(focusedAt(event));
    to(window.innerHeight / 3);
    window.addEventListener('pointermove', onPointer, { passive: true });
    window.addEventListener('pointerdown', onPointer, { passive: true });
    window.addEventListener('focusin', onFocus);
    return () => {
      window.removeEventListener('pointermove', onPointer);
      window.removeEventListener('pointerdown', onPointer);
      window.removeEventListener('focusin', onFocus);
    };
  }, []);
  return createPortal(<div ref={band} className={styles.band} aria-hidden="true" />, document.body);
}
