import { expectNoFindings } from '../../support/axe';
import { night } from '../../support/night';
import { expect, lesson, test } from '../../support/site';

test('? shows every key, and Escape leads back', async ({ memberPage }) => {
  await memberPage.goto(lesson.path);
  await expect(memberPage.getByRole('heading', { name: lesson.heading })).toBeVisible();
  await memberPage.keyboard.press('?');
  const dialog = memberPage.getByRole('dialog', { name: 'Kortkommandon' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('öppnar sökningen', { exact: true })).toBeVisible();
  await expect(dialog.getByText('visar den här listan')).toBeVisible();
  await expectNoFindings(memberPage);
  await memberPage.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test(
  'the list is reached with the button too, and closed with one',
  night,
  async ({ memberPage }) => {
    await memberPage.goto('/');
    const button = memberPage
      .getByRole('contentinfo')
      .getByRole('button', { name: 'Kortkommandon' });
    await button.click();
    const dialog = memberPage.getByRole('dialog', { name: 'Kortkommandon' });
    await dialog.getByRole('button', { name: 'Stäng' }).click();
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  },
);

test('the help leads to what is to be repeated', async ({ memberPage }) => {
  await memberPage.goto(lesson.path);
  await expect(memberPage.getByRole('heading', { name: lesson.heading })).toBeVisible();
  await memberPage.keyboard.press('?');
  const dialog = memberPage.getByRole('dialog', { name: 'Kortkommandon' });
  await dialog.getByRole('link', { name: 'Repetera det du har läst' }).click();
  await expect(memberPage.getByRole('heading', { level: 1, name: 'Repetera' })).toBeVisible();
  await expect(dialog).toBeHidden();
});
