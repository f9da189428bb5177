import { useLayoutEffect, useState, type ReactNode, type RefObject } from 'react';
import { arrowsOf, type Arrow, type Place, type Pointer } from '../core/arrows';
import { colourOf } from './Value';
import styles from '../styles.module.css';

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly arrows: readonly Arrow[];
}

const nothing: Picture = { width: 0, height: 0, arrows: [] };

/** The right edge of an element, halfway down, in the pixels of the picture. */
function edgeOf(element: Element, { left, top }: DOMRect): Place {
  const box = element.getBoundingClientRect();
  return { x: box.right - left, y: box.top + box.height / 2 - top };
}

/** Where a line begins: at the mark, or beside its row where a word stands between. */
function startOf(pointer: Element, box: DOMRect): Place {
  const row = pointer.closest('tr');
  const hasWord = row !== null && row.lastElementChild?.textContent !== '';
  const start = edgeOf(pointer, box);
  return hasWord ? { ...start, x: edgeOf(row, box).x } : start;
}

function measure(area: HTMLElement): Picture {
  const box = area.getBoundingClientRect();
  const pointers: Pointer[] = [];
  for (const element of area.querySelectorAll('[data-points-at]')) {
    const object = Number(element.getAttribute('data-points-at'));
    pointers.push({ object, ...startOf(element, box) });
  }
  const targets = new Map<number, Place>();
  for (const element of area.querySelectorAll('[data-object-head]'))
    targets.set(Number(element.getAttribute('data-object-head')), edgeOf(element, box));
  return { width: box.width, height: box.height, arrows: arrowsOf(pointers, targets, box.width) };
}

interface ArrowsProps {
  /** What the arrows are drawn over. */
  readonly area: RefObject<HTMLElement | null>;
  /** Another when something else is shown. */
  readonly shown: unknown;
}

/**
 * Arrows from all that points at an object to the object: that two names share one is seen. They
 * stand still, and say nothing that the marks and the object's head do not say in words.
 */
export default function Arrows({ area, shown }: ArrowsProps): ReactNode {
  const [picture, setPicture] = useState(nothing);
  useLayoutEffect(() => {
    const element = area.current;
    if (element === null) return undefined;
    const draw = (): void => {
      setPicture(measure(element));
    };
    draw();
    const observer = new ResizeObserver(draw);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [area, shown]);
  const { width, height, arrows } = picture;
  if (arrows.length === 0) return null;
  return (
    <svg className={styles.arrows} width={width} height={height} aria-hidden="true">
      {arrows.map(({ object, line, head }) => (
        <g key={object} className={colourOf(object)}>
          <path className={styles.arrowLine} d={line} />
          <path className={styles.arrowHead} d={head} />
        </g>
      ))}
    </svg>
  );
}
