import { useState, type ComponentType, type ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { teachingComponents } from '@site/src/parts/registry';
import { bounded } from '..';

beforeEach(() => {
  // React tells the console what was thrown.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

let isWhole = false;

function Breaking(): ReactNode {
  const [pressed, setPressed] = useState(false);
  if (pressed && !isWhole) throw new Error('Delen hittar inte sin text.');
  return (
    <button type="button" onClick={() => setPressed(true)}>
      Tryck
    </button>
  );
}

test('a part that breaks says so in its place, can be tried again, and the rest stays', async () => {
  const Part = bounded(Breaking);
  const user = userEvent.setup();
  render(
    <main>
      <p>Texten före.</p>
      <Part />
      <input aria-label="Svar" />
    </main>,
  );
  await user.type(screen.getByRole('textbox'), 'mitt svar');
  await user.click(screen.getByRole('button', { name: 'Tryck' }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Den här delen av sidan gick sönder\..*Delen hittar inte sin text\.$/,
  );
  expect(screen.getByText('Texten före.')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('mitt svar');
  isWhole = true;
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(screen.getByRole('button', { name: 'Tryck' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a word that cannot be explained is still read in its sentence', async () => {
  const Term = teachingComponents['Term'] as ComponentType<{ readonly children: ReactNode }>;
  render(
    <p>
      En <Term {...{ id: 'finns-inte' }}>kö</Term> är lång.
    </p>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('finns-inte');
  expect(screen.getByText('kö')).toBeVisible();
});
