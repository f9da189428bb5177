/** The parts of a page that open on a day, as the site's own bundler makes chunks of them. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import { compileSync } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleFactsFromStats, statsOptions } from 'docusaurus-plugin-seal/build';
import remarkLesson from '../../remark-lesson';
import { compartmentId } from '../../remark-lesson/lockedView';
import { partQuery, withAskedPart } from '../part';

const root = path.resolve(__dirname, '../../../../..');
const loader = path.join(__dirname, '../../lessons/sourceLoader.mjs');

const page = `# Prov

Synlig text.

![](./open.png)

<Solution opens="prov-v8">

Hemligt resonemang.

![](./hidden.png)

</Solution>

<Quiz opens="läxa">

Hemlig gissning, eller inte?

</Quiz>
`;

/** As Docusaurus does: a picture in Markdown is a file of the bundle. */
const compile = (file: string) => (source: string) =>
  String(
    compileSync(
      { value: source, path: file },
      {
        remarkPlugins: [
          remarkFrontmatter,
          [remarkLesson, { openings: ['prov-v8', 'läxa'] }] as [typeof remarkLesson, object],
        ],
      },
    ),
  ).replaceAll(/src: "(\.\/[^"]+)"/g, (_, name: string) => `src: require("${name}")`);

const addPart = (source: string, module: { readonly resourceQuery: string }): string =>
  withAskedPart(source, module.resourceQuery);

let folder = '';
const scripts = new Map<string, string>();
let facts: ReturnType<typeof bundleFactsFromStats>;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'prov-'));
  const file = path.join(folder, 'prov.mdx');
  writeFileSync(file, page);
  for (const name of ['open.png', 'hidden.png']) writeFileSync(path.join(folder, name), name);
  writeFileSync(path.join(folder, 'entry.js'), `import('./prov.mdx').then(console.log);`);
  const compiler = rspack({
    mode: 'production',
    target: ['web', 'es2022'],
    context: root,
    entry: path.join(folder, 'entry.js'),
    output: { path: path.join(folder, 'out'), chunkFilename: '[id].js' },
    resolve: { modules: [path.join(root, 'node_modules')] },
    resolveLoader: { modules: [path.join(root, 'node_modules')] },
    module: {
      rules: [
        {
          test: /\.png$/,
          type: 'asset/resource',
          generator: { filename: '[name][ext]' },
        },
        {
          enforce: 'pre',
          resourceQuery: partQuery,
          use: [{ loader, options: { make: addPart } }],
        },
        {
          test: /\.mdx$/,
          use: [{ loader, options: { make: compile(file) } }],
        },
      ],
    },
  });
  facts = await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const { errors = [] } = stats?.toJson({ all: false, errors: true }) ?? {};
      if (error !== null) reject(error);
      else if (errors.length > 0) reject(new Error(errors.map((each) => each.message).join('\n')));
      else resolve(bundleFactsFromStats(stats?.toJson(statsOptions) ?? {}));
    });
  });
  const out = path.join(folder, 'out');
  for (const name of readdirSync(out))
    scripts.set(name, readFileSync(path.join(out, name), 'utf8'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('each part of a page that opens on a day', () => {
  it('is a chunk that the seal knows to be its opening’s, with its pictures', () => {
    const byOpening = [...facts.apart].map(([name, id]) => {
      const text = scripts.get(name) ?? '';
      return [id, /\.png$/.test(name) ? name : /Hemlig\w* \w+/.exec(text)?.[0]];
    });
    expect(byOpening.sort()).toEqual(
      [
        [compartmentId('prov-v8'), 'Hemligt resonemang'],
        [compartmentId('prov-v8'), 'hidden.png'],
        [compartmentId('läxa'), 'Hemlig gissning'],
      ].sort(),
    );
  });

  it('is in no other', () => {
    const others = [...scripts].filter(([name]) => !facts.apart.has(name));
    const texts = others.map(([, text]) => text).join('\n');
    expect(texts).toContain('Synlig text');
    expect(texts).not.toContain('Hemlig');
  });
});
