import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8');

type Names = Readonly<Record<string, string>>;

interface Manifest {
  /** By package: whether its install script may run. */
  readonly allowScripts: Readonly<Record<string, boolean>>;
  readonly dependencies: Names;
  readonly devDependencies: Names;
  readonly optionalDependencies: Names;
}

interface Locked {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Names;
}

type Lock = Readonly<Record<string, Locked>>;

const manifest = JSON.parse(read('package.json')) as Manifest;
/** The project's own rooms are no packages of others: each has a README in place of a reason. */
const ownRoom = /^@kurser\/|^docusaurus-plugin-seal$/;
const packages = [
  ...Object.keys(manifest.dependencies),
  ...Object.keys(manifest.devDependencies),
  ...Object.keys(manifest.optionalDependencies),
].filter((name) => !ownRoom.test(name));

/**
 * The names before the colon of each line of the list; `*` stands for any ending. Lines without a
 * reason do not count.
 */
function reasonedNames(prose: string): string[] {
  return [...prose.matchAll(/^- (`[^:\n]*(?:\n {2}[^:\n]*)*):\s+\S/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
}

function covers(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/** Packages without a reason, and reasons without a package. */
function reasonFaults(names: readonly string[], prose: string): string[] {
  const reasoned = reasonedNames(prose);
  return [
    ...names.filter((name) => !reasoned.some((pattern) => covers(pattern, name))),
    ...reasoned.filter((pattern) => !names.some((name) => covers(pattern, name))),
  ];
}

describe('the packages of package.json', () => {
  const prose = read('PACKAGES.md');

  it('have each a reason in PACKAGES.md, and every reason its package', () => {
    expect(packages.length).toBeGreaterThan(40);
    expect(reasonFaults(packages, prose)).toEqual([]);
  });

  it('would be found out without one', () => {
    expect(reasonFaults([...packages, 'left-pad'], prose)).toEqual(['left-pad']);
    const gone = packages.filter((name) => name !== 'katex');
    expect(reasonFaults(gone, prose)).toEqual(['katex']);
    expect(reasonFaults(['tsx'], '- `tsx`:\n')).toEqual(['tsx']);
  });
});

/**
 * The versions that a text names, as in "`vite` (7)" and "`vite` 7", and that are not the installed
 * ones.
 */
function versionFaults(prose: string, installed: (name: string) => string): string[] {
  const named = [...prose.matchAll(/`([@\w/.-]+)` \(?(\d+(?:\.\d+)*)/g)];
  return named.flatMap(([, name = '', version = '']) =>
    `${installed(name)}.`.startsWith(`${version}.`) ? [] : [`${name} ${version}`],
  );
}

describe('the versions in PACKAGES.md', () => {
  const prose = read('PACKAGES.md');
  const { packages: lock } = JSON.parse(read('package-lock.json')) as {
    packages: Readonly<Record<string, { readonly version?: string }>>;
  };
  const installed = (name: string): string => lock[`node_modules/${name}`]?.version ?? '';

  it('are those of the lockfile', () => {
    expect(prose.match(/`[@\w/.-]+` \(?\d/g)?.length).toBeGreaterThan(8);
    expect(versionFaults(prose, installed)).toEqual([]);
  });

  it('would be found out', () => {
    const text = '`a` (1), `a` (1.2, exact), `a` (1.20), `@b/c` 2 and `b` 3';
    expect(versionFaults(text, (name) => (name === 'a' ? '1.2.3' : '20.0.0'))).toEqual([
      ...['a 1.20', '@b/c 2', 'b 3'],
    ]);
  });
});

/**
 * What makes `npm ci` fail or fetch from elsewhere: hosts, files without a checksum, and binaries
 * that some platform would lack.
 */
function lockFaults(lock: Lock): string[] {
  // Rooms of the project's own, and the links to them.
  const isOwn = (path: string, { link, resolved }: Locked): boolean =>
    path.startsWith('packages/') || (link === true && resolved?.startsWith('packages/') === true);
  return Object.entries(lock).flatMap(([path, locked]) => {
    if (isOwn(path, locked)) return [];
    const missing = Object.keys(locked.optionalDependencies ?? {}).filter(
      (name) => !(`node_modules/${name}` in lock || `${path}/node_modules/${name}` in lock),
    );
    return [
      ...(locked.resolved === undefined ? [] : [`${path}: resolved`]),
      ...(path === '' || locked.integrity !== undefined ? [] : [`${path}: no integrity`]),
      ...missing.map((name) => `${path}: ${name} is missing`),
    ];
  });
}

describe('the lockfile', () => {
  it.each([
    ['package-lock.json', 1000],
    ['benchmarks/lighthouse/package-lock.json', 100],
  ])(
    '%s names no host, has a checksum for everything, and lacks nothing that another platform needs',
    (file, least) => {
      const { packages: lock } = JSON.parse(read(file)) as { packages: Lock };
      expect(Object.keys(lock).length).toBeGreaterThan(least);
      expect(lockFaults(lock)).toEqual([]);
    },
  );

  it('would be found out', () => {
    const planted = {
      'node_modules/a': { resolved: 'https://mirror.example/a.tgz', integrity: 'sha512-x' },
      'node_modules/b': { integrity: 'sha512-x', optionalDependencies: { 'b-win32': '1.0.0' } },
      'node_modules/c': {},
      'node_modules/d': { resolved: '../elsewhere', link: true, integrity: 'sha512-x' },
      'node_modules/@kurser/e': { resolved: 'packages/e', link: true },
      'packages/e': {},
    };
    expect(lockFaults(planted)).toEqual([
      'node_modules/a: resolved',
      'node_modules/b: b-win32 is missing',
      'node_modules/c: no integrity',
      'node_modules/d: resolved',
    ]);
  });
});

/**
 * Packages with an install script that nobody has decided on, decisions about packages that have
 * none, and scripts that are allowed and that the installation, which runs none by itself, does not
 * name.
 */
function scriptFaults(lock: Lock, allowed: Manifest['allowScripts'], install: string): string[] {
  const withScript = new Set(
    Object.entries(lock)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.replace(/^.*node_modules\//, '')),
  );
  return [
    ...[...withScript].filter((name) => !(name in allowed)),
    ...Object.keys(allowed).filter((name) => !withScript.has(name)),
    ...Object.entries(allowed)
      .filter(([name, runs]) => runs !== install.includes(`npm rebuild ${name}\n`))
      .map(([name]) => `${name}: npm rebuild`),
  ];
}

describe('the packages with install scripts', () => {
  const { packages: lock } = JSON.parse(read('package-lock.json')) as { packages: Lock };

  it('are each allowed or denied by name, and rebuilt when they are allowed', () => {
    expect(scriptFaults(lock, manifest.allowScripts, read('.ci/install'))).toEqual([]);
  });

  it('would be found out', () => {
    const planted = {
      'node_modules/a': { hasInstallScript: true },
      'node_modules/b/node_modules/@c/d': { hasInstallScript: true },
      'node_modules/e': { hasInstallScript: true },
    };
    const allowed = { '@c/d': true, e: false, f: false };
    expect(scriptFaults(planted, allowed, 'npm ci --ignore-scripts\nnpm rebuild e\n')).toEqual([
      'a',
      'f',
      '@c/d: npm rebuild',
      'e: npm rebuild',
    ]);
    expect(scriptFaults(planted, { a: true, '@c/d': true, e: true }, 'npm rebuild a\n')).toEqual([
      '@c/d: npm rebuild',
      'e: npm rebuild',
    ]);
  });
});
