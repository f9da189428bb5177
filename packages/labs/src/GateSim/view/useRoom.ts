import { useLayoutEffect, useState, type RefObject } from 'react';

/** How many pixels wide an element is, inside its border; undefined before it is measured. */
export function useRoom(element: RefObject<HTMLElement | null>): number | undefined {
  const [room, setRoom] = useState<number>();
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null || box.clientWidth === 0) return undefined;
    const measure = (): void => setRoom(box.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
