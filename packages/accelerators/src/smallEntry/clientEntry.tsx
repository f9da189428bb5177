/**
 * What the site's programs start with, in place of Docusaurus' own entry: the gate alone, which
 * takes over the form that stands in the page. Docusaurus' app is its content, and is fetched when
 * a member is on the way in (siteAppChunk.ts).
 */
// First the styles, in Docusaurus' order: the layers, what Infima says of elements, and the site's
// own.
import '@kurser/platform/cascadeLayers';
import '@generated/small-entry/default/infimaBase.css';
import '@site/src/css/tokens.css';
import '@site/src/css/custom.css';
// Before anything loads a chunk.
import 'docusaurus-plugin-seal/install';
import { startTransition, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type ErrorInfo } from 'react-dom/client';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import GateRoot from '@kurser/school-gate/gate/GateRoot';
import { appRootId, hasMarkup, hydratedAttribute } from 'docusaurus-plugin-seal/seams/appRoot';
import { receiveSiteApp } from '@kurser/platform/siteRoot';

/** Docusaurus' app, with router, theme and routes; undefined until it has come. */
let siteApp: ReactNode = undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Docusaurus' app is rendered into this. */
function receive(app: ReactNode): void {
  siteApp = app;
  listeners.forEach((listener) => {
    listener();
  });
}

/**
 * Says on `<html>` that the page is alive, as Docusaurus' app does, and stands where that says it:
 * React makes ids of places in the tree, and those of the form have to be the same as in the page.
 */
function AliveMark(): ReactNode {
  useEffect(() => {
    document.documentElement.setAttribute(hydratedAttribute, 'true');
  }, []);
  return null;
}

function GatedSite(): ReactNode {
  const app = useSyncExternalStore(
    subscribe,
    () => siteApp,
    () => undefined,
  );
  return (
    <ErrorBoundary>
      <GateRoot>{app}</GateRoot>
      <AliveMark />
    </ErrorBoundary>
  );
}

function onRecoverableError(error: unknown, info: ErrorInfo): void {
  console.error('The page was not what its programs expected:', error, info);
}

function start(container: HTMLElement): void {
  const site = <GatedSite />;
  if (hasMarkup) {
    startTransition(() => {
      hydrateRoot(container, site, { onRecoverableError });
    });
  } else createRoot(container).render(site);
}

const container = document.getElementById(appRootId);
if (container === null) throw new Error('The page has no place for the site');
receiveSiteApp(receive);
start(container);
