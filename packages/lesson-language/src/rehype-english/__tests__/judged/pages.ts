import { relative } from 'node:path';
import { toHast } from 'mdast-util-to-hast';
import type { Root } from 'hast';
import { readEveryPage } from '../../../../../../tests/support/everyPage';
import rehypeUnbroken from '../../../rehype-unbroken';
import rehypeEnglish from '../..';
import type { Words } from '../../words';
import type { PagePlace } from './draw';
import { placesIn } from './places';

const ofMdx = [
  ...(['mdxFlowExpression', 'mdxJsxFlowElement', 'mdxJsxTextElement'] as const),
  ...(['mdxTextExpression', 'mdxjsEsm'] as const),
];

/** Every word of the lessons' running text, marked as the build marks it. */
export async function markedPlaces(words: Words): Promise<readonly PagePlace[]> {
  const mark = rehypeEnglish({ glossary: './docs/glossary.json', words });
  const places: PagePlace[] = [];
  for (const { file, tree } of await readEveryPage()) {
    const page = toHast(tree, { passThrough: [...ofMdx] }) as Root;
    rehypeUnbroken()(page);
    await mark(page);
    const name = relative('docs', file).replace(/\.mdx$/, '');
    places.push(...placesIn(page).map((place) => ({ ...place, page: name })));
  }
  return places;
}
