import { attributeText, elementsNamed, lineOf } from '../../../src/lessons/jsx';
import { fault, type Rule } from './rule';

/** A `FlagCheck` has a name of its own on the page and a whole SHA-256 sum. */
export const flagChecks: Rule = {
  name: 'flaggor',
  check: (page) => {
    const elements = elementsNamed(page.tree, 'FlagCheck');
    const names = elements.map((element) => attributeText(element, 'name') ?? '');
    return elements.flatMap((element, index) => {
      const name = names[index] ?? '';
      const sum = attributeText(element, 'sha256') ?? '';
      const findings = [];
      if (!/^[0-9a-f]{64}$/.test(sum)) {
        const problem = `sha256 har ${String(sum.length)} tecken`;
        findings.push(
          fault(page, lineOf(element), problem, '64 hexsiffror (0–9, a–f) från sha256sum'),
        );
      }
      if (name === '' || names.indexOf(name) !== index) {
        findings.push(
          fault(
            page,
            lineOf(element),
            `FlagCheck saknar ett eget namn`,
            'name="u1", olika för varje flagga på sidan',
          ),
        );
      }
      return findings;
    });
  },
};
