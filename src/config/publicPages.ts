/**
 * The pages that everybody may read, signed in or not: their addresses and titles. Everything about
 * them is public.
 */
export const publicPages = {
  privacy: { path: '/integritet', title: 'Så behandlas dina uppgifter' },
  accessibility: { path: '/tillganglighet', title: 'Om tillgänglighet' },
} as const;

export type PublicPageName = keyof typeof publicPages;

/** The public page at an address, with or without a last slash; undefined when there is none. */
export function findPublicPage(pathname: string): PublicPageName | undefined {
  const path = pathname.replace(/\/$/, '');
  const names = Object.keys(publicPages) as readonly PublicPageName[];
  return names.find((name) => publicPages[name].path === path);
}
