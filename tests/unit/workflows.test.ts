import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string): string => readFileSync(`${root}${file}`, 'utf8');

/** The file behind a door of one of the project's own rooms; undefined for anybody else's. */
function behindDoor(from: string): string | undefined {
  const [, name, door] =
    /^(?:@kurser\/|(?=docusaurus-plugin-))([\w-]+)(?:\/(.+))?$/.exec(from) ?? [];
  if (name === undefined) return undefined;
  const { exports } = JSON.parse(read(`packages/${name}/package.json`)) as {
    readonly exports: Readonly<Record<string, string>>;
  };
  return path.posix.join('packages', name, exports[door === undefined ? '.' : `./${door}`] ?? from);
}

/**
 * Every `uses:` of a workflow that is not a whole commit with the version beside it. Our own
 * actions (`./…`) go with the repository.
 */
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
  readonly concurrency?: { readonly group?: string; readonly 'cancel-in-progress'?: boolean };
  readonly steps: readonly Readonly<Record<string, unknown>>[];
}

/** Whether a step runs for main's newest commit alone, or finds out which that is. */
function isForNewest(step: Readonly<Record<string, unknown>>): boolean {
  return step['id'] === 'newest' || step['if'] === "steps.newest.outputs.is == 'yes'";
}

/** What is wrong with how a workflow handles secrets and packages' scripts. */
function secretFaults(workflow: string): string[] {
  const { jobs } = parseYaml(workflow) as { readonly jobs: Readonly<Record<string, WorkflowJob>> };
  return Object.entries(jobs).flatMap(
    ([name, { permissions, environment, concurrency, steps }]) => {
      const all = JSON.stringify(steps);
      const runsPackages = /\b(?:npm|npx|tsx)\b|\.ci\/(?:install|run)/.test(all);
      const deploys = all.includes('firebase deploy');
      const isAlone =
        concurrency?.group !== undefined && concurrency['cancel-in-progress'] === false;
      const secretsOf = (step: unknown): string[] =>
        JSON.stringify(step).match(/secrets\.\w+/g) ?? [];
      const isProtected = environment === 'production' || environment === 'content-key';
      const signsIn = permissions?.['id-token'] === 'write';
      return [
        ...steps.flatMap((step) =>
          secretsOf(step).length > 1 ? [`${name}: two secrets a step`] : [],
        ),
        ...(secretsOf(steps).length > 0 && !isProtected ? [`${name}: a secret without main`] : []),
        ...(signsIn && !isProtected ? [`${name}: signs in without main`] : []),
        ...(signsIn && all.includes('npm run build') ? [`${name}: builds and can sign in`] : []),
        ...(signsIn && secretsOf(steps).length > 0 && runsPackages
          ? [`${name}: packages beside a secret and the cloud`]
          : []),
        // One that is cut off leaves a key without its files, or the other way round.
        ...(signsIn && all.includes('publishKey') && !isAlone
          ? [`${name}: publishes a key by halves`]
          : []),
        ...(deploys && !isAlone ? [`${name}: an older run can deploy last`] : []),
        ...(deploys && !steps.every((step) => isForNewest(step))
          ? [`${name}: deploys what is not the newest`]
          : []),
        ...(/npm (?:ci|install|i)\b/.test(all) ? [`${name}: runs install scripts`] : []),
        ...(/service_account_key|credentials_json/i.test(all) ? [`${name}: a key file`] : []),
      ];
    },
  );
}

interface NodeJob {
  readonly steps: readonly {
    readonly run?: string;
    readonly with?: Readonly<Record<string, unknown>>;
  }[];
}

const triedOnNode24 = [
  '.ci/plainNode.mjs',
  'npx tsc --noEmit',
  '--project unit --project dom',
  'npm run build',
];

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

  it('are published by our own sources alone, which Node runs by itself', () => {
    const seen = new Set<string>();
    const bare: string[] = [];
    const follow = (file: string): void => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const [, from = ''] of read(file).matchAll(
        /^(?:import|export) [^;]*? from '([^']+)';/gm,
      )) {
        const room = behindDoor(from);
        if (from.startsWith('.')) follow(fileOf(path.posix.join(path.posix.dirname(file), from)));
        else if (room !== undefined) follow(room);
        else if (!from.startsWith('node:')) bare.push(`${file}: ${from}`);
      }
    };
    const fileOf = (name: string): string =>
      [`${name}.ts`, `${name}/index.ts`].find((file) => existsSync(`${root}${file}`)) ?? name;
    follow('scripts/publishKey.ts');
    expect(seen.size).toBeGreaterThan(8);
    expect(bare).toEqual([]);
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
    const withKey = "run: 'npm run publish-key ${{ secrets.A }}'";
    expect(secretFaults(job(production + signsIn, withKey))).toEqual([
      'a: packages beside a secret and the cloud',
    ]);
    const alone = '    concurrency: { group: deploy, cancel-in-progress: false }\n';
    const publishing = 'run: node scripts/publishKey.ts';
    expect(secretFaults(job(production + signsIn, publishing))).toEqual([
      'a: publishes a key by halves',
    ]);
    expect(secretFaults(job(production + signsIn + alone, publishing))).toEqual([]);
    const deployment = 'run: npx firebase deploy';
    expect(secretFaults(job('', deployment))).toEqual([
      'a: an older run can deploy last',
      'a: deploys what is not the newest',
    ]);
    const newest = `{ if: "steps.newest.outputs.is == 'yes'", ${deployment} }`;
    expect(secretFaults(job(alone, 'id: newest', newest))).toEqual([]);
    expect(secretFaults(job(alone.replace('false', 'true'), 'id: newest', newest))).toEqual([
      'a: an older run can deploy last',
    ]);
  });
});

describe('the identity that the workflow has in the cloud', () => {
  it('is bound in OPERATIONS.md to this repository by number, its branch, its workflow and its environments', () => {
    const [, condition = ''] = /--attribute-condition="([^"]+)"/.exec(read('OPERATIONS.md')) ?? [];
    const claims = [...condition.matchAll(/assertion\.(\w+)/g)].map(([, claim]) => claim);
    expect(claims.sort()).toEqual(['environment', 'ref', 'repository_id', 'workflow_ref']);
    expect(condition).toContain('/.github/workflows/site.yml@refs/heads/main');
    const { jobs } = parseYaml(read('.github/workflows/site.yml')) as {
      readonly jobs: Readonly<Record<string, WorkflowJob>>;
    };
    for (const { environment } of Object.values(jobs))
      if (environment !== undefined) expect(condition).toContain(`'${environment}'`);
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
