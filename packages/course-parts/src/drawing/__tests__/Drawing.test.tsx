import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { parseCommands } from '@kurser/python-runner/drawing';
import { clickNow, openPage } from '@site/tests/support/dom/page';
import Drawing from '../Drawing';

const commands = parseCommands([
  ['go', 0, 0, 0, 80, 0, 'red', 1, 1],
  ['dot', 0, 0, 0, 5, 'blue'],
]);

const picture = (name: string) => screen.getByRole('img', { name: `Programmets bild: ${name}` });
const button = (name: string) => screen.getByRole('button', { name });

test('is drawn at the program’s pace, whole when that is wanted, and again', async () => {
  if (commands === undefined) throw new Error('the commands cannot be read');
  await openPage(() => <Drawing commands={commands} />);
  expect(picture('1 streck, 1 prick')).toBeVisible();
  clickNow(button('Rita igen'));
  expect(picture('ritas nu')).toBeVisible();
  clickNow(button('Visa hela bilden'));
  expect(picture('1 streck, 1 prick')).toBeVisible();
  clickNow(button('Rita igen'));
  act(() => {
    dispatchEvent(new Event('beforeprint'));
  });
  expect(picture('1 streck, 1 prick')).toBeVisible();
});
