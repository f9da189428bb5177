import { findOpenFences } from '@kurser/lesson-language/source/findOpenFences';
import { openFenceFault } from '@kurser/lesson-language/source/mdxFault';
import { fault, type Rule } from './rule';

/** Every code block is closed: an open one swallows what follows. */
export const openFences: Rule = {
  name: 'öppna kodblock',
  check: (page) =>
    findOpenFences(page.source)
      .map(openFenceFault)
      .map(({ line, problem, remedy }) => fault(page, line, problem, remedy)),
};
