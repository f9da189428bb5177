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
 * not yet keyed then, are among them: its variables would tell one lesson from another.
 * @throws with another bundler than Rspack
 */
export function runtimeMinimizer({ instance }: CurrentBundler): Minimizer {
  const { SwcJsMinimizerRspackPlugin } = instance as RspackInstance;
  if (SwcJsMinimizerRspackPlugin === undefined) throw new Error('The seal is made for Rspack');
  return new SwcJsMinimizerRspackPlugin({ test: runtimeScript, minimizerOptions });
}
