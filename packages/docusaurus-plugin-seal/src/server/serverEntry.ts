import { renderPage, type RenderedApp, i18n, siteConfig } from '../seams/pageRendering';
import { renderedPagesVariable, writeRenderedPage } from './renderedPages';
import { shellFromApp, shellHead } from './shell';

const locale = i18n.localeConfigs[i18n.currentLocale];
const head = shellHead({
  title: siteConfig.title,
  lang: locale?.htmlLang ?? i18n.currentLocale,
  direction: locale?.direction ?? 'ltr',
  favicon:
    siteConfig.favicon === undefined ? undefined : `${siteConfig.baseUrl}${siteConfig.favicon}`,
});

/**
 * Stands in for Docusaurus' own server entry: renders the page with everything in it, keeps what
 * the link check collected, and hands out the shell alone. What a page says of itself is gone
 * before the file is written, whichever plugins the site has.
 * @public for the bundler
 */
export default async function renderShell(
  params: Parameters<typeof renderPage>[0],
): Promise<RenderedApp> {
  const { html, collectedData } = await renderPage(params);
  const folder = process.env[renderedPagesVariable] ?? '';
  if (folder !== '') {
    const { meta } = collectedData.metadata.internal;
    await writeRenderedPage(folder, { route: params.pathname, meta, html });
  }
  const metadata = { ...collectedData.metadata, internal: head, helmet: null };
  return { html: shellFromApp(html), collectedData: { ...collectedData, metadata, modules: [] } };
}
