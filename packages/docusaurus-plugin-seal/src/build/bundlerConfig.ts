import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CurrentBundler, Plugin } from '@docusaurus/types';
import { coreModule, type CoreModule } from '../seams/coreModules';
import { globalDataFile, globalDataName } from '../seams/generatedFiles';
import { replaceModules } from '../seams/moduleReplacement';
import type { ModuleReplacement } from '../seams/replacementFaults';
import { runtimeMinimizer } from '../seams/runtimeMinimizer';
import { publicChunkPrefix } from '../common/addresses';
import { compartmentOf } from './compartments';
import type { BundleFacts } from './plan';
import { bundleFactsFromStats, statsOptions } from './bundleFacts';
import { chunksOfGroups, type GroupOfPage } from './fileGroups';
import { folderPlace, modulePlace } from './places';
import { publicGlobalData } from './publicGlobalData';

/** What the gate asks of the site behind it; an accelerator puts another in place of this one. */
export const siteLoadingFile = modulePlace('client/siteLoading');

/** Ours get the originals through it. */
const seamsFolder = folderPlace('seams');

/** The entry of the server bundle, which writes the shell instead of the page. */
export const serverEntry = modulePlace('server/serverEntry');

/** The client module that takes over the loading of chunks. */
export const clientModule = modulePlace('client/installChunkLoader');

const oursFor = (name: CoreModule): ModuleReplacement => ({
  original: coreModule(name),
  ours: modulePlace(`client/${name}`),
});

/** Modules of Docusaurus' client that ours take the place of. */
const replacements = (['docusaurus', 'preload', 'prefetch'] as const).map(oursFor);

type AnyBundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type BundlerConfig = Required<Pick<AnyBundlerConfig, 'plugins' | 'output' | 'optimization'>>;

interface ChunkLike {
  readonly name?: string | null | undefined;
  canBeInitial(): boolean;
}

/**
 * Which chunks may give code away to shared ones: all lazy ones but those that are needed before
 * there is a key, for shared ones are sealed, and those of compartments, for shared ones are sealed
 * with the site's key.
 */
export function maySplit(chunk: ChunkLike): boolean {
  const isOwn = chunk.name?.startsWith(publicChunkPrefix) === true;
  return !chunk.canBeInitial() && !isOwn && compartmentOf(chunk.name ?? '') === undefined;
}

/** The site's own module that finds the key, in place of ours. */
const foundBy = (module: string): ModuleReplacement => ({
  original: modulePlace('client/customKey'),
  ours: module,
});

/**
 * Client, development and build: the gate decides when routes are loaded.
 * @param keyModule the site's module that finds the key, where it has one
 */
export function gatedClient(
  bundler: CurrentBundler,
  keyModule?: string,
): Pick<BundlerConfig, 'plugins' | 'output'> {
  const all = [...replacements, ...(keyModule === undefined ? [] : [foundBy(keyModule)])];
  return {
    plugins: replaceModules(bundler, all, seamsFolder),
    // Assets made by `new URL(…, import.meta.url)` lie in the root otherwise, where no rule of the
    // plan can tell what they are.
    output: { assetModuleFilename: 'assets/files/[name]-[contenthash][ext]' },
  };
}

interface BuiltClient {
  readonly onFacts: (facts: BundleFacts) => void;
  readonly keyModule: string | undefined;
  readonly generatedFilesDir: string;
  /** The group of pages that an address belongs to. */
  readonly groupOf: GroupOfPage | undefined;
}

/** Client, build only: tells which scripts are entries, and keeps course words out of the app. */
export function builtClient(
  bundler: CurrentBundler,
  { onFacts, keyModule, generatedFilesDir, groupOf }: BuiltClient,
): ReturnType<NonNullable<Plugin['configureWebpack']>> {
  const gated = gatedClient(bundler, keyModule);
  const globalData = {
    name: globalDataName,
    original: globalDataFile(generatedFilesDir),
    ours: writePublicGlobalData(generatedFilesDir),
  };
  const publicData = replaceModules(bundler, [globalData], seamsFolder);
  const facts: BundlerConfig['plugins'][number] = {
    apply(compiler) {
      compiler.hooks.done.tap('SealBundleFacts', (stats) => {
        const groupOfChunk = groupOf && chunksOfGroups(generatedFilesDir, groupOf);
        onFacts(bundleFactsFromStats(stats.toJson(statsOptions), groupOfChunk));
      });
    },
  };
  const minimizer = runtimeMinimizer(bundler);
  return {
    ...gated,
    plugins: [...gated.plugins, ...publicData, facts],
    // Of the build alone: the bundler asks about every chunk many times, which would be most of
    // what an edit costs while one writes.
    optimization: {
      splitChunks: { chunks: maySplit },
      minimizer: minimizer === undefined ? [] : [minimizer],
    },
    // Before Docusaurus' own, which leaves alone what is small already.
    mergeStrategy: { 'optimization.minimizer': 'prepend' },
  };
}

/**
 * Writes the global data that may be public, and returns its address for the bundler. Docusaurus
 * has written its own by then.
 */
function writePublicGlobalData(generatedFilesDir: string): string {
  const folder = path.join(generatedFilesDir, 'seal');
  const file = path.join(folder, 'publicGlobalData.json');
  const data = JSON.parse(readFileSync(globalDataFile(generatedFilesDir), 'utf8')) as Parameters<
    typeof publicGlobalData
  >[0];
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(publicGlobalData(data)));
  return file;
}
