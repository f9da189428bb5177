import { partNames } from '../../../src/teaching/authored/parsers';
import { isJsxElement, lineOf, visitNodes } from '../../../src/lessons/jsx';
import type { Finding } from '../finding';
import { declaredNames } from '../page/declaredNames';
import { isHtmlName } from '../page/htmlNames';
import { closest } from '../page/closest';
import { fault, type Rule } from './rule';

/** Docusaurus' own that an author may write without an import. */
const docusaurusNames = ['Head', 'Details'];

/** Every component is a part of the site's, one that the page imports, or an element of HTML. */
export const components: Rule = {
  name: 'komponenter',
  check: (page) => {
    const known = [...partNames, ...docusaurusNames, ...declaredNames(page.tree)];
    const findings: Finding[] = [];
    visitNodes(page.tree, (node) => {
      if (!isJsxElement(node)) return;
      const [name = ''] = (node.name ?? '').split('.');
      if (name === '' || known.includes(name) || isHtmlName(name)) return;
      findings.push(
        fault(page, lineOf(node), `okänd komponent: <${name}>`, expectedFor(name, known)),
      );
    });
    return findings;
  },
};

function expectedFor(name: string, known: readonly string[]): string {
  const meant = closest(name, known);
  if (meant !== undefined) return `menade du <${meant}>?`;
  return /^\p{Lu}/u.test(name)
    ? 'en del som står i src/teaching/README.md, eller en import överst på sidan'
    : `\`<${name}>\` som kod, om tecknen ska synas`;
}
