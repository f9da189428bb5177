import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Terms from '@site/tests/fixtures/docs/term.mdx';
import { fill, openPage, type OpenPage } from '@site/tests/support/dom/page';

let page: OpenPage;

const term = (name: string): HTMLElement => screen.getByRole('button', { name });

const glossaryWords = (): string[] => screen.getAllByRole('term').map((word) => word.textContent);

beforeEach(async () => {
  page = await openPage(Terms);
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('the tip tells what the word means, and in English where that is another word', async () => {
  await page.user.hover(term('kö'));
  expect(screen.getByRole('tooltip')).toHaveTextContent('kö (queue): En datastruktur');
  expect(term('kö')).toHaveAccessibleDescription(/lades in först/);
  await page.user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  await page.user.hover(term('stack'));
  // The same word in both languages is said once.
  expect(screen.getByRole('tooltip')).not.toHaveTextContent('(stack)');
});

test('the tip says it in easy Swedish too, and is not in its way until that has come', async () => {
  await page.user.hover(term('kö'));
  expect(await screen.findByText('Den som kom först får gå först.')).toBeVisible();
  expect(screen.getByRole('tooltip')).toHaveTextContent(/Kort: Den som kom först får gå först\.$/);
});

test('the tip is put at its word anew as soon as the easy sentence has made it larger', async () => {
  const { documentElement } = document;
  vi.spyOn(documentElement, 'clientWidth', 'get').mockReturnValue(1000);
  vi.spyOn(documentElement, 'clientHeight', 'get').mockReturnValue(800);
  const rects = [new DOMRect(100, 760, 40, 20)] as unknown as DOMRectList;
  vi.spyOn(term('kö'), 'getClientRects').mockReturnValue(rects);
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get');
  height.mockImplementation(() => (screen.queryByText('Kort:') === null ? 40 : 90));
  await page.user.hover(term('kö'));
  await screen.findByText('Den som kom först får gå först.');
  expect(screen.getByRole('tooltip').style.top).toBe('664px');
});

test('a word without text of its own shows the glossary word', () => {
  expect(term('rekursion')).toBeVisible();
});

test('the whole glossary stands in alphabetical order, each word with an address', () => {
  const texts = glossaryWords();
  expect(texts.length).toBeGreaterThan(50);
  expect(texts).toEqual([...texts].sort(new Intl.Collator('sv').compare));
  expect(document.getElementById('ordlista-rekursion')).toHaveTextContent('rekursion');
});

test('a word can be found in the glossary, and a search without answers says so', () => {
  const field = screen.getByRole('searchbox', { name: 'Sök i ordlistan' });
  const all = glossaryWords().length;
  fill(field, 'queue');
  expect(glossaryWords()).toContainEqual(expect.stringContaining('kö'));
  expect(glossaryWords()).not.toContainEqual(expect.stringContaining('rekursion'));
  fill(field, 'zzz');
  expect(screen.getByText(/^Inget ord passar\./)).toBeVisible();
  fill(field, '');
  expect(glossaryWords()).toHaveLength(all);
});
