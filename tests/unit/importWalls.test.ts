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

const seams = ['src/platform/router.ts', 'packages/docusaurus-plugin-seal/src/seams/siteFacts.ts'];

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
        expect(faultsIn(faults, name).get(line), name).toMatch(/src\/platform/);
      for (const name of seams) expect(faultsIn(faults, name).get(line), name).toBeUndefined();
    },
  );
});

const forbidden: readonly (readonly [file: string, from: string, reason: RegExp])[] = [
  ['src/platform/router.ts', '../config/school', /nothing of ours/],
  ['src/shared/keyboard/index.ts', '../../auth/visitor', /know nothing of the site/],
  ['src/config/school.ts', '../components/Button', /src\/config must not import src\/components/],
  ['src/components/Button/index.tsx', '@site/src/teaching/Quiz', /components know no feature/],
  ['src/lessons/blocks.ts', '../teaching/live/task', /the same way by the build and the lesson/],
  [
    'packages/docusaurus-plugin-seal/src/client/keyStore.ts',
    '@site/src/auth/visitor',
    /nothing of the site/,
  ],
  [
    'packages/docusaurus-plugin-seal/src/build/plan.ts',
    '../../../../src/config/school',
    /nothing of the site/,
  ],
  ['src/auth/visitor.ts', '../gate/Gate', /does not know what the visitor sees/],
  ['src/gate/Gate.tsx', '../search/SearchDialog', /the gate is public/],
  ['src/gate/GateCard/index.tsx', '@site/src/theme/Footer', /the gate is public/],
  ['src/gate/Account/index.tsx', '../../progress/stored', /the gate is public/],
  ['src/accelerators/smallEntry/clientEntry.tsx', '../../theme/Root', /every visitor fetches/],
  ['src/teaching/Quiz/index.tsx', '../../auth/AuthProvider', /know nothing of accounts/],
  ['src/progress/stored.ts', 'docusaurus-plugin-seal/client', /knows no feature/],
  ['src/progress/asked.ts', '../repetition/core/card', /knows no feature/],
  ['src/repetition/stored.ts', '../auth/visitor', /asks the questions of teaching/],
  ['src/plugins/gate/index.ts', 'react', /know no React/],
  ...[...['platform', 'config', 'components', 'auth', 'gate', 'teaching', 'search', 'print']].map(
    (folder) =>
      [
        `src/${folder}/any.ts`,
        '../accelerators/beginning',
        /is the same without accelerators/,
      ] as const,
  ),
];

const permitted = [
  ['src/gate/Account/AccountDialog.tsx', '@docusaurus/Link'],
  ['src/gate/PublicPage/MemberPage.tsx', '@theme/Layout'],
  ['src/theme/Navbar/index.tsx', '@docusaurus/router'],
  ['src/accelerators/smallEntry/boundary.tsx', '@docusaurus/ErrorBoundary'],
  ['src/accelerators/quickClicks/RestOfPage/index.tsx', '@docusaurus/router'],
  ['src/theme/DocItem/Content/index.tsx', '@site/src/accelerators/quickClicks/RestOfPage'],
  ['src/gate/environment.tsx', '@docusaurus/ExecutionEnvironment'],
  ['src/gate/provider.tsx', '../auth/AuthProvider'],
] as const;

const ofTheApp = [
  ...['@docusaurus/Head', '@docusaurus/Link', '@docusaurus/Translate', '@docusaurus/router'],
  ...['@docusaurus/useBaseUrl', '@docusaurus/useDocusaurusContext', '@docusaurus/theme-common'],
  ...['@theme/Layout', '@theme-original/Footer'],
  ...['react-router', 'react-router-dom', 'react-helmet-async'],
];
const aroundApp = [
  ...['src/accelerators/smallEntry/entry.tsx', 'src/gate/GateRoot.tsx'],
  ...['src/gate/PublicPage/index.tsx', 'src/gate/PublicPage/PublicText.tsx'],
  ...['src/accelerators/earlyForm/script.ts', 'src/auth/AuthProvider.tsx'],
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
          /around Docusaurus' app.*src\/gate\/GateLink\.tsx/,
        );
    },
  );
});
