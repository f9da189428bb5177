import type { Programs } from './facts';

interface FirstPrograms extends Pick<Programs, 'entry'> {
  /** Scripts and style sheets that the entry will ask for. */
  readonly beside: readonly string[];
}

/**
 * Fetches the site's programs, and runs those that it starts with when the page has been read to
 * its end, as deferred scripts are. What is seen comes before what makes it alive. Chunks are run
 * as soon as they come: they wait in a list until the entry takes them from there, and the
 * processor has nothing else to do meanwhile. One that does not come is asked for again by its
 * importer, and missed there.
 */
export function startPrograms(page: Document, { entry, beside }: FirstPrograms): void {
  const fetchPriority = 'low';
  const preload = (href: string, as: 'script' | 'style'): void => {
    const link = page.createElement('link');
    page.head.append(Object.assign(link, { rel: 'preload', as, fetchPriority, href }));
  };
  const runScript = (src: string, async: boolean): void => {
    const script = page.createElement('script');
    // The bundler waits for the script that it finds under a chunk's address, also when that has
    // come, or failed to, long ago.
    const settled = (): void => script.remove();
    const events = { onload: settled, onerror: settled };
    page.head.append(Object.assign(script, { src, async, fetchPriority, ...events }));
  };
  for (const address of beside) {
    if (address.endsWith('.css')) preload(address, 'style');
    else runScript(address, true);
  }
  for (const src of entry) preload(src, 'script');
  const run = (): void => {
    for (const src of entry) runScript(src, false);
  };
  if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', run, { once: true });
  else run();
}
