import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changedForRun, findBase, findChanges, removedSince } from '../changedFiles';

let folder: string;

const who = ['-c', 'user.name=Prov', '-c', 'user.email=prov@example.org'];

function git(...args: string[]): string {
  return execFileSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8' }).trim();
}

function commit(name: string, hoursAgo = 0): string {
  writeFileSync(join(folder, name), name);
  git('add', name);
  const when = `@${String(Math.floor(Date.now() / 1000) - hoursAgo * 3600)} +0000`;
  execFileSync('git', [...who, 'commit', '--quiet', '--message', name], {
    cwd: folder,
    env: { ...process.env, GIT_COMMITTER_DATE: when },
  });
  return git('rev-parse', 'HEAD');
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ändrat-'));
  git('init', '--quiet', '--initial-branch', 'main');
  commit('första', 60);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('what is gone is known, and what has another name, whether git has been told or not', () => {
  const base = commit('andra å');
  commit('tredje');
  rmSync(join(folder, 'första'));
  renameSync(join(folder, 'andra å'), join(folder, 'ny å'));
  const removed = [{ name: 'första' }, { name: 'andra å', renamedTo: 'ny å' }];
  expect(removedSince(base, folder)).toEqual(removed);
  expect(git('status', '--porcelain')).toContain('??');
  git('add', '--all');
  expect(removedSince(base, folder)).toEqual(removed);
});

describe('what a run of all tests answers for', () => {
  it('is on a branch everything since main, with what is not committed', () => {
    git('switch', '--quiet', '--create', 'gren');
    commit('andra');
    commit('tredje å');
    writeFileSync(join(folder, 'ny'), '');
    expect(changedForRun('', folder)).toEqual(['andra', 'tredje å', 'ny']);
  });

  it('is on main what was pushed, and the last commit where nobody says what that is', () => {
    const before = commit('andra');
    commit('tredje');
    commit('fjärde');
    expect(changedForRun(before, folder)).toEqual(['fjärde', 'tredje']);
    for (const unknown of ['', '0'.repeat(40), '--all'])
      expect(changedForRun(unknown, folder), unknown).toEqual(['fjärde']);
  });

  it('is for the lesson check on main what came since the last night', () => {
    commit('i går', 30);
    commit('i natt', 20);
    commit('i dag');
    expect(findChanges('', folder)).toEqual(['i dag', 'i natt']);
  });

  it('is nothing where there is one commit, or no main, and then it is not known', () => {
    expect(changedForRun('', folder)).toEqual([]);
    expect(findChanges('', folder)).toBeUndefined();
    git('branch', '--quiet', '--move', 'annan');
    expect(findBase(folder)).toBeUndefined();
    expect(changedForRun('', folder)).toEqual([]);
    expect(findChanges('', folder)).toBeUndefined();
  });
});
