/**
 * The site's two code themes, in the form that Docusaurus and its neighbours write them. The build
 * colours code by their types (plugins/rehype-code-colours); their colours are the variables
 * `--kurs-code-…` of css/tokens.css, which `npm run code-colours` writes.
 */
import type { PrismTheme } from 'prism-react-renderer';
import { kinds, type KindName } from './runs';

/** Which of Prism's token types have which colour; the others have the text's. */
export const typesOf: Readonly<Record<KindName, readonly string[]>> = {
  comment: ['comment', 'prolog', 'cdata'],
  keyword: ['keyword', 'atrule', 'tag', 'important', 'directive'],
  string: ['string', 'char', 'attr-value', 'template-string', 'inserted'],
  number: ['number', 'boolean', 'constant', 'symbol', 'unit'],
  function: ['function', 'method', 'property', 'attr-name', 'selector'],
  type: ['class-name', 'builtin', 'type', 'namespace', 'variable'],
  deleted: ['deleted'],
};

/** A theme's styles, in the order of `kinds`. */
function stylesOf(colours: Readonly<Record<KindName, string>>): PrismTheme['styles'] {
  return Object.values(kinds).map((name) => ({
    types: [...typesOf[name]],
    style: { color: colours[name], ...(name === 'comment' && { fontStyle: 'italic' }) },
  }));
}

export const lightTheme: PrismTheme = {
  plain: { color: '#23211d', backgroundColor: '#f4f1ea' },
  styles: stylesOf({
    comment: '#646057',
    keyword: '#8a1f5c',
    string: '#22622f',
    number: '#8a4300',
    function: '#0f5f66',
    type: '#553c8b',
    deleted: '#a3262a',
  }),
};

export const darkTheme: PrismTheme = {
  plain: { color: '#e8e4dc', backgroundColor: '#211f1c' },
  styles: stylesOf({
    comment: '#a49d90',
    keyword: '#eea0c8',
    string: '#9fd3a8',
    number: '#f0b27a',
    function: '#7fd0d4',
    type: '#c4b0e8',
    deleted: '#f0a09c',
  }),
};
