import { useEffect, useState } from 'react';
import { isPageThere, reloadPage, reloadWhenThere } from 'docusaurus-plugin-seal/common';

interface Reload {
  /** Whether it is being asked if there is a page to be had. */
  readonly asking: boolean;
  /** How many presses have found none. */
  readonly misses: number;
  /**
   * Loads the page again, when there is one. Where there was none, it is loaded as soon as there
   * is.
   */
  reload(): void;
}

/**
 * The verb of a button that loads the page again, and never loses it to the browser's own error
 * page.
 */
export function useReload(): Reload {
  const [asking, setAsking] = useState(false);
  const [misses, setMisses] = useState(0);
  const missed = misses > 0;
  useEffect(() => (missed ? reloadWhenThere() : undefined), [missed]);

  async function ask(): Promise<void> {
    setAsking(true);
    if (await isPageThere()) {
      reloadPage();
    } else {
      setAsking(false);
      setMisses((before) => before + 1);
    }
  }
  return {
    asking,
    misses,
    reload() {
      if (!asking) void ask();
    },
  };
}
