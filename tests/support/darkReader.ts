/**
 * What an extension that darkens pages leaves in one (Dark Reader): marks on everything, a sheet of
 * its own beside each of the page's, wherever that stands, and some at the head's beginning. Runs
 * in the page, so it uses nothing from outside itself.
 */
export function darken(): void {
  const root = document.documentElement;
  root.setAttribute('data-darkreader-mode', 'dynamic');
  root.setAttribute('data-darkreader-scheme', 'dark');
  root.style.setProperty('--darkreader-neutral-background', '#181a1b');
  document.head.append(Object.assign(document.createElement('meta'), { name: 'darkreader' }));
  const sheet = (kind: string): HTMLStyleElement =>
    Object.assign(document.createElement('style'), {
      className: `darkreader darkreader--${kind}`,
      media: 'screen',
    });
  for (const own of document.querySelectorAll('style, link[rel="stylesheet"]'))
    own.after(sheet('sync'));
  document.head.prepend(sheet('fallback'), sheet('user-agent'));
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    element.setAttribute('data-darkreader-inline-color', '');
    element.style.setProperty('--darkreader-inline-color', '#e8e6e3');
  }
}
