import { lineOf } from '@kurser/lesson-language/source/jsx';
import { findList, findSection } from '../page/sections';
import { fault, type Rule } from './rule';

/**
 * The section Mål lists three to five goals. That the section exists is the rule of required parts.
 */
export const goals: Rule = {
  name: 'mål',
  check: (page) => {
    const section = findSection(page, 'Mål');
    if (section === undefined) return [];
    const list = findList(section);
    if (list === undefined)
      return [fault(page, section.line, 'avsnittet Mål har ingen lista', '- tre till fem mål')];
    const count = list.children.length;
    if (count >= 3 && count <= 5) return [];
    return [
      fault(
        page,
        lineOf(list),
        `avsnittet Mål har ${String(count)} mål`,
        'tre till fem prövbara mål',
      ),
    ];
  },
};
