import { act, Suspense, use, type ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import MathStyles from '..';

const never = new Promise<never>(() => undefined);

/** What else a page waits for before it is shown. */
function Late(): ReactNode {
  return use(never);
}

it('puts the sheet in place while the page waits for the rest, and leaves no preload behind', async () => {
  await act(() =>
    Promise.resolve(
      render(
        <Suspense fallback="Hämtas">
          <MathStyles />
          <Late />
        </Suspense>,
      ),
    ),
  );
  expect(screen.getByText('Hämtas')).toBeVisible();
  const links = Array.from(document.head.querySelectorAll('link'));
  expect(links.map(({ rel, href }) => [rel, new URL(href).pathname])).toEqual([
    ['stylesheet', '/katex/katex.min.css'],
  ]);
});
