import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createElement, Fragment, Suspense, use, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { hasLateParts, writtenAttribute, writtenStyleLink } from '../reactMarkup';

/**
 * Renders as Docusaurus' server does. `early` sends what is there before all of it is, as a large
 * page is sent.
 */
function render(element: ReactNode, early = false): Promise<string> {
  return new Promise((resolve, reject) => {
    const out = new PassThrough();
    const send = (): void => {
      pipe(out);
      text(out).then(resolve, reject);
    };
    const { pipe } = renderToPipeableStream(element, {
      onError: reject,
      ...(early ? { onShellReady: send } : { onAllReady: send }),
    });
  });
}

/** A page with a style sheet of its own and an attribute without a value; `part` stands in it. */
function page(part: ReactNode): ReactNode {
  const sheet = { rel: 'stylesheet', href: '/own.css', precedence: 'default' };
  return createElement(
    Fragment,
    null,
    createElement('div', { 'data-mark': '', hidden: true }, part),
    createElement('link', sheet),
  );
}

function latePage(): ReactNode {
  const coming = new Promise<string>((resolve) => setTimeout(() => resolve('late'), 20));
  const Late = (): ReactNode => use(coming);
  return page(createElement(Suspense, { fallback: 'soon' }, createElement(Late)));
}

/** What React writes otherwise than the seal's reactMarkup.ts thinks. */
export async function markupFaults(): Promise<readonly string[]> {
  return faultsOf(await render(page('here')), await render(latePage(), true));
}

/**
 * @param whole a page that was there from the beginning
 * @param late one with a part that came afterwards
 */
export function faultsOf(whole: string, late: string): readonly string[] {
  const start = `<div ${writtenAttribute('data-mark')} hidden="">`;
  const [sheet] = whole.match(writtenStyleLink) ?? [];
  return [
    ...(whole.includes(start) ? [] : ['React writes an empty attribute otherwise']),
    ...(sheet?.includes('/own.css') && whole.startsWith(sheet)
      ? []
      : ['React does not put style sheets before the page']),
    ...(hasLateParts(whole) ? ['React takes a whole page for one with late parts'] : []),
    ...(hasLateParts(late) ? [] : ['A part that comes late is not recognized']),
  ];
}
