import { toString } from 'mdast-util-to-string';
import { collectSections } from '../page/sections';
import { fault, type Rule } from './rule';

/** A page of the kind `opening` is its goals and an introduction of 100 to 200 words. */
export const openingLength: Rule = {
  name: 'inledningens längd',
  check: (page) => {
    if (page.frontMatter?.pageKind !== 'opening') return [];
    const sections = collectSections(page).filter((section) => section.title !== 'Mål');
    const paragraphs = sections.flatMap((section) => section.content.map((node) => toString(node)));
    const count = paragraphs
      .join(' ')
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    if (count >= 100 && count <= 200) return [];
    const line = sections[0]?.line ?? 1;
    return [fault(page, line, `inledningen har ${String(count)} ord`, '100–200 ord utöver målen')];
  },
};
