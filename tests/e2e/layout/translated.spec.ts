import { rowAt } from '../../support/night';
import { everyRoute, missingRoute } from '../../support/routeParts';
import { expect, test } from '../../support/site';
import { translatedFaults } from '../../support/translated';
import { openWhole } from '../../support/wholePage';

// What is used copies too.
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.describe.configure({ mode: 'parallel' });

/** Lessons that together have most of what lessons are made of, and pages that are no lesson. */
const telling = [
  ...['/courses/3/m1', '/courses/3/m3', '/courses/ai/textbook/11', '/courses/3/m2'],
  ...['/courses/applied_programming/digital_logic/practice', '/', '/repetera'],
];

/** Every page, those that tell most first. */
const routes = new Set([...telling, ...everyRoute.filter((route) => route !== missingRoute)]);

for (const [place, route] of [...routes].entries())
  test(
    `${route} can be used with every text translated, and all that it writes is seen`,
    rowAt(place),
    async ({ memberPage }) => {
      await openWhole(memberPage, route);
      const faults = await translatedFaults(memberPage);
      expect(faults).toEqual([]);
    },
  );
