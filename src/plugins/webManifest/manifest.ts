import type { School } from '../../config/school';

/** Where the manifest is served; the build is told by `headTags`. */
export const manifestAddress = '/manifest.webmanifest';

/** The icons in `static/img`, drawn from favicon.svg; the last may be cut into any shape. */
const icons = [
  { src: '/img/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/img/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/img/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/img/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const;

/**
 * How the site is installed on a device, for a browser. Everybody can read it, so it has the names
 * that the sign-in screen has, and none of a course.
 */
export function manifestOf({ title, shortTitle }: Pick<School, 'title' | 'shortTitle'>): object {
  return {
    ...{ name: title, short_name: shortTitle, lang: 'sv', id: '/', start_url: '/' },
    // With the browser's own way back: pages lead to each other.
    display: 'minimal-ui',
    ...{ background_color: '#fdfcfa', theme_color: '#0f5f66' },
    icons,
  };
}
