import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { HtmlTags, LoadContext, Plugin } from '@docusaurus/types';
import { buildInfoFile, pluginName, type BuildInfo } from '../common/facts';
import { deriveSealingKey, type SealingKey } from '@kurser/sealed-format';
import { readRenderedPages, renderedPagesVariable } from '../server/renderedPages';
import { builtClient, clientModule, gatedClient, serverEntry } from './bundlerConfig';
import { sealCompartments, type SealedCompartment } from './compartments';
import { readContentKey } from './contentKeyFile';
import { checkOtherPlugins, finishBuild } from './finishBuild';
import { keyAddresses, keyFacts, keyModule, type NamedKey } from './keyFacts';
import { textsOfConfig } from './leakScan/publicTexts';
import { parseOptions, type SealSettings } from './options';
import { folderPlace } from './places';
import { checkForSecrets } from './secrets';
import type { BundleFacts } from './plan';
import { guardUnfinishedBuild } from './unfinishedBuild';
import { rememberedAttribute, rememberedItem } from '../common/marker';

/**
 * Runs in the head of every page: says on `<html>` that this browser will open the site by itself,
 * before anything is drawn.
 */
const headScript = `try{if(Number(localStorage.getItem('${rememberedItem}'))>Date.now())document.documentElement.setAttribute('${rememberedAttribute}','')}catch(e){}`;

interface BuildKey extends NamedKey {
  readonly sealing: SealingKey;
}

/** The key of a build that is to be sealed, else null: the development server seals nothing. */
async function keyFor(mode: SealSettings['mode'], siteDir: string): Promise<BuildKey | null> {
  if (mode === 'off' || !isBuilding()) return null;
  const contentKey = await readContentKey(process.env, siteDir);
  const sealing = await deriveSealingKey(contentKey);
  return { id: sealing.id, contentKey, sealing };
}

/** The folders of what is sealed. */
function docsDirs({ docsPath }: SealSettings, siteDir: string): readonly string[] {
  const folders =
    docsPath ?? ['docs', 'blog'].filter((name) => existsSync(path.join(siteDir, name)));
  return folders.map((folder) => path.resolve(siteDir, folder));
}

/** Docusaurus sets this for `build` and not for `start`. */
function isBuilding(): boolean {
  return process.env['NODE_ENV'] === 'production';
}

/** What the plugin puts into every page's head: its script, where it has one. */
function headTags({ keys }: SealSettings): HtmlTags {
  return keys.kind === 'passphrase' ? [{ tagName: 'script', innerHTML: headScript }] : [];
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
  const { keys } = options;
  const key = await keyFor(options.mode, context.siteDir);
  const renderedPages = path.join(context.generatedFilesDir, 'seal', 'rendered');
  const compartments: readonly SealedCompartment[] =
    key === null || options.compartments === null
      ? []
      : await sealCompartments(await options.compartments());
  let bundle: BundleFacts | undefined;
  let guard: ReturnType<typeof guardUnfinishedBuild> | undefined;

  return {
    name: pluginName,
    getClientModules: () => [clientModule],
    // A site whose key is in Firestore has a gate of its own, which asks who somebody is.
    ...(keys.kind !== 'firestore' && { getThemePath: () => folderPlace(`theme/${keys.kind}`) }),
    injectHtmlTags: () => ({ headTags: headTags(options) }),
    async contentLoaded({ actions }) {
      await rm(renderedPages, { recursive: true, force: true });
      const info: BuildInfo = { baseUrl: context.baseUrl, ...(await keyFacts(keys, key)) };
      await actions.createData(buildInfoFile, JSON.stringify(info));
    },
    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer) {
        process.env[renderedPagesVariable] = isBuilding() ? renderedPages : '';
        return { entry: { main: serverEntry } };
      }
      const module = keyModule(keys, context.siteDir);
      if (!isBuilding()) return gatedClient(currentBundler, module);
      if (key !== null) guard = guardUnfinishedBuild(context.outDir);
      const onFacts = (facts: BundleFacts): void => {
        bundle = facts;
      };
      return builtClient(currentBundler, {
        ...{ onFacts, keyModule: module, groupOf: options.fileList?.groupOf },
        generatedFilesDir: context.generatedFilesDir,
      });
    },
    async postBuild({ outDir, plugins }) {
      checkOtherPlugins(plugins);
      if (bundle === undefined) throw new Error('The bundler left no word of its scripts');
      const staticDirs = context.siteConfig.staticDirectories.map((folder) =>
        path.resolve(context.siteDir, folder),
      );
      const { siteDir, baseUrl, siteConfig } = context;
      const { scriptsFrom, framesFrom, ...hooks } = options;
      const connectTo = [...options.connectTo, ...(key === null ? [] : keyAddresses(keys))];
      const addresses = options.contentPolicy ? { connectTo, scriptsFrom, framesFrom } : null;
      const publicTexts = options.publicTexts ?? textsOfConfig(siteConfig);
      const site = { outDir, baseUrl, staticDirs, bundle, siteDir, compartments };
      const content = { docsDirs: docsDirs(options, siteDir), publicTexts };
      const build = { ...hooks, ...site, ...content, addresses, siteKey: key };
      const rendered = await readRenderedPages(renderedPages);
      await finishBuild(build, rendered, options.derive, key?.sealing ?? null);
      await checkForSecrets(outDir, keys.kind === 'passphrase' ? keys.passphrases : []);
      guard?.finished();
    },
  };
}
