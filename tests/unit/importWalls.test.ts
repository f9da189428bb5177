import { beforeAll, describe, expect, it } from 'vitest';
import { lintPlanted, type LintFault } from '../support/lint';

/** What the rules about walls say of lines of code in a file, once for a line. */
function faultsIn(faults: readonly LintFault[], name: string): ReadonlyMap<number, string> {
  const walls = faults.filter(({ rule }) => /no-restricted-imports|private-parts/.test(rule));
  return new Map(walls.filter(({ file }) => file === name).map((at) => [at.line, at.message]));
}

const text = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

const privateCode = [
  '__webpack_require__.l = planted;',
  'window.docusaurusRoot = planted;',
  'const { NormalModuleReplacementPlugin } = planted;',
  'const { SwcJsMinimizerRspackPlugin } = planted;',
  "import { _components } from 'firebase/app';",
  "import { __RouterContext } from 'react-router';",
  'FetchProvider.initialize(planted);',
  "import { useCodeBlockContext } from '@docusaurus/theme-common/internal';",
  "import settings from '@generated/docusaurus.config';",
  "import languages from '@generated/i18n';",
  'window.docusaurus.preload(planted);',
  "document.getElementById('__docusaurus');",
  'page.querySelector(`#__docusaurus ${planted}`);',
  "root.setAttribute('data-has-hydrated', planted);",
  "if (process.env['HYDRATE_CLIENT_ENTRY']) planted();",
  "import internal from '@firebase/auth/internal';",
  "import preload from '@docusaurus/core/lib/client/preload';",
  "import '@docusaurus/theme-classic/lib/theme/CodeBlock/Line/styles.module.css';",
  "import registry from '@generated/registry';",
  "planted('infima/dist/css/default/default.css');",
  "storage.getItem('firebase:authUser:k:[DEFAULT]');",
  'storage.getItem(`firebase:authUser:${planted}`);',
];
const outside = [
  'packages/docusaurus-plugin-seal/src/client/keyStore.ts',
  'src/theme/Error/index.tsx',
  'scripts/start.ts',
];

const seams = [
  'packages/platform/src/router.ts',
  'packages/docusaurus-plugin-seal/src/seams/pageRendering.ts',
];

describe('what is private to somebody else', () => {
  let faults: readonly LintFault[] = [];
  beforeAll(async () => {
    const names = [...outside, ...seams];
    faults = await lintPlanted(Object.fromEntries(names.map((name) => [name, text(privateCode)])));
  });

  it.each(privateCode.map((code, place) => [code, place + 1] as const))(
    '%s stands among the seams alone',
    (_code, line) => {
      for (const name of outside)
        expect(faultsIn(faults, name).get(line), name).toMatch(/packages\/platform/);
      for (const name of seams) expect(faultsIn(faults, name).get(line), name).toBeUndefined();
    },
  );
});

const forbidden: readonly (readonly [file: string, from: string, reason: RegExp])[] = [
  ['src/config/school.ts', '../components/CourseMark', /knows nothing of what is drawn/],
  ['src/config/privacy.ts', '@site/src/theme/Footer', /knows nothing of what is drawn/],
  ['src/plugins/katex/index.ts', 'react', /know no React/],
  ['packages/lesson-language/src/plan/index.ts', 'react', /know no React/],
  ['src/pages/rattning.tsx', '@kurser/school-gate/auth/AuthProvider', /without a gate/],
  ['src/components/HandIn/any.tsx', '@kurser/school-gate/auth/AuthProvider', /without a gate/],
  ...[
    ...['src/config', 'src/components', 'src/plugins', 'src/print', 'packages/ui/src'],
    ...['packages/school-gate/src', 'packages/course-parts/src', 'packages/search/src'],
    ...['packages/platform/src', 'packages/lesson-language/src'],
  ].map(
    (folder) =>
      [
        `${folder}/any.ts`,
        '@kurser/accelerators/beginning',
        /is the same without accelerators/,
      ] as const,
  ),
];

const permitted = [
  ['packages/school-gate/src/gate/Account/AccountDialog.tsx', '@docusaurus/Link'],
  ['packages/school-gate/src/gate/PublicPage/MemberPage.tsx', '@theme/Layout'],
  ['src/theme/Navbar/index.tsx', '@docusaurus/router'],
  ['src/theme/NavbarItem/any.tsx', '@kurser/school-gate/auth/AuthProvider'],
  ['packages/accelerators/src/smallEntry/boundary.tsx', '@docusaurus/ErrorBoundary'],
  ['packages/accelerators/src/quickClicks/RestOfPage/index.tsx', '@docusaurus/router'],
  ['src/theme/DocItem/Content/index.tsx', '@kurser/accelerators/quickClicks/RestOfPage'],
  ['packages/school-gate/src/gate/environment.tsx', '@docusaurus/ExecutionEnvironment'],
  ['packages/labs/src/GateSim/index.tsx', 'react'],
] as const;

const ofTheApp = [
  ...['@docusaurus/Head', '@docusaurus/Link', '@docusaurus/Translate', '@docusaurus/router'],
  ...['@docusaurus/useBaseUrl', '@docusaurus/useDocusaurusContext', '@docusaurus/theme-common'],
  ...['@theme/Layout', '@theme-original/Footer'],
  ...['react-router', 'react-router-dom', 'react-helmet-async'],
];
const aroundApp = [
  ...[
    'packages/accelerators/src/smallEntry/entry.tsx',
    'packages/school-gate/src/gate/GateRoot.tsx',
  ],
  ...[
    'packages/school-gate/src/gate/PublicPage/index.tsx',
    'packages/school-gate/src/gate/PublicPage/PublicText.tsx',
  ],
  ...[
    'packages/accelerators/src/earlyForm/script.ts',
    'packages/school-gate/src/auth/AuthProvider.tsx',
  ],
];

describe('the walls between folders', () => {
  let faults: readonly LintFault[] = [];
  beforeAll(async () => {
    const single = [...forbidden, ...permitted].map(
      ([name, from]) => [name, text([`import planted from '${from}';`])] as const,
    );
    const app = text(ofTheApp.map((from, place) => `import planted${place} from '${from}';`));
    const files = [...single, ...aroundApp.map((name) => [name, app] as const)];
    expect(new Set(files.map(([name]) => name)).size, 'a file for each').toBe(files.length);
    faults = await lintPlanted(Object.fromEntries(files));
  });

  it.each(forbidden)('%s must not import %s', (name, _from, reason) => {
    expect(faultsIn(faults, name).get(1)).toMatch(reason);
  });

  it.each(permitted)('%s may import %s', (name) => {
    expect(faultsIn(faults, name)).toEqual(new Map());
  });

  it.each(aroundApp)(
    '%s must not import anything of Docusaurus’ app, which stands within',
    (name) => {
      for (const [place, from] of ofTheApp.entries())
        expect(faultsIn(faults, name).get(place + 1), from).toMatch(
          /around Docusaurus' app.*src\/gate\/address\.ts.*GateLink\.tsx/,
        );
    },
  );
});
