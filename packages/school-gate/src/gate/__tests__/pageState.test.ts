// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { becomeAlive, pageState, whenAlive } from '../pageState';

let page: Document;
beforeEach(() => {
  page = document.implementation.createHTMLDocument();
});

it('a page is static until the gate takes over, and alive from then on', () => {
  expect(pageState(page)).toBe('static');
  becomeAlive(page);
  expect(pageState(page)).toBe('alive');
  becomeAlive(page);
  expect(pageState(page)).toBe('alive');
});

it('those who wait are called once, when the state has changed', () => {
  const seen: string[] = [];
  whenAlive(page, () => seen.push(pageState(page)));
  expect(seen).toEqual([]);
  becomeAlive(page);
  becomeAlive(page);
  expect(seen).toEqual(['alive']);
});

it('what has to look at the static page comes before what takes it away', () => {
  const order: string[] = [];
  whenAlive(page, () => order.push('takes it away'));
  whenAlive(page, () => order.push('looks'), true);
  becomeAlive(page);
  expect(order).toEqual(['looks', 'takes it away']);
});

it('one page says nothing of another', () => {
  const act = vi.fn();
  whenAlive(page, act);
  becomeAlive(document.implementation.createHTMLDocument());
  expect(act).not.toHaveBeenCalled();
});
