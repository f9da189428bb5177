import { fileURLToPath } from 'node:url';
import mdx from '@mdx-js/rollup';
import rehypeKatex from 'rehype-katex';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { require as requireTyped } from 'tsx/cjs/api';
import { defineConfig } from 'vitest/config';
import type { Root } from 'mdast';
import type * as lessonSteps from '@kurser/lesson-language/remark-lesson';
import type * as lessonNodes from '@kurser/lesson-language/source/jsx';
import { sdkInternals } from './packages/platform/src/sdkInternals';

/** Vite leaves rooms to Node when it reads this file, and Node reads no TypeScript by itself. */
const { default: remarkLesson } = requireTyped(
  '@kurser/lesson-language/remark-lesson',
  import.meta.url,
) as typeof lessonSteps;
const { visitNodes } = requireTyped(
  '@kurser/lesson-language/source/jsx',
  import.meta.url,
) as typeof lessonNodes;

const fileAt = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const alias = {
  '@site': fileAt('.').replace(/\/$/, ''),
  ...sdkInternals('node'),
};

/**
 * What stands in a DOM test for the modules that only Docusaurus' bundler knows, and for those that
 * want a worker or a layout.
 */
const doubleOf = (name: string): string => fileAt(`tests/support/dom/doubles/${name}`);
const doubles = {
  '@generated/pyodide-files/default/served.json': doubleOf('servedPython.ts'),
  '@generated/gate/default/environment.json': doubleOf('environment.ts'),
  '@generated/openings/default/openings.json': doubleOf('openings.ts'),
  '@generated/lessons/default/easyWords.json': doubleOf('easyWords.ts'),
  '@generated/lessons/default/lessons.json': doubleOf('lessons.ts'),
  '@docusaurus/Link': doubleOf('Link.tsx'),
  '@docusaurus/plugin-content-docs/client': doubleOf('docsClient.ts'),
  '@docusaurus/useBaseUrl': doubleOf('useBaseUrl.ts'),
  '@docusaurus/useBrokenLinks': doubleOf('useBrokenLinks.ts'),
  '@docusaurus/useIsBrowser': doubleOf('useIsBrowser.ts'),
  '@theme/CodeBlock': doubleOf('CodeBlock.tsx'),
  '@theme/Heading': doubleOf('Heading.tsx'),
  '@theme/MDXComponents/A': doubleOf('A.tsx'),
  '@theme/MDXComponents/Img': doubleOf('Img.tsx'),
};
const neighbourDoubles = [
  {
    find: /^@kurser\/python-runner\/usePythonRun$/,
    replacement: doubleOf('usePythonRun.ts'),
  },
  { find: /^\.\/CodeMirrorBox$/, replacement: doubleOf('CodeMirrorBox.tsx') },
  { find: /^\.\/.+\.svg$/, replacement: doubleOf('Drawing.tsx') },
];
const domAlias = [
  ...neighbourDoubles,
  ...Object.entries({ ...alias, ...doubles }).map(([find, replacement]) => ({
    find,
    replacement,
  })),
];

/**
 * A slow machine is not a fault: some tests start a compiler, Python or a build, beside other work
 * on two cores. The limits only end what hangs. They stand here alone: what a test file sets with
 * `vi.setConfig` is not heard where files share a process.
 */
const patience = { testTimeout: 300_000, hookTimeout: 300_000 };

/**
 * Files share a process, one after the other, and what they have imported: half the time of a run
 * would go to importing it anew.
 */
const shared = { ...patience, isolate: false };

/** As a step of Docusaurus' own does: the words after a block's language go with the block. */
function remarkMetastring(): (tree: Root) => void {
  return (tree) => {
    visitNodes(tree, (node) => {
      if (node.type === 'code')
        node.data = { ...node.data, hProperties: { metastring: node.meta } };
    });
  };
}

/**
 * One project for each thing the tests need beside the source: nothing, a DOM, a finished build, a
 * running Firestore emulator. The files that build sites of their own have each its folders, so two
 * of them can build at once.
 */
export default defineConfig({
  test: {
    passWithNoTests: false,
    // As many as there are cores. Vitest leaves one free for an editor, which is half of a small
    // machine.
    maxWorkers: '100%',
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          ...shared,
          include: [
            '{src,packages}/**/__tests__/**/*.test.ts',
            'scripts/**/__tests__/**/*.test.ts',
            'benchmarks/**/__tests__/**/*.test.ts',
            'tests/{unit,lessons,godot,support,plants}/**/*.test.ts',
          ],
        },
      },
      {
        resolve: { alias: domAlias },
        esbuild: { jsx: 'automatic' },
        // The pages of tests/fixtures/docs, as the site's build reads them.
        plugins: [
          mdx({
            remarkPlugins: [
              ...[remarkFrontmatter, remarkGfm, remarkLesson],
              ...[remarkMetastring, remarkMath],
            ],
            rehypePlugins: [rehypeKatex],
            providerImportSource: '@mdx-js/react',
          }),
        ],
        test: {
          name: 'dom',
          environment: './tests/support/dom/environment.ts',
          // A style sheet counts as loaded, though nothing is fetched: React waits for it before it
          // shows a page.
          environmentOptions: {
            happyDOM: {
              settings: { handleDisabledFileLoadingAsSuccess: true },
            },
          },
          ...shared,
          setupFiles: ['tests/support/dom/setup.ts'],
          include: ['{src,packages}/**/__tests__/**/*.test.tsx', 'tests/dom/**/*.test.tsx'],
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'build',
          ...patience,
          include: ['tests/build/**/*.test.ts'],
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'rules',
          ...patience,
          include: ['tests/rules/**/*.test.ts'],
          maxWorkers: 1,
          globalSetup: ['tests/rules/setup.ts'],
        },
      },
    ],
  },
});
