/**
 * The Content Security Policy of the pages: what a page may load, run and talk to. Written into
 * every page as a meta element, so that it holds on a host that sends no headers;
 * scripts/headers.ts takes it from there for the hosts that do.
 */
import { createHash } from 'node:crypto';
import { afterCharset } from '../seams/pageTemplate';
import { attributeOf, elementsNamed, parsePage, textOf } from './pageHtml';

/** Other addresses than the site's own. */
export interface PolicyAddresses {
  /** What the site talks to: the identity provider, and where the content key is. */
  readonly connectTo: readonly string[];
  /** What it runs scripts and shows frames from: nothing, but for App Check. */
  readonly scriptsFrom: readonly string[];
  readonly framesFrom: readonly string[];
}

export interface PolicyFacts extends PolicyAddresses {
  /** Whether lessons are opened in the browser and run from blob addresses. */
  readonly sealed: boolean;
}

/**
 * The page's own scripts, each as the source expression that allows it and nothing else; in order,
 * without duplicates.
 */
export function inlineScriptHashes(html: string): readonly string[] {
  const texts = elementsNamed('script', parsePage(html))
    .filter((script) => attributeOf(script, 'src') === undefined)
    .map(textOf);
  const hashOf = (text: string): string =>
    `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
  return [...new Set(texts.map(hashOf))];
}

/** Whether the page says how it is installed, which the browser then reads by itself. */
function namesManifest(html: string): boolean {
  const links = elementsNamed('link', parsePage(html));
  return links.some((link) => attributeOf(link, 'rel') === 'manifest');
}

/**
 * The policy for a page, as the value of a header or a meta element. Everything that is not named
 * is refused. Styles may stand in the page: React, KaTeX, Mermaid and the code editor write them
 * there, and a style cannot run.
 */
export function contentPolicy(
  html: string,
  { sealed, connectTo, scriptsFrom, framesFrom }: PolicyFacts,
): string {
  const blob = sealed ? ['blob:'] : [];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScriptHashes(html), ...blob, ...scriptsFrom],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...blob],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connectTo],
    ...(framesFrom.length > 0 && { 'frame-src': framesFrom }),
    ...(namesManifest(html) && { 'manifest-src': ["'self'"] }),
    // Python's worker; its own file's header says what it may do.
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    // Forms are answered by scripts, never sent to an address.
    'form-action': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/**
 * The page with the policy as its first word: a meta policy holds for what comes after it.
 * @throws as afterCharset
 */
export function withPolicy(html: string, policy: string): string {
  return afterCharset(html, `<meta http-equiv=content-security-policy content="${policy}">`);
}

/** The policy that a built page carries. @throws when it carries none */
export function policyOf(html: string): string {
  const meta = elementsNamed('meta', parsePage(html)).find(
    (element) =>
      attributeOf(element, 'http-equiv')?.toLowerCase() === 'content-security-policy' &&
      attributeOf(element, 'content') !== undefined,
  );
  const policy = meta === undefined ? undefined : attributeOf(meta, 'content');
  if (policy === undefined) throw new Error('The page has no content security policy');
  return policy;
}
