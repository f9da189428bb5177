import { expect, it } from 'vitest';
import { describedCategories } from '../describedCategories';

it('categories carry the sentence of their page, at any depth, and their own before it', () => {
  const page = { type: 'doc', id: 'a' };
  const link = { type: 'generated-index', description: 'Om spel.' };
  const inner = { type: 'category', link, items: [page] };
  const own = { type: 'category', description: 'Eget.', link, items: [] };
  const bare = { type: 'category', items: [inner, page] };
  expect(describedCategories([bare, own, page])).toEqual([
    { ...bare, items: [{ ...inner, description: 'Om spel.' }, page] },
    own,
    page,
  ]);
});
