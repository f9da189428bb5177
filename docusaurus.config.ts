import type { Config } from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import { accelerate, areAll, chooseAccelerators } from '@kurser/accelerators';
import { appCheckAddresses } from './src/config/appCheck';
import { describedCategories } from './src/config/describedCategories';
import { identityAddresses, readEnvironment } from './src/config/environment';
import { findPageDates } from './src/config/pageDates';
import { announcementBarOf, school } from './src/config/school';
import { requireBuildableFolder } from './src/config/siteFolder';
import { readSiteContent } from './src/config/siteContent';
import { publicPages } from './src/config/publicPages';
import { recordTraces } from './src/config/recordTraces';
import { courseRedirects } from './src/config/routes';
import { courseOfAddress } from './src/config/courseName';
import { suggestionAddress, suggestions } from './src/config/suggestions';
import { unquoteGitPaths } from './src/config/gitPaths';
import { workAddresses } from './src/config/workFollows';
import { pageSource } from '@kurser/lesson-language/source/sourceText';
import { publicDirectory } from './src/plugins/publicFiles';
import { publicContent } from './src/plugins/published';
import { manifestAddress } from './src/plugins/webManifest/manifest';
import { figureOptions } from './src/plugins/figures';
import { documentsAddress } from 'docusaurus-plugin-seal/firestore';
import { savedFilesName } from '@kurser/offline/plan';
import { deriveSearch } from '@kurser/search/build/deriveSearch';
import { requireFrontMatter } from '@kurser/lesson-language/lessonFaults/requireFrontMatter';
import rehypeCodeColours from '@kurser/lesson-language/rehype-code-colours';
import rehypeEnglish from '@kurser/lesson-language/rehype-english';
import rehypeSwatches from '@kurser/lesson-language/rehype-swatches';
import rehypeUnbroken from '@kurser/lesson-language/rehype-unbroken';
import rehypeUntranslated from '@kurser/lesson-language/rehype-untranslated';
import remarkFaults from '@kurser/lesson-language/remark-faults';
import remarkLesson from '@kurser/lesson-language/remark-lesson';
import { compartmentId } from '@kurser/lesson-language/remark-lesson/lockedView';
import { lockedSources } from '@kurser/lesson-language/source/lockedSources';
import { keysForBuild } from '@kurser/openings/build/keys';
import { openingAddresses } from '@kurser/openings/remote/documents';
import { passMinutes, readingMinutes } from './src/reading/minutes';
import { goalsIn } from '@kurser/course-parts/goals/pageGoals';
import { usedParts } from './src/parts/usedParts';

requireBuildableFolder(__dirname);
unquoteGitPaths(process.env);
const environment = readEnvironment(process.env);

/** What App Check adds to the pages' security policy. */
const attestation =
  environment.appCheck === null
    ? { connectTo: [], scriptsFrom: [], framesFrom: [] }
    : appCheckAddresses(environment.provider.projectId);

const content = readSiteContent(process.env['SITE']);

const pageDates = findPageDates();

/**
 * In this order; with `smallEntry` the first two stand in every page, and the others come with what
 * is behind the gate.
 */
const siteStyles = ['tokens', 'custom', 'fonts', 'site'];

/** What makes the site faster; without them it is the same site. */
const chosen = chooseAccelerators(process.env['ACCELERATORS']);
const added = accelerate(chosen);

const seals = process.env['SEAL'] !== 'off';

/** Decides the number and the flag of the exam without a published solution. */
const examSeed = process.env['EXAM_SEED'] ?? '';

// The bundler's cache does not tell a site with some accelerators from one with others, nor one
// exam from another.
if (!areAll(chosen) || examSeed !== '') process.env['DOCUSAURUS_NO_PERSISTENT_CACHE'] = 'true';

/** Not while a lesson is written: nobody sees the marks, and the dictionaries take seconds. */
const englishMarks: [typeof rehypeEnglish, { glossary: string }][] =
  process.env['NODE_ENV'] === 'production'
    ? [[rehypeEnglish, { glossary: './docs/glossary.json' }]]
    : [];

const documents = documentsAddress(
  environment.provider.projectId,
  environment.emulators?.firestore ?? null,
);

/** What opens on a day, as the seal is to have it: keys that no page has, and texts to look for. */
async function compartments() {
  const keyed = await keysForBuild(content.openings, process.env, __dirname);
  const sources = keyed.length === 0 ? [] : lockedSources(__dirname, content.docsPath);
  return keyed.map(({ name, key }) => ({
    id: compartmentId(name),
    contentKey: key,
    sources: sources
      .filter((source) => source.name === name)
      .map(({ path, text }) => ({ path, bytes: Buffer.from(text) })),
  }));
}

const { publicTexts, servedFiles, servedOtherwise } = publicContent(added.seal.servedOtherwise);

