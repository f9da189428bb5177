import { lineAt, maskToProse } from '../page/prose';
import { fault, type Rule } from './rule';

const path = /(?<![\p{L}\p{N}])[A-Za-z]:\\[^\s,;)]*/gu;

/** A path with backslashes stands as code: in text Markdown takes some of them away. */
export const windowsPaths: Rule = {
  name: 'sökvägar',
  check: (page) =>
    [...maskToProse(page.source, page.tree).matchAll(path)].map((match) => {
      const written = match[0].replace(/\.$/, '');
      return fault(
        page,
        lineAt(page.source, match.index),
        `sökvägen ${written} står i löpande text, där \\ kan försvinna`,
        `som kod: \`${written}\``,
      );
    }),
};
