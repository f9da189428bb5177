import { readableWidth } from './readableWidth';

/**
 * How drawings become components: as Docusaurus does it (its title and viewBox are kept), and with
 * room for their letters.
 */
export const figureOptions = {
  svgrConfig: {
    svgoConfig: {
      plugins: [
        {
          name: 'preset-default',
          params: { overrides: { removeTitle: false, removeViewBox: false } },
        },
        readableWidth,
      ],
    },
  },
};
