import type { Programs } from '../../seal/earlyPage';

type FirstPrograms = Pick<Programs, 'entry' | 'beside'>;

/**
 * Fetches the site's programs, and runs those that it starts with when the page has been read to its end, as deferred scripts are. What is
 * seen comes before what makes it alive.
 */
export function startPrograms(page: Document, { entry, beside }: FirstPrograms): void {
  for (const href of [...beside, ...entry]) {
    const link = page.createElement('link');
    page.head.append(
      Object.assign(link, { rel: 'preload', as: 'script', fetchPriority: 'low', href }),
    );
  }
  const run = (): void => {
    for (const src of entry)
      page.head.append(Object.assign(page.createElement('script'), { src, async: false }));
  };
  if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', run, { once: true });
  else run();
}
