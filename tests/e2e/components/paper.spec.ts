import { expect, test } from '../../support/fixturePage';
import { goWhole, openWhole } from '../../support/wholePage';

test('labs and traces show on paper what is useful there, and leave their controls out', async ({
  page,
}) => {
  const panel = (title: string) => page.getByRole('region', { name: title });

  await openWhole(page, '/courses/mazeviz');
  const maze = panel('Djupet först');
  await maze.getByRole('button', { name: 'Till slutet' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(maze.getByRole('grid')).toBeVisible();
  await expect(maze.getByText('Expanderade: 15')).toBeVisible();
  await expect(maze.getByRole('button', { name: 'Spela' })).toBeHidden();
  await expect(maze.getByLabel('Algoritm')).toBeHidden();

  await goWhole(page, '/courses/spritelab');
  const sprite = panel('Skeppet');
  await expect(sprite.getByRole('grid')).toBeVisible();
  await expect(sprite.getByRole('textbox', { name: 'Spritens byte' })).toBeVisible();
  await expect(sprite.getByRole('button', { name: 'Ångra' })).toBeHidden();
  await expect(sprite.getByText('Rita med')).toBeHidden();

  await goWhole(page, '/courses/keytrainer');
  const keys = panel('Citattecken');
  await expect(keys.getByText('stad = "Umeå"')).toBeVisible();
  await expect(keys.getByText('Din text')).toBeVisible();
  await expect(keys.getByRole('button', { name: 'Börja om' })).toBeHidden();
  await expect(keys.getByText('Tangenter att klicka på')).toBeHidden();

  await goWhole(page, '/courses/steptrace');
  const list = panel('Två anrop delar samma lista');
  await expect(list.getByRole('button', { name: 'Spela' })).toBeHidden();
  await expect(list.getByRole('group', { name: 'Kod' })).toBeVisible();
  await expect(list.getByText('Rad 6. Därför skrivs båda talen ut.')).toBeVisible();
  await expect(list.getByText('utskrift: [1, 2]')).toBeVisible();
});
