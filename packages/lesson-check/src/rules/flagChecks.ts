import { attributeText, elementsNamed, lineOf } from '@kurser/lesson-language/source/jsx';
import { fault, type Rule } from './rule';

/** A `FlagCheck` has a name of its own on the page: what the student has found is kept under it. */
export const flagChecks: Rule = {
  name: 'flaggor',
  check: (page) => {
    const elements = elementsNamed(page.tree, 'FlagCheck');
    const names = elements.map((element) => attributeText(element, 'name') ?? '');
    return elements
      .filter((_, index) => names[index] !== '' && names.indexOf(names[index] ?? '') < index)
      .map((element) =>
        fault(
          page,
          lineOf(element),
          'FlagCheck saknar ett eget namn',
          'name="u1", olika för varje flagga på sidan',
        ),
      );
  },
};
