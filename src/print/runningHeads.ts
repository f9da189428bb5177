/** What stands at the head of printed pages. */
export interface RunningHead {
  readonly text: string;
  /**
   * The pages it is for: those of elements with this name in CSS' `page`; all pages when left out.
   */
  readonly page?: string;
  readonly side: 'left' | 'right';
}

/** A text as CSS writes it between quotation marks. */
const quoted = (text: string): string =>
  `"${text.replace(/["\\]/g, String.raw`\$&`).replace(/\s+/g, ' ')}"`;

/**
 * The style sheet that puts the heads there. They cannot stand in a file: margin boxes know no text
 * of the page but what their rule says. The first page, which has its title, goes without those for
 * all pages.
 */
export function headRules(heads: readonly RunningHead[]): string {
  return heads
    .map(({ text, page, side }) => {
      const pages = page === undefined ? '@page' : `@page ${page}`;
      return `${pages} { @top-${side} { content: ${quoted(text)}; font-size: 9pt; } }`;
    })
    .concat('@page :first { @top-left { content: none; } }')
    .join('\n');
}
