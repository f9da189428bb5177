import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PageDates } from '../../config/pageDates';

/** Says in a production build why no page has a date. */
export default function pageDatesPlugin(_context: LoadContext, dates: PageDates): Plugin {
  return {
    name: 'page-dates',
    loadContent() {
      if (process.env['NODE_ENV'] !== 'production' || dates.kind === 'known') return;
      console.warn(`\n[VARNING] Sidorna visar inte när de senast ändrades: ${dates.because}.\n`);
    },
  };
}
