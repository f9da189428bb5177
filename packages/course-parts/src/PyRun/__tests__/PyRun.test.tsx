import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import Programs from '@site/tests/fixtures/docs/pyrun.mdx';
import { openPage } from '@site/tests/support/dom/page';

const title = 'Räkna medelvärdet';
const box = () => within(screen.getByRole('region', { name: new RegExp(title) }));
const editor = (): Promise<HTMLElement> =>
  box().findByRole('textbox', { name: `Pythonkod: ${title}` });
const word = () => box().queryByText('Koden har ändrats i en annan flik.');

/** Another tab keeps this code: the device's store hears of it by an event. */
function writeElsewhere(code: string): void {
  const name = Object.keys(localStorage).find((key) => key.includes('pyrun:')) ?? '';
  const theirs = JSON.stringify({ code, solved: false });
  act(() => {
    localStorage.setItem(name, theirs);
    window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: theirs }));
  });
}

test('says that another tab has changed the program, and gives back what stood there', async () => {
  const { user } = await openPage(Programs, title);
  await user.clear(await editor());
  await user.type(await editor(), 'mitt');
  expect(word()).toBeNull();
  writeElsewhere('deras');
  expect(await editor()).toHaveValue('deras');
  expect(word()).toBeVisible();
  await user.click(box().getByRole('button', { name: 'Ta tillbaka koden som stod här' }));
  expect(await editor()).toHaveValue('mitt');
  expect(word()).toBeNull();

  writeElsewhere('deras');
  expect(word()).toBeVisible();
  await user.type(await editor(), '!');
  expect(await editor()).toHaveValue('deras!');
  expect(word()).toBeNull();
});

test('starting over has a way back, and back again, also after the page has been left', async () => {
  const { user, reload } = await openPage(Programs, title);
  const start = 'tal = [3, 5, 10] print(sum(tal))';
  const press = (name: string): Promise<void> => user.click(box().getByRole('button', { name }));
  await user.clear(await editor());
  await user.type(await editor(), 'mitt');
  expect(box().queryByRole('button', { name: 'Visa min gamla kod' })).toBeNull();
  await press('Återställ');
  expect(await editor()).toHaveTextContent(start);
  await reload();
  await press('Visa min gamla kod');
  expect(await editor()).toHaveValue('mitt');
  expect(box().queryByRole('button', { name: 'Visa min gamla kod' })).toBeNull();
});
