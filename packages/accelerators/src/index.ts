/**
 * What makes the site faster and changes nothing else. Each accelerator is a folder here;
 * `ACCELERATORS` says which of them a build has. See README.md.
 */
import type { Root } from 'hast';
import type { PyodideOptions } from '../../../src/plugins/pyodide';
import type { SealSettings } from 'docusaurus-plugin-seal';
import { finishPage } from './earlyForm/finishPage';
import { makeEarlyFiles } from './earlyPage/build/makeEarlyFiles';
import rehypeRest from './quickClicks/rehypeRest';
import { compileLibrary, libraryAtHand } from './quickPython/compileLibrary';
import { servedLibrary } from './quickPython/servedLibrary';

/** What an accelerator adds to the site's configuration. */
interface Accelerator {
  /** Plugins of Docusaurus. */
  readonly plugins?: readonly string[];
  /** Steps that a page's tree goes through last. */
  readonly rehypePlugins?: readonly (() => (tree: Root) => void)[];
  /** What it does while the site is sealed. */
  readonly seal?: Partial<Pick<SealSettings, 'finishPage' | 'makeEarlyFiles' | 'servedOtherwise'>>;
  /** What it does to the Python that lessons run. */
  readonly python?: PyodideOptions;
  /** Accelerators that it is nothing without. */
  readonly needs?: readonly AcceleratorName[];
}

/** In the order in which the configuration takes them. */
export const acceleratorNames = [
  'earlyForm',
  'earlyPage',
  'smallEntry',
  'quickClicks',
  'quickPython',
] as const;
export type AcceleratorName = (typeof acceleratorNames)[number];

const accelerators: Readonly<Record<AcceleratorName, Accelerator>> = {
  earlyForm: { plugins: ['./packages/accelerators/src/earlyForm/index.ts'], seal: { finishPage } },
  earlyPage: {
    plugins: ['./packages/accelerators/src/earlyPage/index.ts'],
    seal: { makeEarlyFiles },
    needs: ['earlyForm'],
  },
  smallEntry: { plugins: ['./packages/accelerators/src/smallEntry/index.ts'] },
  quickClicks: {
    plugins: ['./packages/accelerators/src/quickClicks/index.ts'],
    rehypePlugins: [rehypeRest],
  },
  quickPython: {
    python: {
      // Docusaurus sets this for `build` and not for `start`.
      prepareLibrary: process.env['NODE_ENV'] === 'production' ? compileLibrary : libraryAtHand,
    },
    seal: { servedOtherwise: [servedLibrary] },
  },
};

const isName = (word: string): word is AcceleratorName =>
  (acceleratorNames as readonly string[]).includes(word);

/** The accelerator that a word leaves out. @throws when it leaves out none */
function leftOut(word: string): AcceleratorName {
  const name = word.slice(1);
  if (word.startsWith('-') && isName(name)) return name;
  throw new Error(
    `ACCELERATORS: ${JSON.stringify(word)} must be "off", or names to leave out: ${acceleratorNames.map((one) => `-${one}`).join(', ')}`,
  );
}

/**
 * The accelerators of a build, in the order in which the configuration takes them.
 * @param setting the variable ACCELERATORS: nothing or "on" for all, "off" for none, or those to
 * leave out, as in `-quickClicks,-quickPython`. What needs one that is left out is left out with
 * it.
 * @throws naming the word that is wrong and what would be right
 */
export function chooseAccelerators(setting = ''): ReadonlySet<AcceleratorName> {
  const words = setting.split(',').flatMap((word) => word.trim() || []);
  if (setting.trim() === 'off') return new Set();
  const out = new Set(setting.trim() === 'on' ? [] : words.map(leftOut));
  const isIn = (name: AcceleratorName): boolean =>
    !out.has(name) && (accelerators[name].needs ?? []).every(isIn);
  return new Set(acceleratorNames.filter(isIn));
}

/** Whether a build has all of them, as the deployed site does. */
export function areAll(chosen: ReadonlySet<AcceleratorName>): boolean {
  return chosen.size === acceleratorNames.length;
}

/** What the chosen accelerators add to the configuration. */
export function accelerate(
  chosen: ReadonlySet<AcceleratorName>,
): Required<Omit<Accelerator, 'needs'>> {
  const all = [...chosen].map((name) => accelerators[name]);
  return {
    plugins: all.flatMap(({ plugins = [] }) => plugins),
    rehypePlugins: all.flatMap(({ rehypePlugins = [] }) => rehypePlugins),
    seal: Object.assign({}, ...all.map(({ seal }) => seal)) as NonNullable<Accelerator['seal']>,
    python: Object.assign({}, ...all.map(({ python }) => python)) as PyodideOptions,
  };
}
