import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';

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
const packages = [
  ...Object.keys(manifest.dependencies),
  ...Object.keys(manifest.devDependencies),
  ...Object.keys(manifest.optionalDependencies),
];

/** The names before the colon of each line of the list; `*` stands for any ending. Lines without a reason do not count. */
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

/** The versions that a text names, as in "`vite` (7)" and "`vite` 7", and that are not the installed ones. */
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

/** What makes `npm ci` fail or fetch from elsewhere: hosts, files without a checksum, and binaries that some platform would lack. */
function lockFaults(lock: Lock): string[] {
  return Object.entries(lock).flatMap(([path, locked]) => {
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
    };
    expect(lockFaults(planted)).toEqual([
      'node_modules/a: resolved',
      'node_modules/b: b-win32 is missing',
      'node_modules/c: no integrity',
    ]);
  });
});

/**
 * Packages with an install script that nobody has decided on, decisions about packages that have none, and scripts that are allowed and that
 * the installation, which runs none by itself, does not name.
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

/** Every `uses:` of a workflow that is not a whole commit with the version beside it. Our own actions (`./…`) go with the repository. */
function unpinned(workflow: string): string[] {
  return [...workflow.matchAll(/^\s*(?:- )?uses:\s*(.+)$/gm)]
    .map(([, use = '']) => use.trim())
    .filter(
      (use) => !use.startsWith('./') && !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(use),
    );
}

describe('the workflows', () => {
  const folder = '.github/workflows';
  const files = readdirSync(`${root}${folder}`);

  it.each(files)('%s pins every action to a commit, asks for no more than it needs', (file) => {
    const text = read(`${folder}/${file}`);
    expect(text).toContain('uses: actions/checkout@');
    expect(unpinned(text)).toEqual([]);
    expect(parseYaml(text)).toHaveProperty('permissions', { contents: 'read' });
  });

  it('would be found out with a tag, a branch or half a commit', () => {
    const uses = ['actions/checkout@v5', 'a/b@main', 'a/b@08c6903', `a/b@${'0'.repeat(40)}`];
    const workflow = uses.map((use) => `      - uses: ${use}\n`).join('');
    expect(unpinned(workflow)).toEqual(uses);
  });
});

interface WorkflowJob {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly environment?: string;
  readonly steps: readonly Readonly<Record<string, unknown>>[];
}

/** What is wrong with how a workflow handles secrets and packages' scripts. */
function secretFaults(workflow: string): string[] {
  const { jobs } = parseYaml(workflow) as { readonly jobs: Readonly<Record<string, WorkflowJob>> };
  return Object.entries(jobs).flatMap(([name, { permissions, environment, steps }]) => {
    const all = JSON.stringify(steps);
    const secretsOf = (step: unknown): string[] =>
      JSON.stringify(step).match(/secrets\.\w+/g) ?? [];
    const isProtected = environment === 'production';
    const signsIn = permissions?.['id-token'] === 'write';
    return [
      ...steps.flatMap((step) =>
        secretsOf(step).length > 1 ? [`${name}: two secrets a step`] : [],
      ),
      ...(secretsOf(steps).length > 0 && !isProtected ? [`${name}: a secret without main`] : []),
      ...(signsIn && !isProtected ? [`${name}: signs in without main`] : []),
      ...(signsIn && all.includes('npm run build') ? [`${name}: builds and can sign in`] : []),
      ...(/npm (?:ci|install|i)\b/.test(all) ? [`${name}: runs install scripts`] : []),
      ...(/service_account_key|credentials_json/i.test(all) ? [`${name}: a key file`] : []),
    ];
  });
}

interface NodeJob {
  readonly steps: readonly {
    readonly run?: string;
    readonly with?: Readonly<Record<string, unknown>>;
  }[];
}

const triedOnNode24 = ['npx tsc --noEmit', '--project unit --project dom', 'npm run build'];

/** What no job of a workflow does on Node 24. */
function untriedOnNode24(workflow: string): string[] {
  const { jobs } = parseYaml(workflow) as { readonly jobs: Readonly<Record<string, NodeJob>> };
  const runs = Object.values(jobs)
    .filter(({ steps }) => steps.some((step) => step.with?.['node-version'] === 24))
    .flatMap(({ steps }) => steps.map(({ run = '' }) => run));
  return triedOnNode24.filter((command) => !runs.some((run) => run.includes(command)));
}

describe('the newest line of Node', () => {
  const workflow = read('.github/workflows/site.yml');

  it('has the types, the unit tests and the build tried on it with every change', () => {
    expect(untriedOnNode24(workflow)).toEqual([]);
  });

  it('would be missed', () => {
    expect(untriedOnNode24(workflow.replace('node-version: 24', 'node-version: 22'))).toEqual(
      triedOnNode24,
    );
    const unbuilt = workflow.replaceAll('- run: npm run build', '- run: npm run other');
    expect(untriedOnNode24(unbuilt)).toEqual(['npm run build']);
  });
});

describe('the secrets of the workflows', () => {
  it('are one a step, in jobs of main alone, and beside no script of a package', () => {
    expect(secretFaults(read('.github/workflows/site.yml'))).toEqual([]);
    expect(read('.ci/install')).toContain('npm ci --ignore-scripts');
    expect(read('.ci/run')).not.toMatch(/^\s*npm (?:ci|install)\b/m);
  });

  it('would be found out', () => {
    const job = (head: string, ...steps: string[]): string =>
      `jobs:\n  a:\n${head}    steps:\n${steps.map((step) => `      - ${step}\n`).join('')}`;
    const production = '    environment: production\n';
    const signsIn = '    permissions: { id-token: write }\n';
    expect(secretFaults(job(production, "run: '${{ secrets.A }} ${{ secrets.B }}'"))).toEqual([
      'a: two secrets a step',
    ]);
    expect(secretFaults(job('', "run: '${{ secrets.A }}'"))).toEqual(['a: a secret without main']);
    expect(secretFaults(job(signsIn, 'run: npm run build'))).toEqual([
      'a: signs in without main',
      'a: builds and can sign in',
    ]);
    expect(secretFaults(job('', 'run: npm ci', 'with: { credentials_json: x }'))).toEqual([
      'a: runs install scripts',
      'a: a key file',
    ]);
  });
});

describe('Dependabot', () => {
  it('looks after the packages and the actions', () => {
    const { updates } = parseYaml(read('.github/dependabot.yml')) as {
      updates: readonly Readonly<Record<string, unknown>>[];
    };
    expect(updates.map((update) => [update['package-ecosystem'], update['directory']])).toEqual([
      ['npm', '/'],
      ['npm', '/benchmarks/lighthouse'],
      ['github-actions', '/'],
    ]);
  });
});
