import { findOpenFences } from '../../../src/lessons/openFences';
import { fault, type Rule } from './rule';

/** Every code block is closed: one that is not takes what follows with it. */
export const openFences: Rule = {
  name: 'öppna kodblock',
  check: (page) =>
    findOpenFences(page.source).map(({ line, swallows }) =>
      fault(
        page,
        line,
        `kodblocket på rad ${String(line)} stängs inte`,
        swallows === undefined
          ? '``` på en egen rad efter koden'
          : `\`\`\` på en egen rad före rad ${String(swallows)}`,
      ),
    ),
};
