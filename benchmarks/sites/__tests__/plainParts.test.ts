import { expect, it } from 'vitest';
import { findPlainPart } from '../plainParts';

const own = new Set(['Root', 'DocItem', 'MDXComponents', 'MDXComponents/A', 'Mermaid']);

it.each([
  ['@theme/Root', '/bench/Root.tsx'],
  ['@theme/DocItem', '@theme-original/DocItem'],
  ['@theme/MDXComponents/A', undefined],
  ['@theme/MDXComponents', undefined],
  ['@theme/Mermaid', undefined],
  ['@theme/Navbar', undefined],
  ['@theme-original/DocItem', undefined],
])('%s becomes %s', (request, part) => {
  expect(findPlainPart(request, own, '/bench/Root.tsx')).toBe(part);
});
