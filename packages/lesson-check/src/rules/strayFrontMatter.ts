import { frontMatterKeys } from '../page/parseFrontMatter';
import { lineAt, maskToProse } from '../page/prose';
import { fault, type Rule } from './rule';

/** A key of the front matter at the beginning of a line. */
const key = new RegExp(`^(?:${frontMatterKeys.join('|')}):`, 'gmu');

/**
 * What is written for the build stands at the top of the page, and not where a student would read
 * it.
 */
export const strayFrontMatter: Rule = {
  name: 'front matter i texten',
  check: (page) =>
    [...maskToProse(page.source, page.tree).matchAll(key)].map((match) =>
      fault(
        page,
        lineAt(page.source, match.index),
        `${match[0]} står i texten`,
        'raden bland de andra mellan --- och --- överst på sidan',
      ),
    ),
};
