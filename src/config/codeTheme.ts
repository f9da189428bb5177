import type { PrismTheme } from 'prism-react-renderer';

/**
 * Colours of code, as variables of custom.css: one theme that follows both colour modes. The themes that come with the library have
 * pairs below 4.5:1, and their colours cannot follow the site's surfaces.
 */
export const codeTheme: PrismTheme = {
  plain: { color: 'var(--kurs-code-text)', backgroundColor: 'var(--kurs-code-surface)' },
  styles: [
    {
      types: ['comment', 'prolog', 'cdata'],
      style: { color: 'var(--kurs-code-comment)', fontStyle: 'italic' },
    },
    {
      types: ['keyword', 'atrule', 'tag', 'important', 'directive'],
      style: { color: 'var(--kurs-code-keyword)' },
    },
    {
      types: ['string', 'char', 'attr-value', 'template-string', 'inserted'],
      style: { color: 'var(--kurs-code-string)' },
    },
    {
      types: ['number', 'boolean', 'constant', 'symbol', 'unit'],
      style: { color: 'var(--kurs-code-number)' },
    },
    {
      types: ['function', 'method', 'property', 'attr-name', 'selector'],
      style: { color: 'var(--kurs-code-function)' },
    },
    {
      types: ['class-name', 'builtin', 'type', 'namespace', 'variable'],
      style: { color: 'var(--kurs-code-type)' },
    },
    { types: ['deleted'], style: { color: 'var(--kurs-bad)' } },
  ],
};
