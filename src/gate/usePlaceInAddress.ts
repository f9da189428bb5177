import { useLayoutEffect } from 'react';
import { findPlace } from './place';

/**
 * Goes to the place that the address is about when the gate has opened: the browser has looked for it while there was no such place yet.
 * Readers who have scrolled already, in a copy of the page or because the browser knows where they were, stay there.
 */
export function usePlaceInAddress(isOpen: boolean): void {
  useLayoutEffect(() => {
    const place = isOpen ? findPlace(document) : null;
    // Asked last: the browser lays out the page to answer.
    if (place !== null && window.scrollY === 0) place.scrollIntoView();
  }, [isOpen]);
}
