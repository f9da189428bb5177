import { toString } from 'mdast-util-to-string';
import { attributeText, elementsNamed, lineOf } from '@kurser/lesson-language/source/jsx';
import type { GlossaryTerm } from '../site/glossaryFile';
import { fault, type Rule } from './rule';

/** A `Term` names an entry of docs/glossary.json and is spelled as there, endings apart. */
export const glossaryTerms: Rule = {
  name: 'ordlistan',
  check: (page, site) =>
    elementsNamed(page.tree, 'Term').flatMap((element) => {
      const id = attributeText(element, 'id') ?? '';
      const term = site.glossary?.terms.get(id);
      if (term === undefined) {
        const problem = `termen ${id === '' ? 'utan id' : id} finns inte i docs/glossary.json`;
        return [
          fault(
            page,
            lineOf(element),
            problem,
            '<Term id="stack">stack</Term> med ett id ur ordlistan',
          ),
        ];
      }
      const text = toString(element);
      if (isFormOf(text, term)) return [];
      return [
        fault(page, lineOf(element), `termen ${id} skrivs ${text}`, `som i ordlistan: ${term.sv}`),
      ];
    }),
};

/**
 * Swedish endings may swallow a vowel (nyckel, nycklar): the form must share the word up to its
 * last two letters.
 */
function isFormOf(text: string, term: GlossaryTerm): boolean {
  const form = text.trim().toLocaleLowerCase('sv');
  return [term.sv, term.en].some((word) => {
    const base = word.toLocaleLowerCase('sv');
    return form === base || form.startsWith(base.slice(0, Math.max(3, base.length - 2)));
  });
}
