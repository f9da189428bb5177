import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildInfoFile, pluginName, type BuildFacts, type BuildInfo } from '../common/facts';
import { deriveSealingKey, type SealingKey } from '@kurser/sealed-format';
import { readRenderedPages, renderedPagesVariable } from '../server/renderedPages';
import { builtClient, clientModule, gatedClient, serverEntry } from './bundlerConfig';
import { readContentKey } from './contentKeyFile';
import { keyAddress, keysAddress } from '../firestore/keyAddress';
import { checkOtherPlugins, finishBuild } from './finishBuild';
import { parseOptions, type SealOptions } from './options';
import type { BundleFacts } from './plan';
import { guardUnfinishedBuild } from './unfinishedBuild';

function factsFor(options: SealOptions, key: SealingKey | null): BuildFacts {
  if (key === null) return { kind: 'plain' };
  const { projectId, firestoreEmulator } = options;
  const address = keyAddress(projectId, firestoreEmulator, key.id);
  return { kind: 'sealed', keyId: key.id, keyAddress: address };
}

/** The key of a build that is to be sealed, else null: the development server seals nothing. */
async function keyFor(mode: SealOptions['mode'], siteDir: string): Promise<SealingKey | null> {
  if (mode === 'off' || !isBuilding()) return null;
  return deriveSealingKey(await readContentKey(process.env, siteDir));
}

/** Docusaurus sets this for `build` and not for `start`. */
function isBuilding(): boolean {
  return process.env['NODE_ENV'] === 'production';
}

/**
 * Seals the site. In a build every page becomes the bare shell of the gate and everything but entry
 * scripts, public chunks and styles is encrypted with the content key; with `mode: 'off'`, and in
 * the development server, content stays readable and only the gate stands before it.
 * @throws when an option is wrong, when the key cannot be read, or when any step of sealing cannot
 * be done
 */
export default async function sealPlugin(context: LoadContext, input: unknown): Promise<Plugin> {
  const options = parseOptions(input);
  const key = await keyFor(options.mode, context.siteDir);
  const renderedPages = path.join(context.generatedFilesDir, 'seal', 'rendered');
  let bundle: BundleFacts | undefined;
  let guard: ReturnType<typeof guardUnfinishedBuild> | undefined;

  return {
    name: pluginName,
    getClientModules: () => [clientModule],
    async contentLoaded({ actions }) {
      await rm(renderedPages, { recursive: true, force: true });
      const info: BuildInfo = { baseUrl: context.baseUrl, build: factsFor(options, key) };
      await actions.createData(buildInfoFile, JSON.stringify(info));
    },
    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer) {
        process.env[renderedPagesVariable] = isBuilding() ? renderedPages : '';
        return { entry: { main: serverEntry } };
      }
      if (!isBuilding()) return gatedClient(currentBundler);
      if (key !== null) guard = guardUnfinishedBuild(context.outDir);
      const onFacts = (facts: BundleFacts): void => {
        bundle = facts;
      };
      const { generatedFilesDir } = context;
      return builtClient(currentBundler, { onFacts, generatedFilesDir });
    },
    async postBuild({ outDir, plugins }) {
      checkOtherPlugins(plugins);
      if (bundle === undefined) throw new Error('The bundler left no word of its scripts');
      const staticDirs = context.siteConfig.staticDirectories.map((folder) =>
        path.resolve(context.siteDir, folder),
      );
      const docsDir = path.resolve(context.siteDir, options.docsPath);
      const { projectId, firestoreEmulator } = options;
      const keys = key === null ? [] : [keysAddress(projectId, firestoreEmulator)];
      const { scriptsFrom, framesFrom, ...hooks } = options;
      const addresses = { connectTo: [...options.connectTo, ...keys], scriptsFrom, framesFrom };
      const { siteDir, baseUrl } = context;
      const site = { outDir, baseUrl, staticDirs, bundle, siteDir, docsDir };
      const build = { ...site, addresses, ...hooks };
      await finishBuild(build, await readRenderedPages(renderedPages), options.derive, key);
      guard?.finished();
    },
  };
}
