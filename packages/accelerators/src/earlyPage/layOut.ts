import { afterFrame } from '@kurser/shared/afterFrame';
import { whenAlive } from '@kurser/school-gate/gate/pageState';
import { appRootId } from 'docusaurus-plugin-seal/seams/appRoot';
import { beginningBlocks } from '../beginning';
import { earlyLessonAttribute } from '../marks';

/** About how many elements a slow phone styles and lays out without keeping the reader waiting. */
const elementsAFrame = 150;

const isStyled = (block: Element): block is HTMLElement => block instanceof HTMLElement;

/**
 * What is not on the screen is left without styles and layout, in the room that it roughly needs; a
 * browser that cannot do that lays out everything. For all of a text's blocks but its first.
 */
const whenSeen = { contentVisibility: 'auto', containIntrinsicSize: 'auto 6rem' };

/**
 * For the copy: the same where its reader has not moved it, and what keeps it as high as the living
 * page. That shows one hint at a time, and on a phone has a row of buttons below code, which the
 * server does not write.
 */
export const copyStyles = [
  `[${earlyLessonAttribute}=whole] [inert] .markdown>:nth-child(n+${beginningBlocks + 1}){content-visibility:auto;contain-intrinsic-size:auto 6rem}`,
  '[inert] [data-hint]~[data-hint]{display:none}',
  '@media (width<=40rem){[inert] .theme-code-block>div:has(>pre)::after{content:"";display:block;height:2.5rem}}',
].join('');

/**
 * Lays out the rest of a text from the first block to the last, as much in each frame as that has
 * time for. Ends early when the blocks are gone.
 */
async function layOut(blocks: readonly HTMLElement[]): Promise<void> {
  let elements = 0;
  for (const block of blocks) {
    if (elements >= elementsAFrame) {
      await new Promise<void>(afterFrame);
      if (!block.isConnected) return;
      elements = 0;
    }
    Object.assign(block.style, { contentVisibility: '', containIntrinsicSize: '' });
    elements += 1 + block.querySelectorAll('*').length;
  }
}

/** To be called when the page is in the document, and has not been measured yet. */
function layOutInPieces(page: Document): void {
  if (page.documentElement.getAttribute(earlyLessonAttribute) !== 'whole') return;
  const texts = Array.from(page.querySelectorAll(`#${appRootId} .markdown`));
  const blocks = texts
    .flatMap(({ children }) => Array.from(children).slice(beginningBlocks))
    .filter(isStyled);
  for (const { style } of blocks) Object.assign(style, whenSeen);
  void layOut(blocks);
}

/**
 * Has the living page laid out in pieces when it takes the place of a copy that nobody has moved:
 * the visible part is there already. Must be called before the gate opens.
 */
export function layOutAfterCopy(page: Document): void {
  // First of all: the page's own script takes its copy away then.
  whenAlive(page, () => layOutInPieces(page), true);
}
