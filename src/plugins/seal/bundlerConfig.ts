import { createRequire } from 'node:module';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CurrentBundler, Plugin } from '@docusaurus/types';
import { publicChunkPrefix } from '../../seal/addresses';
import type { BundleFacts } from './plan';
import { bundleFactsFromStats, statsOptions } from './bundleFacts';
import { publicGlobalData } from './publicGlobalData';

const resolve = createRequire(__filename).resolve;
const sealFolder = path.resolve(__dirname, '../../seal');
const coreClient = path.dirname(resolve('@docusaurus/core/lib/client/preload.js'));

/** The entry of the server bundle, which writes the shell instead of the page. */
export const serverEntry = path.join(sealFolder, 'server/serverEntry.ts');

/** The client module that takes over the loading of chunks. */
export const clientModule = path.join(sealFolder, 'installChunkLoader.ts');

interface ModuleRequest {
  request: string;
  readonly context: string;
}

/**
 * Modules of Docusaurus' client that ours take the place of, wherever its client asks for them. Ours import the originals by their full
 * name, which is not replaced.
 */
const replacements: ReadonlyMap<string, string> = new Map([
  ['./docusaurus', path.join(sealFolder, 'docusaurus.ts')],
  ['./preload', path.join(sealFolder, 'preload.ts')],
  ['./prefetch', path.join(sealFolder, 'prefetch.ts')],
]);

export function replaceCoreModule(module: ModuleRequest): void {
  if (module.context !== coreClient) return;
  module.request = replacements.get(module.request) ?? module.request;
}

type AnyBundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type BundlerConfig = Required<Pick<AnyBundlerConfig, 'plugins' | 'output' | 'optimization'>>;

interface ChunkLike {
  readonly name?: string | null | undefined;
  canBeInitial(): boolean;
}

/** Which chunks may give code away to shared ones: all lazy ones but those that are needed before there is a key, for shared ones are sealed. */
export function maySplit(chunk: ChunkLike): boolean {
  return !chunk.canBeInitial() && chunk.name?.startsWith(publicChunkPrefix) !== true;
}

/** Client, development and build: the gate decides when routes are loaded. */
export function gatedClient({ instance }: CurrentBundler): BundlerConfig {
  return {
    plugins: [
      new instance.NormalModuleReplacementPlugin(
        /^\.\/(docusaurus|preload|prefetch)$/,
        replaceCoreModule,
      ),
    ],
    // Assets made by `new URL(…, import.meta.url)` lie in the root otherwise, where no rule of the plan can tell what they are.
    output: { assetModuleFilename: 'assets/files/[name]-[contenthash][ext]' },
    optimization: { splitChunks: { chunks: maySplit } },
  };
}

/** The script that knows the names of all others, as Docusaurus names it. */
const runtimeScript = /runtime~main\.[^/]*\.js$/;

/** What Rspack has beyond webpack, whose types Docusaurus gives it. */
interface RspackInstance {
  readonly SwcJsMinimizerRspackPlugin?: new (options: unknown) => BundlerConfig['plugins'][number];
}

/**
 * Makes the runtime smaller with Docusaurus' own settings but one. A minifier otherwise gives the shortest names to the letters that a script has most of,
 * and those of the other scripts' hashes, not yet keyed then, are among them: its variables would tell one lesson from another.
 * @throws with another bundler than Rspack
 */
function runtimeMinimizer({ instance }: CurrentBundler): BundlerConfig['plugins'][number] {
  const { SwcJsMinimizerRspackPlugin } = instance as RspackInstance;
  if (SwcJsMinimizerRspackPlugin === undefined) throw new Error('The seal is made for Rspack');
  const minimizerOptions = {
    minify: true,
    ecma: 2020,
    compress: { ecma: 5 },
    module: true,
    mangle: { safari10: true, disableCharFreq: true },
    format: { ecma: 5, comments: false, ascii_only: true },
  };
  return new SwcJsMinimizerRspackPlugin({ test: runtimeScript, minimizerOptions });
}

interface BuiltClient {
  readonly onFacts: (facts: BundleFacts) => void;
  readonly generatedFilesDir: string;
}

/** Client, build only: tells which scripts are entries, and keeps course words out of the app. */
export function builtClient(
  bundler: CurrentBundler,
  { onFacts, generatedFilesDir }: BuiltClient,
): ReturnType<NonNullable<Plugin['configureWebpack']>> {
  const gated = gatedClient(bundler);
  const { NormalModuleReplacementPlugin } = bundler.instance;
  const publicData = new NormalModuleReplacementPlugin(
    /^@generated\/globalData$/,
    writePublicGlobalData(generatedFilesDir),
  );
  const facts: BundlerConfig['plugins'][number] = {
    apply(compiler) {
      compiler.hooks.done.tap('SealBundleFacts', (stats) => {
        onFacts(bundleFactsFromStats(stats.toJson(statsOptions)));
      });
    },
  };
  return {
    ...gated,
    plugins: [...gated.plugins, publicData, facts],
    optimization: { ...gated.optimization, minimizer: [runtimeMinimizer(bundler)] },
    // Before Docusaurus' own, which leaves alone what is small already.
    mergeStrategy: { 'optimization.minimizer': 'prepend' },
  };
}

/** Writes the global data that may be public, and answers its address for the bundler. Docusaurus has written its own by then. */
function writePublicGlobalData(generatedFilesDir: string): string {
  const own = path.join(generatedFilesDir, 'globalData.json');
  const folder = path.join(generatedFilesDir, 'seal');
  const file = path.join(folder, 'publicGlobalData.json');
  const data = JSON.parse(readFileSync(own, 'utf8')) as Parameters<typeof publicGlobalData>[0];
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(publicGlobalData(data)));
  return file;
}
