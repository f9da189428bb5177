import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Plant } from '../plant';
import { copyTree } from '../tree';

const plant: Plant = {
  name: 'the sum is a difference',
  file: 'src/sum.ts',
  find: 'a + b',
  replace: 'a - b',
  test: { level: 'unit', file: 'src/sum.test.ts', title: 'adds' },
};

let project = '';
const read = (root: string, file: string): string => readFileSync(path.join(root, file), 'utf8');

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'plants-project-'));
  for (const folder of ['src', 'node_modules/pack', 'node_modules/.cache'])
    mkdirSync(path.join(project, folder), { recursive: true });
  writeFileSync(path.join(project, '.gitignore'), 'node_modules\nbuild\n');
  writeFileSync(path.join(project, 'src/sum.ts'), 'return a + b;');
  writeFileSync(path.join(project, 'node_modules/pack/index.js'), '1');
  execFileSync('git', ['init', '--quiet'], { cwd: project });
});

afterEach(() => {
  rmSync(project, { recursive: true, force: true });
});

describe('a copy of the project', () => {
  it('holds what is not committed yet, reaches the packages, and has caches of its own', () => {
    const tree = copyTree(project);
    expect(read(tree.root, 'src/sum.ts')).toBe('return a + b;');
    expect(read(tree.root, 'node_modules/pack/index.js')).toBe('1');
    expect(existsSync(path.join(tree.root, 'node_modules/.cache'))).toBe(false);
    tree.remove();
    expect(existsSync(tree.root)).toBe(false);
    expect(read(project, 'node_modules/pack/index.js')).toBe('1');
  });

  it('has the fault while it is tried, and never the project', async () => {
    const tree = copyTree(project);
    await tree.withPlants([plant], () => {
      expect(read(tree.root, plant.file)).toBe('return a - b;');
      expect(read(project, plant.file)).toBe('return a + b;');
      return Promise.resolve();
    });
    expect(read(tree.root, plant.file)).toBe('return a + b;');
    tree.remove();
  });

  it('is whole again when the trial fails, and when one of several plants no longer applies', async () => {
    const tree = copyTree(project);
    const failing = tree.withPlants([plant], () => Promise.reject(new Error('trial')));
    await expect(failing).rejects.toThrow('trial');
    const stale = { ...plant, name: 'stale', find: 'a * b' };
    const halfway = tree.withPlants([plant, stale], () => Promise.resolve());
    await expect(halfway).rejects.toThrow('stale: src/sum.ts holds "a * b" 0 times');
    expect(read(tree.root, plant.file)).toBe('return a + b;');
    tree.remove();
  });
});
