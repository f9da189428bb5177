import { school } from '../../../src/config/school';
import { rowAt } from '../../support/night';
import { expect, expectNoContent, lesson, test } from '../../support/site';

const domainText = `E-postadressen måste vara från @${school.emailDomain} domänen.`;

const domains = [
  'evil.se',
  `${school.emailDomain}.evil.se`,
  `x${school.emailDomain}`,
  `evil-${school.emailDomain}`,
];

for (const [place, domain] of domains.entries()) {
  for (const verified of [true, false]) {
    test(
      `a ${verified ? 'verified' : 'new'} account at ${domain}, made past the form, sees no content`,
      rowAt(place),
      async ({ page, accounts }) => {
        const account = await accounts.create({ verified, domain });
        await accounts.remember(page, account, verified);
        await page.goto(lesson.path);
        await expect(page.getByRole('alert')).toHaveText(domainText);
        await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
        await expectNoContent(page);
        await page.reload();
        await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
      },
    );
  }
}
