import type { CurrentBundler, Plugin } from '@docusaurus/types';

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type Minimizer = NonNullable<NonNullable<BundlerConfig['optimization']>['minimizer']>[number];

/** The script that knows the names of all others, as Docusaurus names it. */
const runtimeScript = /runtime~main\.[^/]*\.js$/;

/** What Rspack has beyond webpack, whose types Docusaurus gives it. */
interface RspackInstance {
  readonly SwcJsMinimizerRspackPlugin?: new (options: unknown) => NonNullable<Minimizer>;
}

/** Docusaurus' own settings (`getSwcJsMinimizerOptions`) but one. */
const minimizerOptions = {
  minify: true,
  ecma: 2020,
  compress: { ecma: 5 },
  module: true,
  mangle: { safari10: true, disableCharFreq: true },
  format: { ecma: 5, comments: false, ascii_only: true },
} as const;

/**
 * Makes the runtime smaller with Docusaurus' own settings but one. A minifier otherwise gives the
 * shortest names to the letters that a script has most of, and those of the other scripts' hashes,
 * not yet keyed then, are among them: its variables would tell one page from another.
 * @returns none for another bundler than Rspack, which then has its own way
 */
export function runtimeMinimizer({ instance }: CurrentBundler): Minimizer | undefined {
  const { SwcJsMinimizerRspackPlugin } = instance as RspackInstance;
  return (
    SwcJsMinimizerRspackPlugin &&
    new SwcJsMinimizerRspackPlugin({ test: runtimeScript, minimizerOptions })
  );
}
