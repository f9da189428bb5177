/** Which pages lead to a file. Pure. */
import { dirname, posix } from 'node:path';

/**
 * A page as far as its links go; `file` is named from the project's folder, with forward slashes.
 */
export interface LinkingPage {
  readonly file: string;
  readonly text: string;
}

/** What pages may lead to: a file, and the address that it has or had if it is a page. */
export interface LinkTarget {
  readonly file: string;
  readonly route?: string;
}

/**
 * Links, pictures, `source=`, `from=` and `check_files`: a target in brackets, and whatever else
 * begins with `./` or `../`.
 */
const written = /\]\(\s*<?([^)\s>]+)|(\.{1,2}\/[^\s)"'`\]>,]+)|href="([^"]+)"/g;

function decoded(link: string): string {
  try {
    return decodeURI(link);
  } catch {
    return link;
  }
}

/**
 * Where a page's links lead, from the project's folder, or by address; with what follows the number
 * sign.
 */
function linksOf({ file, text }: LinkingPage): readonly { place: string; hasAnchor: boolean }[] {
  return [...text.matchAll(written)].map(([, inBrackets, relative, href]) => {
    const link = decoded(inBrackets ?? relative ?? href ?? '');
    const [path = ''] = link.split('#', 1);
    const place = path.startsWith('/') ? path : posix.join(dirname(file), path);
    return { place: place.replace(/\/$/, ''), hasAnchor: link.includes('#') };
  });
}

/**
 * The pages that lead to one of the targets, or to a folder that it lies in.
 * @param onlyAnchors whether a place within the target is meant
 */
export function pagesThatLeadTo(
  targets: readonly LinkTarget[],
  pages: readonly LinkingPage[],
  onlyAnchors = false,
): readonly string[] {
  const leads = (place: string): boolean =>
    targets.some(
      ({ file, route }) =>
        place === file ||
        place === route ||
        (place.startsWith('docs/') && file.startsWith(`${place}/`)),
    );
  return pages
    .filter((page) =>
      linksOf(page).some(({ place, hasAnchor }) => (hasAnchor || !onlyAnchors) && leads(place)),
    )
    .map(({ file }) => file);
}
