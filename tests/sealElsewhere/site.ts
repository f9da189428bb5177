/** A site that is not ours: the classic template, the plugin's tarball, and pages to look for. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../../scripts/lib/steps';

/** Of the day that the test was last looked at; the template's own packages are exact. */
const generator = 'create-docusaurus@3.10.2';

export const passphrase = 'correct horse battery';
export const otherPassphrase = 'staple of another reader';

/** How a build differs from the plainest one. */
export interface Variant {
  readonly name: string;
  readonly bundler: 'rspack' | 'webpack';
  readonly baseUrl: string;
  readonly locales: readonly string[];
  readonly keys: 'passphrase' | 'custom';
}

export const variants: readonly Variant[] = [
  { name: 'rspack', bundler: 'rspack', baseUrl: '/', locales: ['en'], keys: 'passphrase' },
  { name: 'base', bundler: 'rspack', baseUrl: '/docs/', locales: ['en'], keys: 'passphrase' },
  { name: 'webpack', bundler: 'webpack', baseUrl: '/', locales: ['en'], keys: 'passphrase' },
  { name: 'i18n', bundler: 'rspack', baseUrl: '/', locales: ['en', 'fr'], keys: 'passphrase' },
  { name: 'custom', bundler: 'rspack', baseUrl: '/', locales: ['en'], keys: 'custom' },
];

/** Where the site's own module of the variant `custom` finds the key; no real site has it there. */
export const keyFile = 'content-key.txt';

const sentence = (language: 'en' | 'fr', number: number): string =>
  language === 'en'
    ? `Lantern ${String(number)} of the western corridor is lit by the keeper at ${String(7 * number)} minutes past.`
    : `La lanterne ${String(number)} du couloir de l’ouest est allumée à ${String(7 * number)} minutes.`;

const numbers = Array.from({ length: 200 }, (_, place) => place + 1);

/** What a stranger must not find, in any language of the site. */
export const sentences: readonly string[] = (['en', 'fr'] as const).flatMap((language) =>
  numbers.map((number) => sentence(language, number)),
);

/** A page with two hundred sentences, a picture, a file and a heading far down. */
function secretPage(language: 'en' | 'fr'): string {
  const lines = numbers.map((number) => `${sentence(language, number)}\n`);
  return `---
title: ${language === 'en' ? 'The corridor' : 'Le couloir'}
slug: /corridor
---

![A hidden picture](./corridor.png)

[The plan of it](./plan.zip)

[To the end](#the-end)

${lines.join('\n')}
## The end

${language === 'en' ? 'Nothing comes after this.' : 'Rien ne vient après.'}
`;
}

/** Of this test alone. */
const contentKey = Buffer.alloc(32, 7).toString('base64url');

const findKey = `export default async function findKey() {
  const response = await fetch('/${keyFile}');
  if (!response.ok) throw new Error('You may not read this site');
  return response.text();
}
`;

/** A part of a text in place of another. @throws when it is not there: the template has moved */
function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`The template no longer says ${JSON.stringify(from)}`);
  return text.replace(from, to);
}

/** The template's configuration with the ten lines of the plugin's README. */
function configured(template: string): string {
  const plugin = `  plugins: [
    [
      'docusaurus-plugin-seal',
      {
        keys:
          process.env.KEYS === 'custom'
            ? { kind: 'custom', module: './src/findKey.js' }
            : {
                kind: 'passphrase',
                passphrases: () => [process.env.SITE_PASSPHRASE, process.env.OTHER_PASSPHRASE],
                rememberDays: 30,
              },
      },
    ],
  ],
  presets: [`;
  const steps: readonly (readonly [string, string])[] = [
    ['  presets: [', plugin],
    ["type: ['rss', 'atom'],\n            xslt: true,", 'type: null,'],
    ['        theme: {', '        sitemap: false,\n        theme: {'],
    [
      '    v4: true,',
      "    v4: process.env.BUNDLER !== 'webpack',\n    faster: process.env.BUNDLER !== 'webpack',",
    ],
    ["baseUrl: '/'", "baseUrl: process.env.BASE_URL ?? '/'"],
    // The template's own links to /docs/intro lead nowhere below /docs/.
    [
      "onBrokenLinks: 'throw'",
      "onBrokenLinks: process.env.BASE_URL === '/docs/' ? 'warn' : 'throw'",
    ],
    ["locales: ['en']", "locales: (process.env.LOCALES ?? 'en').split(',')"],
  ];
  return steps.reduce((text, [from, to]) => replaced(text, from, to), template);
}

async function run(command: string, args: readonly string[], cwd: string): Promise<void> {
  const { code, output } = await runCommand(command, args, { cwd, output: 'held' });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${output}`);
}

/**
 * Makes the template's site in a folder and installs the tarball.
 * @returns the site's folder
 */
export async function installSite(folder: string, tarball: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const flags = ['--javascript', '--skip-install', '--package-manager', 'npm'];
  const site = path.join(folder, 'site');
  await run('npm', ['exec', '--yes', generator, '--', 'site', 'classic', ...flags], folder);
  await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', tarball], site);
  return site;
}

/** Gives the site the plugin, and pages to look for. */
export function dressSite(site: string): void {
  const config = path.join(site, 'docusaurus.config.js');
  writeFileSync(config, configured(readFileSync(config, 'utf8')));
  writeFileSync(path.join(site, 'static', keyFile), `${contentKey}\n`);
  writeFileSync(path.join(site, 'src/findKey.js'), findKey);
  const french = path.join(site, 'i18n/fr/docusaurus-plugin-content-docs/current');
  mkdirSync(french, { recursive: true });
  for (const [place, language] of [
    [path.join(site, 'docs'), 'en'],
    [french, 'fr'],
  ] as const) {
    writeFileSync(path.join(place, 'corridor.md'), secretPage(language));
    const picture = path.join(site, 'docs/tutorial-extras/img/localeDropdown.png');
    cpSync(picture, path.join(place, 'corridor.png'));
    writeFileSync(path.join(place, 'plan.zip'), 'A plan that only readers may have.');
  }
}

/**
 * Builds a variant of the site.
 * @returns the folder that a server would have
 */
export async function buildVariant(site: string, variant: Variant): Promise<string> {
  const root = path.join(path.dirname(site), variant.name);
  const env = {
    SITE_PASSPHRASE: passphrase,
    OTHER_PASSPHRASE: otherPassphrase,
    BUNDLER: variant.bundler,
    BASE_URL: variant.baseUrl,
    LOCALES: variant.locales.join(','),
    NODE_ENV: 'production',
    CONTENT_KEY: contentKey,
    KEYS: variant.keys,
  };
  const program = path.join(site, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const args = [program, 'build', '--out-dir', path.join(root, variant.baseUrl)];
  const { code, output } = await runCommand(process.execPath, args, {
    cwd: site,
    env,
    output: 'held',
  });
  if (code !== 0) throw new Error(`${variant.name}: the build failed\n${output}`);
  return root;
}
