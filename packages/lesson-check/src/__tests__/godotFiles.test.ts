import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkGodotFiles } from '../site/godotFiles';
import { lacks, withSiteCopy } from './support';

const project: Readonly<Record<string, string>> = {
  'project.godot':
    'run/main_scene="res://scenes/a.tscn"\n\n[autoload]\n\nSpel="*res://scripts/a.gd"\n',
  'scenes/a.tscn': '[ext_resource type="Script" path="res://scripts/a.gd" id="1"]\n',
  'scripts/a.gd': 'extends Node\n\nvar path := "res://scenes/a.tscn"\n',
};

/** Writes the project with some files changed beside the lesson of a site, and checks it. */
async function problemsWith(changes: Readonly<Record<string, string>>): Promise<string[]> {
  const problems: string[] = [];
  await withSiteCopy(async (root) => {
    for (const [name, text] of Object.entries({ ...project, ...changes })) {
      const path = join(root, 'docs', 'spel', name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    const findings = await checkGodotFiles(root);
    problems.push(
      ...findings.map(({ file, line, problem }) => `${file}:${String(line)} ${problem}`),
    );
  });
  return problems;
}

const noGrammar = await lacks('gdscript');

describe('checkGodotFiles', () => {
  it('has nothing to say of a whole project', async () => {
    expect(await problemsWith({})).toEqual([]);
  });

  it.each([
    [
      'scenes/a.tscn',
      '\n[ext_resource path="res://art/a.svg" id="1"]\n',
      '2 res://art/a.svg finns inte',
    ],
    ['project.godot', 'run/main_scene="res://b.tscn"\n', '1 res://b.tscn finns inte'],
    ['scripts/a.gd', 'extends Node\n\nvar b := "res://b.tscn"\n', '3 res://b.tscn finns inte'],
  ])('finds a path in %s that leads nowhere', async (file, text, problem) => {
    expect(await problemsWith({ [file]: text })).toEqual([`docs/spel/${file}:${problem}`]);
  });

  it.skipIf(noGrammar)('reads scripts that no lesson shows', async () => {
    const problems = await problemsWith({ 'scripts/b.gd': 'extends Node\n\nfunc a(:\n\tpass\n' });
    expect(problems[0]).toMatch(/^docs\/spel\/scripts\/b\.gd:3 /);
  });
});
