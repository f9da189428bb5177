import { execFileSync } from 'node:child_process';

/**
 * Whether git knows when each page was changed last; where not, the build says why in one sentence.
 */
export type PageDates =
  | { readonly kind: 'known' }
  | { readonly kind: 'unknown'; readonly because: string };

/** What git says, or undefined where it fails or is not there. */
function ask(folder: string, ...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

/**
 * Pages are dated by the history of the folder that the site is built in. A copy without one has no
 * dates; a clone that was cut off knows only when it was cut, which would then stand on every page.
 */
export function findPageDates(folder = '.'): PageDates {
  switch (ask(folder, 'rev-parse', '--is-shallow-repository', 'HEAD')?.split('\n')[0]) {
    case undefined:
      return {
        kind: 'unknown',
        because: 'mappen är ingen git-klon, eller git saknas på datorn',
      };
    case 'false':
      return { kind: 'known' };
    default:
      return {
        kind: 'unknown',
        because: 'klonen är avkortad (git clone --depth); git fetch --unshallow hämtar resten',
      };
  }
}
