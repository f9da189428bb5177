import { expect, it } from 'vitest';
import { suggestionAddress } from '../suggestions';

it.each([
  [{ kind: 'off' } as const, undefined],
  [
    { kind: 'repository', editUrl: 'https://example.org/kurser/edit/main' } as const,
    'https://example.org/kurser/edit/main/docs/3/m1.mdx',
  ],
  [
    { kind: 'repository', editUrl: 'https://example.org/kurser/edit/main/' } as const,
    'https://example.org/kurser/edit/main/docs/3/m1.mdx',
  ],
  [
    { kind: 'mail', address: 'kurser@example.org' } as const,
    'mailto:kurser@example.org?subject=F%C3%B6rslag%20till%20%C3%A4ndring%3A%20docs%2F3%2Fm1.mdx',
  ],
])('%j leads to %s', (choice, address) => {
  expect(suggestionAddress(choice, 'docs/3/m1.mdx')).toBe(address);
});
