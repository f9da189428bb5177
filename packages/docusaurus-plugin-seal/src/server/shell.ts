import { hydratedAttribute } from '../seams/appRoot';
import { writtenAttribute } from '../seams/reactMarkup';
import { contentAttribute, shellAttribute } from '../common/marker';

const shellStart = `<div ${writtenAttribute(shellAttribute)}>`;
const contentStart = `<div ${writtenAttribute(contentAttribute)}`;

/**
 * The gate's part of a rendered app. What comes before it (preload links that React puts first) and
 * after it (the lesson, and what React sends late of it) belongs to the page and is dropped.
 * @throws when either marker is missing or stands more than once: then nobody can say what is whose
 */
export function shellFromApp(html: string): string {
  const start = html.indexOf(shellStart);
  const end = html.indexOf(contentStart);
  if (start === -1 || end < start) {
    throw new Error(
      'The rendered page has no gate to keep: theme/Root must render SealedContent around its children, and nothing else.',
    );
  }
  const shell = html.slice(start, end);
  if (shell.indexOf(shellStart, 1) !== -1 || !shell.endsWith('</div>')) {
    throw new Error('The rendered page has markup between its gate and its content.');
  }
  return shell;
}

/** What the head of the shell needs to know of the site. */
export interface SiteHead {
  readonly title: string;
  readonly lang: string;
  readonly direction: string;
  /** Address of the favicon, or undefined when the site has none. */
  readonly favicon: string | undefined;
}

function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** The shell's head in the parts that Docusaurus' page template asks for. */
export interface ShellHead {
  readonly htmlAttributes: string;
  readonly bodyAttributes: string;
  readonly title: string;
  readonly meta: string;
  readonly link: string;
  readonly script: string;
}

/**
 * The head of every page: written anew from the site's settings instead of filtered from the
 * lesson's, so that nothing of a lesson can be forgotten in it. The tags have no `data-rh`: React
 * Helmet would remove them when the app comes.
 */
export function shellHead(site: SiteHead): ShellHead {
  const icon =
    site.favicon === undefined ? '' : `<link rel="icon" href="${escapeAttribute(site.favicon)}">`;
  return {
    htmlAttributes: `lang="${escapeAttribute(site.lang)}" dir="${escapeAttribute(site.direction)}" ${hydratedAttribute}="false"`,
    bodyAttributes: '',
    title: `<title>${escapeAttribute(site.title)}</title>`,
    meta: '<meta name="viewport" content="width=device-width, initial-scale=1.0"><meta name="robots" content="noindex, nofollow">',
    link: icon,
    script: '',
  };
}
