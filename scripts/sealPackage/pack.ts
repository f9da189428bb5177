/**
 * `npm run pack-seal [-- FOLDER]`: makes the tarball that other sites
 * install, with JavaScript, types and the sealed format in it. This site takes the sources and does
 * without.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, transform } from 'esbuild';
import { runCommand } from '../lib/steps';
import { requireNpm, toolArguments } from '../lib/packageTools';
import { relativeModules, withEndings } from './specifiers';

const packages = path.resolve(__dirname, '../../packages');
const room = path.join(packages, 'docusaurus-plugin-seal');
const format = path.join(packages, 'sealed-format', 'src');
const dist = path.join(room, 'dist');

/** What Node runs, and what the site's bundler takes, each with what leads to it. */
const worlds = {
  node: { format: 'cjs', entries: ['doors/plugin.ts', 'doors/hooks.ts'] },
  page: {
    format: 'esm',
    entries: [
      'doors/client.ts',
      ...['docusaurus', 'installChunkLoader', 'prefetch', 'preload'].map(
        (name) => `client/${name}.ts`,
      ),
      'server/serverEntry.ts',
      ...['custom', 'passphrase'].flatMap((kind) => [
        `theme/${kind}/Root/index.tsx`,
        `theme/${kind}/MDXComponents/Img/index.tsx`,
      ]),
    ],
  },
} as const;

type World = keyof typeof worlds;

/** All files of ours that a world needs. */
async function filesOf(world: World): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: worlds[world].entries.map((entry) => path.join(room, 'src', entry)),
    outdir: dist,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    jsx: 'automatic',
    absWorkingDir: packages,
    plugins: [
      {
        name: 'packages of others stay outside',
        setup(made) {
          made.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) => {
            if (kind === 'entry-point') return undefined;
            return name === '@kurser/sealed-format'
              ? { path: path.join(format, 'index.ts') }
              : { path: name, external: true };
          });
        },
      },
    ],
  });
  return Object.keys(metafile.inputs).map((file) => path.resolve(packages, file));
}

/** Where a source lies in a world of the package, without its ending. */
function placeOf(file: string, world: World): string {
  const isFormat = file.startsWith(format + path.sep);
  const name = path.relative(isFormat ? format : path.join(room, 'src'), file);
  return path.join(dist, world, isFormat ? 'format' : '', name.replace(/\.tsx?$/, ''));
}

/** The sealed format as a module asks for it. */
const formatFrom = (place: string, world: World): string =>
  path.relative(path.dirname(place), path.join(dist, world, 'format/index'));

/** Writes a module's types, and those that they ask for and no program does. */
function writeTypes(file: string, world: World, declarations: string): void {
  const place = placeOf(file, world);
  if (existsSync(`${place}.d.ts`)) return;
  const source = path.join(declarations, path.relative(packages, file).replace(/\.tsx?$/, '.d.ts'));
  const types = withEndings(readFileSync(source, 'utf8'), file, formatFrom(place, world));
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(`${place}.d.ts`, types);
  for (const asked of relativeModules(types, file)) writeTypes(asked, world, declarations);
}

async function writeModule(file: string, world: World, declarations: string): Promise<void> {
  const place = placeOf(file, world);
  mkdirSync(path.dirname(place), { recursive: true });
  if (file.endsWith('.css')) {
    cpSync(file, place);
    return;
  }
  const { code } = await transform(readFileSync(file, 'utf8'), {
    loader: file.endsWith('x') ? 'tsx' : 'ts',
    jsx: 'automatic',
    format: worlds[world].format,
    target: 'es2022',
    ...(world === 'node' && { platform: 'node' }),
  });
  writeFileSync(`${place}.js`, withEndings(code, file, formatFrom(place, world)));
  // Docusaurus takes all that lies in a theme's folder for its parts.
  if (!file.startsWith(path.join(room, 'src/theme'))) writeTypes(file, world, declarations);
}

/** Has the compiler write the types of all sources. @throws when it finds a fault */
async function declare(): Promise<string> {
  const folder = path.join(dist, '.types');
  const args = toolArguments(
    'tsc',
    '-p',
    path.join(room, 'tsconfig.package.json'),
    '--outDir',
    folder,
  );
  const { code, output } = await runCommand(process.execPath, args, { output: 'held' });
  if (code !== 0) throw new Error(output);
  return folder;
}

interface Manifest {
  readonly [name: string]: unknown;
  readonly dependencies: Readonly<Record<string, string>>;
}

function writeManifests(): void {
  const read = JSON.parse(readFileSync(path.join(room, 'package.json'), 'utf8')) as Manifest;
  const { name, version, description, license, keywords, engines } = read;
  const { parse5, '@docusaurus/types': types } = read.dependencies;
  const door = (world: World, file: string): object => ({
    types: `./${world}/doors/${file}.d.ts`,
    default: `./${world}/doors/${file}.js`,
  });
  const manifest = {
    ...{ name, version, description, license, keywords, engines },
    type: 'commonjs',
    exports: {
      '.': door('node', 'plugin'),
      './client': door('page', 'client'),
      './hooks': door('node', 'hooks'),
      './package.json': './package.json',
    },
    types: './node/doors/plugin.d.ts',
    main: './node/doors/plugin.js',
    files: ['node', 'page', 'CHANGELOG.md'],
    dependencies: { '@docusaurus/types': types, parse5 },
    peerDependencies: read['peerDependencies'],
  };
  // A page's modules are of the web's kind, and do nothing until they are asked.
  const page = { type: 'module', sideEffects: ['./client/installChunkLoader.js', '**/*.css'] };
  writeFileSync(path.join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(path.join(dist, 'page/package.json'), `${JSON.stringify(page, null, 2)}\n`);
}

async function main([folder = path.join(room, 'dist')]: readonly string[]): Promise<void> {
  rmSync(dist, { recursive: true, force: true });
  const declarations = await declare();
  for (const world of ['node', 'page'] as const)
    for (const file of await filesOf(world)) await writeModule(file, world, declarations);
  rmSync(declarations, { recursive: true });
  writeManifests();
  for (const name of ['README.md', 'CHANGELOG.md'])
    cpSync(path.join(room, name), path.join(dist, name));
  cpSync(path.resolve(packages, '../LICENSE'), path.join(dist, 'LICENSE'));
  mkdirSync(folder, { recursive: true });
  const args = ['pack', dist, '--pack-destination', path.resolve(folder)];
  const { code, output } = await runCommand(process.execPath, [requireNpm(), ...args], {
    output: 'held',
  });
  if (code !== 0) throw new Error(output);
  console.log(path.join(path.resolve(folder), output.trim().split('\n').at(-1) ?? ''));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
