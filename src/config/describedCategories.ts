/** The parts of a sidebar item that are read and written here. */
interface Item {
  readonly type: string;
  readonly description?: string;
  readonly items?: readonly unknown[];
  readonly link?: { readonly type: string; readonly description?: string };
}

/**
 * Sidebar items whose categories carry the sentence of their own page, which `_category_.json` has
 * under `link`: a list of categories says what each is about.
 */
export function describedCategories<T extends Item>(items: readonly T[]): T[] {
  return items.map((item) => {
    if (item.type !== 'category') return item;
    const description = item.description ?? item.link?.description;
    return {
      ...item,
      ...(description === undefined ? {} : { description }),
      items: describedCategories((item.items ?? []) as readonly T[]),
    };
  });
}
