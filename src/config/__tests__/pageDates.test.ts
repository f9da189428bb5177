import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findPageDates } from '../pageDates';

let folder: string;
const at = (name: string): string => path.join(folder, name);

function git(name: string, ...args: readonly string[]): void {
  const who = ['-c', 'user.name=Prov', '-c', 'user.email=prov@example.org'];
  execFileSync('git', [...who, ...args], { cwd: at(name), stdio: 'ignore' });
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'datum-'));
  mkdirSync(at('hel'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function because(name: string): string {
  const dates = findPageDates(at(name));
  return dates.kind === 'known' ? 'known' : dates.because;
}

describe('the dates of the pages', () => {
  it('are known in a clone, and not in one that was cut off', () => {
    git('hel', 'init', '--quiet');
    for (const name of ['a', 'b']) {
      writeFileSync(at(`hel/${name}`), name);
      git('hel', 'add', name);
      git('hel', 'commit', '--quiet', '--message', name);
    }
    expect(because('hel')).toBe('known');
    git('hel', 'clone', '--quiet', '--depth', '1', `file://${at('hel')}`, at('kort'));
    expect(because('kort')).toContain('git fetch --unshallow');
  });

  it('are unknown in a copy without git, in a clone without a commit, and where there is no git', () => {
    vi.stubEnv('GIT_CEILING_DIRECTORIES', folder);
    expect(because('hel')).toContain('ingen git-klon');
    git('hel', 'init', '--quiet');
    expect(because('hel')).toContain('ingen git-klon');
    vi.stubEnv('PATH', '');
    expect(because('hel')).toContain('ingen git-klon');
  });
});
