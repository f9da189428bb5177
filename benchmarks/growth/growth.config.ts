import type { Config } from '@docusaurus/types';
import config from '../../docusaurus.config';
import { movable } from '../sites/unsealed';

/** The folder of the lessons, set by the benchmark. */
const docsPath = process.env['GROWTH_DOCS'] ?? '';
if (docsPath === '') throw new Error('GROWTH_DOCS names no folder with lessons');

type Entries = NonNullable<Config['plugins']>;

/**
 * Our entries are pairs of a name and options; the option that names the lessons' folder gets
 * another value.
 */
function withLessons(entries: Entries, name: string, change: (options: never) => object): Entries {
  return entries.map((entry) => {
    if (!Array.isArray(entry)) return entry;
    const [plugin, options] = entry as [string, never];
    return plugin.endsWith(name) ? [plugin, { ...(options as object), ...change(options) }] : entry;
  });
}

const site = movable(config);

/**
 * The sealed site around other lessons. Run it with SITE=fixtures: there, nothing refers to the
 * courses.
 */
const growth: Config = {
  ...site,
  plugins: withLessons(site.plugins, 'docusaurus-plugin-seal', () => ({ docsPath })),
  presets: withLessons(site.presets ?? [], 'classic', ({ docs }: { readonly docs: object }) => ({
    docs: { ...docs, path: docsPath },
  })) as NonNullable<Config['presets']>,
};

export default growth;
