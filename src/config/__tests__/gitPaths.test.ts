import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unquoteGitPaths } from '../gitPaths';

const folder = mkdtempSync(path.join(tmpdir(), 'git-paths-'));
const git = (environment: NodeJS.ProcessEnv, ...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: folder, env: environment, encoding: 'utf8' });

beforeAll(() => {
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
  git(process.env, 'init', '--quiet');
  writeFileSync(path.join(folder, 'grundläggande.mdx'), '');
  git(process.env, 'add', '.');
  git(process.env, ...author, 'commit', '--quiet', '--message', 'first');
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const logged = (environment: NodeJS.ProcessEnv): string =>
  git(environment, 'log', '--format=', '--name-status');

it('git writes å, ä and ö in the names of files', () => {
  const environment = { ...process.env, GIT_CONFIG_COUNT: undefined };
  expect(logged(environment)).toContain('\\303');
  unquoteGitPaths(environment);
  expect(logged(environment)).toBe('A\tgrundläggande.mdx\n');
});

it('what the environment says of git besides is kept', () => {
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'safe.directory',
    GIT_CONFIG_VALUE_0: '/shared',
  };
  unquoteGitPaths(environment);
  expect(git(environment, 'config', '--get', 'safe.directory')).toBe('/shared\n');
  expect(git(environment, 'config', '--get', 'core.quotePath')).toBe('false\n');
});
