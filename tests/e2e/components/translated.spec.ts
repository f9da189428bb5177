import { readdirSync } from 'node:fs';
import { expect, test } from '../../support/fixturePage';
import { rowAt } from '../../support/night';
import { translatedFaults } from '../../support/translated';
import { openWhole } from '../../support/wholePage';

test.describe.configure({ mode: 'parallel' });

// What is used copies too.
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** The page that breaks when it is asked to, and the one that is about looks. */
const others = ['crash.mdx', 'utseende.mdx'];
const pages = readdirSync('tests/fixtures/docs').filter(
  (name) => name.endsWith('.mdx') && !others.includes(name),
);
const half = Math.ceil(pages.length / 2);

for (const [number, group] of [pages.slice(0, half), pages.slice(half)].entries())
  test(
    `all parts can be used with every text translated, and all that they write is seen (${String(number + 1)})`,
    rowAt(number),
    async ({ page }) => {
      const faults: string[] = [];
      for (const name of group) {
        const route = `/courses/${name.replace('.mdx', '')}`.replace(/\/index$/, '');
        await openWhole(page, route);
        faults.push(...(await translatedFaults(page)).map((fault) => `${route} ${fault}`));
      }
      expect(faults).toEqual([]);
    },
  );
