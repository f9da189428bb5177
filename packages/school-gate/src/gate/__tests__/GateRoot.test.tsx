import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import GateRoot from '../GateRoot';

vi.mock('../../auth/AuthProvider', () => ({
  AuthProvider: ({ children }: { children: ReactNode }) => createElement('main', null, children),
}));
vi.mock('../Gate', () => ({
  default: ({ children }: { children: ReactNode }) => createElement('section', null, children),
}));

it('stands once, however often it is asked for', () => {
  const site = createElement(GateRoot, null, createElement('p', null, 'Lektion'));
  const alone = '<main><section><p>Lektion</p></section></main>';
  expect(renderToStaticMarkup(site)).toBe(alone);
  expect(renderToStaticMarkup(createElement(GateRoot, null, site))).toBe(alone);
});
