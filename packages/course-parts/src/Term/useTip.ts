import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  type Dispatch,
  type PointerEvent,
  type RefObject,
} from 'react';
import { placeTip } from './placement';
import { nextReasons, noReasons, type TipEvent } from './tipReasons';

/** Time to move the pointer from the word to its tip before the tip closes. */
const travelMs = 200;

const gap = 6;

export interface TipState {
  readonly open: boolean;
  readonly word: RefObject<HTMLButtonElement | null>;
  readonly tip: RefObject<HTMLSpanElement | null>;
  /** For the word and for the tip alike: the tip stays while the pointer is over either. */
  readonly hover: {
    onPointerEnter(event: PointerEvent): void;
    onPointerLeave(event: PointerEvent): void;
  };
  focus(): void;
  blur(): void;
  press(): void;
  /** Puts the tip at its word again; call it when the tip has grown, before it is painted. */
  readonly place: () => void;
}

function moveTip(word: HTMLElement | null, tip: HTMLElement | null): void {
  if (word === null || tip === null) return;
  // A word can be broken over two lines; the tip belongs to its first part.
  const box = word.getClientRects()[0] ?? word.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const place = placeTip(
    box,
    { width: tip.offsetWidth, height: tip.offsetHeight },
    { width, height },
    gap,
  );
  tip.style.left = `${place.left}px`;
  tip.style.top = `${place.top}px`;
}

type Corner = Pick<TipState, 'word' | 'tip'>;

/**
 * Keeps an open tip at its word, however the page is scrolled and the tip grows; returns what puts
 * it there.
 */
function useTipPlace(open: boolean, { word, tip }: Corner): () => void {
  const follow = useCallback((): void => {
    moveTip(word.current, tip.current);
  }, [word, tip]);
  useLayoutEffect(() => {
    if (!open) return undefined;
    follow();
    // In the capture phase, so that a scrolling table around the word is heard too.
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    const growth = new ResizeObserver(follow);
    if (tip.current !== null) growth.observe(tip.current);
    return () => {
      growth.disconnect();
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [open, tip, follow]);
  return follow;
}

/** Closes an open tip with Escape, and with a press elsewhere. */
function useClosing(open: boolean, { word, tip }: Corner, dispatch: Dispatch<TipEvent>): void {
  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') dispatch({ type: 'dismiss' });
    };
    const onPointerDown = (event: globalThis.PointerEvent): void => {
      const target = event.target instanceof Node ? event.target : null;
      if (word.current?.contains(target) === true || tip.current?.contains(target) === true) return;
      dispatch({ type: 'end', reason: 'press' });
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [open, word, tip, dispatch]);
}

/** For the word and for the tip alike. */
function useHover(dispatch: Dispatch<TipEvent>): TipState['hover'] {
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  return {
    onPointerEnter: (event) => {
      // A finger "hovers" for as long as it touches; its tap is a press instead.
      if (event.pointerType === 'touch') return;
      clearTimeout(leaving.current);
      dispatch({ type: 'begin', reason: 'hover' });
    },
    onPointerLeave: () => {
      clearTimeout(leaving.current);
      leaving.current = setTimeout(() => {
        dispatch({ type: 'end', reason: 'hover' });
      }, travelMs);
    },
  };
}

/**
 * A tip's state and verbs: it opens on hover, focus or press, and closes on Escape, on a press
 * elsewhere, or when its reason ends.
 */
export function useTip(): TipState {
  const [reasons, dispatch] = useReducer(nextReasons, noReasons);
  const word = useRef<HTMLButtonElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const hover = useHover(dispatch);
  const open = reasons.size > 0;
  const place = useTipPlace(open, { word, tip });
  useClosing(open, { word, tip }, dispatch);

  return {
    open,
    word,
    tip,
    hover,
    place,
    focus: () => {
      dispatch({ type: 'begin', reason: 'focus' });
    },
    blur: () => {
      dispatch({ type: 'end', reason: 'focus' });
      dispatch({ type: 'end', reason: 'press' });
    },
    press: () => {
      dispatch({ type: 'begin', reason: 'press' });
    },
  };
}
