/** The part of SVGO's elements that is read and changed here. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: Record<string, string>;
}

/** The part of SVGO's own plugins' shape (https://svgo.dev/docs/plugins-api/) that is used here. */
interface SvgPlugin {
  readonly name: string;
  readonly fn: () => {
    readonly element: {
      readonly enter: (node: SvgElement) => void;
      readonly exit: (node: SvgElement) => void;
    };
  };
}

/** The least size of lettering, in pixels. */
const leastLetters = 11;

/**
 * Gives a drawing the least width at which its smallest letters can be read, as a style of its
 * root: a narrow screen then scrolls it in place of shrinking it further. A drawing without
 * letters, or without a `viewBox` to reckon from, stays as it is.
 */
export const readableWidth: SvgPlugin = {
  name: 'readableWidth',
  fn: () => {
    let smallest = Infinity;
    return {
      element: {
        enter: ({ attributes }) => {
          const size = Number.parseFloat(attributes['font-size'] ?? '');
          if (size > 0) smallest = Math.min(smallest, size);
        },
        exit: ({ name, attributes }) => {
          const [, , width = Number.NaN] = (attributes['viewBox'] ?? '')
            .split(/[\s,]+/)
            .map(Number);
          if (name !== 'svg' || !Number.isFinite(width * smallest)) return;
          const own = attributes['style'];
          const least = `min-width:${String(Math.ceil((width * leastLetters) / smallest))}px`;
          attributes['style'] = own === undefined ? least : `${own};${least}`;
        },
      },
    };
  },
};
