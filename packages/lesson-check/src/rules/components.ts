import { unknownComponents } from '@kurser/lesson-language/authored/faults';
import { fault, type Rule } from './rule';

/** Every component is a part of the site's, one that the page imports, or an element of HTML. */
export const components: Rule = {
  name: 'komponenter',
  check: (page) =>
    unknownComponents(page.tree).map(({ line, problem, remedy }) =>
      fault(page, line, problem, remedy),
    ),
};
