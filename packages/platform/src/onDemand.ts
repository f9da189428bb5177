import path from 'node:path';
import type { CurrentBundler, Plugin } from '@docusaurus/types';

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type BundlerPlugin = NonNullable<BundlerConfig['plugins']>[number];

type Middleware = (request: unknown, response: unknown, next?: () => void) => unknown;

interface Loader {
  readonly loader: string;
  readonly options: object;
}

/**
 * What is added to the bundler's configuration. What webpack's types do not know of it, Docusaurus
 * hands on.
 */
interface OnDemand {
  readonly lazyCompilation: object;
  readonly devServer: { readonly setupMiddlewares: () => readonly Middleware[] };
  readonly plugins: BundlerPlugin[];
  readonly module: { readonly rules: { readonly test: string; readonly use: Loader[] }[] };
}

/** What Rspack has beyond webpack, whose types Docusaurus gives it. */
interface RspackInstance {
  readonly lazyCompilationMiddleware?: (compiler: unknown) => Middleware;
}

/** A module of the bundler's, as far as it is asked here. */
interface AskedModule {
  readonly resource?: string;
}

/** Docusaurus' table of routes, in the folder of what it generates. */
const registryFile = 'registry.js';

/**
 * The table without the names that the bundler has for its modules. They tell of a page that the
 * build has rendered that its modules are there already, and have the bundler compile all of them.
 * @throws when there are no such names
 */
export function withoutModuleNames(registry: string): string {
  const text = registry.replaceAll(/, require\.resolveWeak\("[^"]+"\)\]/g, ']');
  if (text === registry) throw new Error("Docusaurus' table of routes has another form");
  return text;
}

/**
 * Has the development server compile modules when a page first asks for them, and not before. It
 * holds for what is fetched with `import()`.
 * @param isLate whether a file may wait
 * @throws with another bundler than Rspack
 */
export function compileOnDemand(
  { instance }: CurrentBundler,
  generatedFilesDir: string,
  isLate: (file: string) => boolean,
): OnDemand {
  const { lazyCompilationMiddleware } = instance as RspackInstance;
  if (lazyCompilationMiddleware === undefined)
    throw new Error(
      'npm start är gjord för Rspack: future.faster ska vara true i docusaurus.config.ts',
    );
  const middlewares: Middleware[] = [];
  const listening: BundlerPlugin = {
    apply(compiler) {
      // As the development server adds its own.
      new instance.EntryPlugin(compiler.context, path.join(__dirname, 'mendedPage.ts'), {
        name: undefined,
      }).apply(compiler);
      // Made before the first compilation, which it adds a plugin to.
      compiler.hooks.environment.tap('CompileOnDemand', () => {
        middlewares.push(lazyCompilationMiddleware(compiler));
      });
    },
  };
  const test = ({ resource = '' }: AskedModule): boolean => isLate(resource.replace(/\?.*/, ''));
  return {
    lazyCompilation: { entries: false, imports: true, test },
    // Docusaurus adds them to its own.
    devServer: { setupMiddlewares: () => middlewares },
    plugins: [listening],
    module: {
      rules: [
        {
          test: path.join(generatedFilesDir, registryFile),
          use: [
            {
              loader: path.join(__dirname, 'registryLoader.mjs'),
              options: { change: withoutModuleNames },
            },
          ],
        },
      ],
    },
  };
}
