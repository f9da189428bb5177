import { whenAlive } from '../../gate/pageState';
import type { LoadStyles } from '../../platform/styleLoading';
import { earlyLessonAttribute } from '../earlyPage/marks';

/** The style sheets that the bundler has asked for so far. */
const sheets = (): readonly HTMLLinkElement[] =>
  Array.from(document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'));

/** Lets a sheet come, and say nothing of the page before the gate has taken over. */
function holdBack(sheet: HTMLLinkElement): void {
  sheet.media = 'not all';
  whenAlive(document, () => {
    sheet.media = 'all';
  });
}

/**
 * Holds back the sheets of what stands behind the gate while a member reads the copy of a page: it has brought along what it needs of them,
 * and all of it would be styled and laid out anew.
 */
export function holdStyles(load: LoadStyles): LoadStyles {
  return (chunk, promises) => {
    const before = sheets();
    load(chunk, promises);
    if (!document.documentElement.hasAttribute(earlyLessonAttribute)) return;
    for (const sheet of sheets()) if (!before.includes(sheet)) holdBack(sheet);
  };
}
