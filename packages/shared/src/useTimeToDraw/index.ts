import { createContext, useContext, useEffect, useState, type RefObject } from 'react';
import { afterFrame } from '../afterFrame';

/**
 * Whether diagrams and editors are drawn wherever they stand, as on a page that is there to be
 * printed.
 */
export const DrawsAll = createContext(false);

/**
 * How long to wait before drawing what the reader has not come near: a printer takes the page as it
 * is.
 */
const restMs = 5_000;

/**
 * What is drawn as soon as the page is on the screen: all down to one screen below. What stands
 * above belongs to it, because what grows there later would move the text that is being read.
 */
const near = { rootMargin: '1000000px 0px 100% 0px' };

/**
 * Whether to draw the slow content of a box: true once the reader has come near, or has had the
 * page for a while, and true from then on.
 */
export function useTimeToDraw(box: RefObject<Element | null>): boolean {
  const drawsAll = useContext(DrawsAll);
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const draw = (): void => setIsTime(true);
    let callOff = (): void => undefined;
    const drawNext = (): void => {
      callOff();
      callOff = afterFrame(draw);
    };
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) drawNext();
    }, near);
    const timer = setTimeout(draw, restMs);
    if (drawsAll) drawNext();
    else observer.observe(element);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      callOff();
    };
  }, [box, drawsAll]);
  return isTime;
}
