import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import PrintLink, { asksForPrint } from '../PrintLink';

it.each([
  ['?skriv-ut', true],
  ['?a=1&skriv-ut=1', true],
  ['', false],
  ['?skriv', false],
])('%j asks for print: %s', (search, asks) => {
  expect(asksForPrint(search)).toBe(asks);
});

it('the link to a whole part asks for it', () => {
  render(<PrintLink to="/courses/3" />);
  const { search } = new URL(screen.getByRole<HTMLAnchorElement>('link').href);
  expect(asksForPrint(search)).toBe(true);
});
