import { lineAt, maskToProse } from '../page/prose';
import { fault, type Rule } from './rule';

const placeholder =
  /(?<![\p{L}\p{N}])(?:kommer snart|under uppbyggnad|under arbete|fylls (?:i|på) senare|skrivs senare|mer text här|platshållare|TODO|FIXME|TBD|XXX|lorem ipsum)(?![\p{L}\p{N}])/giu;

/** No page promises text that is not there. Code may say TODO: a skeleton often does. */
export const placeholders: Rule = {
  name: 'platshållare',
  check: (page) =>
    [...maskToProse(page.source, page.tree).matchAll(placeholder)].map((match) =>
      fault(
        page,
        lineAt(page.source, match.index),
        `platshållare: ${match[0]}`,
        'den färdiga texten, eller ingen alls',
      ),
    ),
};