const config: Config = {
  title: school.title,
  tagline: school.tagline,
  favicon: 'img/favicon.svg',
  url: school.url,
  baseUrl: '/',
  noIndex: true,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  i18n: { defaultLocale: 'sv', locales: ['sv'] },
  future: { v4: true, faster: true },
  markdown: {
    mermaid: true,
    preprocessor: pageSource,
    async parseFrontMatter(file) {
      const fileContent = pageSource(file);
      requireFrontMatter({ ...file, fileContent }, __dirname);
      const parsed = await file.defaultParseFrontMatter({ ...file, fileContent });
      const frontMatter = {
        ...parsed.frontMatter,
        reading_minutes: readingMinutes(fileContent),
        pass_minutes: passMinutes(fileContent),
        lesson_parts: usedParts(fileContent),
        lesson_goals: goalsIn(fileContent),
      };
      return { ...parsed, frontMatter };
    },
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  themes: ['@docusaurus/theme-mermaid'],
  customFields: { environment },
  headTags: [{ tagName: 'link', attributes: { rel: 'manifest', href: manifestAddress } }],
  staticDirectories: ['static', publicDirectory],
  plugins: [
    ...added.plugins,
    './packages/school-gate/src/plugin/index.ts',
    './packages/reading-settings/src/plugin/index.ts',
    './src/plugins/builtColours/index.ts',
    './packages/school-gate/src/appCheck/index.ts',
    './src/plugins/katex/index.ts',
    ['./src/plugins/pyodide/index.ts', { ...added.python }],
    './packages/lesson-language/src/lessons/index.ts',
    [
      './packages/openings/src/plugin/index.ts',
      { openings: content.openings, documents, sealed: seals },
    ],
    './packages/lesson-language/src/onDemand/index.ts',
    './packages/lesson-language/src/lessonFaults/index.ts',
    './src/plugins/securityTxt/index.ts',
    './src/plugins/offlineWorker/index.ts',
    './src/plugins/webManifest/index.ts',
    ...(content.hasCourses ? ['./src/plugins/schoolTexts/index.ts'] : []),
    ['./src/plugins/pageDates/index.ts', pageDates],
    ['./src/plugins/redirects/index.ts', { redirects: content.hasCourses ? courseRedirects : [] }],
    [
      'docusaurus-plugin-seal',
      {
        mode: seals ? 'sealed' : 'off',
        docsPath: content.docsPath,
        keys: {
          kind: 'firestore',
          projectId: environment.provider.projectId,
          emulator: environment.emulators?.firestore ?? null,
        },
        contentPolicy: true,
        connectTo: [
          ...identityAddresses(environment.emulators),
          ...workAddresses(documents),
          ...openingAddresses(documents, content.openings),
          ...attestation.connectTo,
        ],
        scriptsFrom: attestation.scriptsFrom,
        framesFrom: attestation.framesFrom,
        derive: [deriveSearch],
        ...added.seal,
        // By functions: what stands here itself, every reader fetches.
        publicTexts: () => publicTexts,
        servedFiles: () => servedFiles,
        servedOtherwise: () => servedOtherwise,
        compartments,
        fileList: { name: savedFilesName, groupOf: courseOfAddress },
      },
    ],
  ],
  presets: [
    [
      'classic',
      {
        docs: {
          path: content.docsPath,
          routeBasePath: 'courses',
          sidebarPath: './sidebars.ts',
          sidebarItemsGenerator: async ({ defaultSidebarItemsGenerator, ...args }) =>
            describedCategories(await defaultSidebarItemsGenerator(args)),
          showLastUpdateTime: content.hasCourses && pageDates.kind === 'known',
          editUrl: ({ docPath }) =>
            suggestionAddress(suggestions, `${content.docsPath}/${docPath}`),
          // Before Docusaurus' own steps, one of which would take the mermaid fences out of our
          // hands.
          beforeDefaultRemarkPlugins: [
            remarkFaults,
            [
              remarkLesson,
              {
                folders: 'packed',
                exam: examSeed,
                record: recordTraces(__dirname),
                openings: content.openings.map(({ name }) => name),
              },
            ],
          ],
          remarkPlugins: [remarkMath],
          rehypePlugins: [
            rehypeKatex,
            rehypeCodeColours,
            rehypeSwatches,
            rehypeUnbroken,
            rehypeUntranslated,
            ...englishMarks,
            ...added.rehypePlugins,
          ],
        },
        blog: false,
        pages: { path: content.pagesPath },
        sitemap: false,
        svgr: figureOptions,
        theme: { customCss: siteStyles.map((name) => `./src/css/${name}.css`) },
      } satisfies Preset.Options,
    ],
  ],
  themeConfig: {
    colorMode: { defaultMode: 'light', respectPrefersColorScheme: false },
    docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    navbar: {
      title: school.title,
      items: [
        { type: 'docSidebar', sidebarId: 'courses', label: 'Kurser', position: 'left' },
        ...content.extraNavbarItems,
        { type: 'custom-search', position: 'right' },
        { type: 'custom-account', position: 'right' },
        { type: 'custom-logout', position: 'right' },
      ],
    },
    ...announcementBarOf(content.announcement),
    footer: {
      style: 'light',
      copyright: school.title,
      // The tests' small sites do not have the pages.
      links: content.hasCourses
        ? Object.values(publicPages).map(({ path, title }) => ({ label: title, to: path }))
        : [],
    },
    mermaid: {
      theme: { light: 'neutral', dark: 'dark' },
      // The site's own letters; its colours come from src/theme/Mermaid. A size is a text in one
      // place and a number in another.
      options: {
        fontFamily: 'var(--kurs-font-ui)',
        fontSize: 14,
        themeVariables: { fontSize: '14px' },
      },
    },
    // Code is coloured by the build (packages/lesson-language/src/rehype-code-colours).
    prism: { theme: { plain: {}, styles: [] } },
  } satisfies Preset.ThemeConfig,
};

export default config;
