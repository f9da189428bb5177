/** A sidebar item as far as printing is concerned. */
export interface SidebarItem {
  readonly type: string;
  readonly href?: string | undefined;
  readonly label?: string | undefined;
  readonly items?: readonly SidebarItem[] | undefined;
}

export interface PartPage {
  readonly to: string;
  readonly label: string;
}

/**
 * The pages below a category, its sub-categories' included, in the sidebar's order; links to
 * elsewhere are left out.
 */
export function pagesBelow(items: readonly SidebarItem[]): readonly PartPage[] {
  return items.flatMap(({ type, href, label = '', items: below = [] }) => {
    if (type === 'category') return pagesBelow(below);
    return type === 'link' && href?.startsWith('/') === true ? [{ to: href, label }] : [];
  });
}
