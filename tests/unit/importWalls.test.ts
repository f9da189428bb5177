import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';

// The project's own configuration, without types: an import is judged by its words alone.
const eslint = new ESLint({
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  overrideConfig: tseslint.configs.disableTypeChecked,
  ruleFilter: ({ ruleId }) =>
    ruleId === 'no-restricted-imports' || ruleId === 'no-restricted-syntax',
});

async function faultsOfCode(filePath: string, code: string): Promise<readonly string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath });
  // A name that is imported under itself stands there twice.
  return [...new Set((result?.messages ?? []).map(({ message }) => message))];
}

/** What the walls say of an import in a file. */
function findFaults(filePath: string, from: string): Promise<readonly string[]> {
  return faultsOfCode(filePath, `import planted from '${from}';`);
}

const privateCode = [
  '__webpack_require__.l = planted;',
  'window.docusaurusRoot = planted;',
  'const { NormalModuleReplacementPlugin } = planted;',
  'const { SwcJsMinimizerRspackPlugin } = planted;',
  "import { _components } from 'firebase/app';",
  "import { __RouterContext } from 'react-router';",
  'FetchProvider.initialize(planted);',
  "import { useCodeBlockContext } from '@docusaurus/theme-common/internal';",
  "import planted from '@generated/docusaurus.config';",
  "import planted from '@generated/i18n';",
  'window.docusaurus.preload(planted);',
  "document.getElementById('__docusaurus');",
  'page.querySelector(`#__docusaurus ${planted}`);',
  "root.setAttribute('data-has-hydrated', planted);",
  "if (process.env['HYDRATE_CLIENT_ENTRY']) planted();",
  "import planted from '@firebase/auth/internal';",
  "import planted from '@docusaurus/core/lib/client/preload';",
  "import '@docusaurus/theme-classic/lib/theme/CodeBlock/Line/styles.module.css';",
  "import planted from '@generated/registry';",
  "planted('infima/dist/css/default/default.css');",
  "storage.getItem('firebase:authUser:k:[DEFAULT]');",
  'storage.getItem(`firebase:authUser:${planted}`);',
];

it.each(privateCode)('%s stands in src/platform alone', async (code) => {
  for (const file of ['src/seal/keyStore.ts', 'src/theme/Error/index.tsx', 'scripts/start.ts'])
    expect(await faultsOfCode(file, code)).toEqual([expect.stringMatching(/src\/platform/)]);
  expect(await faultsOfCode('src/platform/router.ts', code)).toEqual([]);
});

it.each([
  ['src/platform/router.ts', '../seal/facts', /nothing of ours/],
  ['src/shared/keyboard/index.ts', '../../auth/visitor', /know nothing of the site/],
  ['src/config/school.ts', '../components/Button', /src\/config must not import src\/components/],
  ['src/components/Button/index.tsx', '@site/src/teaching/Quiz', /components know no feature/],
  ['src/lessons/blocks.ts', '../teaching/live/task', /the same way by the build and the lesson/],
  ['src/seal/keyStore.ts', '../auth/visitor', /src\/seal must not import src\/auth/],
  ['src/auth/visitor.ts', '../gate/Gate', /does not know what the visitor sees/],
  ['src/gate/Gate.tsx', '../search/SearchDialog', /the gate is public/],
  ['src/gate/GateCard/index.tsx', '@site/src/theme/Footer', /the gate is public/],
  ['src/gate/Account/index.tsx', '../../progress/stored', /the gate is public/],
  ['src/accelerators/smallEntry/clientEntry.tsx', '../../theme/Root', /every visitor fetches/],
  ['src/teaching/Quiz/index.tsx', '../../auth/AuthProvider', /know nothing of accounts/],
  ['src/progress/stored.ts', '../seal/buildFacts', /knows no feature/],
  ['src/progress/stored.ts', '../repetition/core/card', /knows no feature/],
  ['src/repetition/stored.ts', '../auth/visitor', /asks the questions of teaching/],
  ['src/plugins/seal/index.ts', 'react', /know no React/],
])('%s must not import %s', async (file, from, reason) => {
  expect(await findFaults(file, from)).toEqual([expect.stringMatching(reason)]);
});

it.each([
  'platform',
  'config',
  'components',
  'seal',
  'auth',
  'gate',
  'teaching',
  'search',
  'print',
])('src/%s, which stands without accelerators, must import none', async (folder) => {
  expect(await findFaults(`src/${folder}/any.ts`, '../accelerators/beginning')).toEqual([
    expect.stringMatching(/is the same without accelerators/),
  ]);
});

const ofTheApp = [
  ...['@docusaurus/Head', '@docusaurus/Link', '@docusaurus/Translate', '@docusaurus/router'],
  ...['@docusaurus/useBaseUrl', '@docusaurus/useDocusaurusContext', '@docusaurus/theme-common'],
  ...['@theme/Layout', '@theme-original/Footer'],
  ...['react-router', 'react-router-dom', 'react-helmet-async'],
];

it.each([
  'src/accelerators/smallEntry/clientEntry.tsx',
  'src/gate/Gate.tsx',
  'src/gate/PublicPage/index.tsx',
  'src/gate/PublicPage/PublicText.tsx',
  'src/accelerators/earlyForm/script.ts',
  'src/auth/AuthProvider.tsx',
])('%s must not import anything of Docusaurus’ app, which stands within', async (file) => {
  for (const from of ofTheApp) {
    const refused = [expect.stringMatching(/around Docusaurus' app.*src\/gate\/GateLink\.tsx/)];
    expect(await findFaults(file, from), from).toEqual(refused);
  }
});

it.each([
  ['src/gate/Account/AccountDialog.tsx', '@docusaurus/Link'],
  ['src/gate/PublicPage/MemberPage.tsx', '@theme/Layout'],
  ['src/theme/Navbar/index.tsx', '@docusaurus/router'],
  ['src/accelerators/smallEntry/clientEntry.tsx', '@docusaurus/ErrorBoundary'],
  ['src/accelerators/quickClicks/RestOfPage/index.tsx', '@docusaurus/router'],
  ['src/theme/DocItem/Content/index.tsx', '@site/src/accelerators/quickClicks/RestOfPage'],
  ['src/gate/Gate.tsx', '@docusaurus/ExecutionEnvironment'],
  ['src/gate/Gate.tsx', '../auth/AuthProvider'],
])('%s may import %s', async (file, from) => {
  expect(await findFaults(file, from)).toEqual([]);
});
