import { useSyncExternalStore } from 'react';

let betweenPrintEvents = false;

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia('print');
  const before = (): void => {
    betweenPrintEvents = true;
    onChange();
  };
  const after = (): void => {
    betweenPrintEvents = false;
    onChange();
  };
  // Both, because Firefox fires only the print events in time, and a device emulation only the
  // media query.
  media.addEventListener('change', onChange);
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  return () => {
    media.removeEventListener('change', onChange);
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
}

/** Whether the page is being laid out for paper right now. False on the server. */
export function isPrinting(): boolean {
  return (
    typeof window !== 'undefined' && (betweenPrintEvents || window.matchMedia('print').matches)
  );
}

/** `isPrinting` as a hook: the component is rendered anew before the browser lays out the paper. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting, () => false);
}
