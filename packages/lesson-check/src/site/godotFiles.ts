import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readSourceOr } from '@kurser/lesson-language/source/sourceText';
import type { Finding } from '../finding';
import { findTool, isMissing } from '../run/tools';
import { readGdscript } from '../runners/gdscript';

/**
 * The Godot files beside lessons, also those that no lesson shows: every script is one that the
 * grammar can read, and every `res://` path in scripts, scenes and settings leads to a file of the
 * project.
 */
export async function checkGodotFiles(root: string): Promise<Finding[]> {
  const docs = join(root, 'docs');
  const files = readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .map((name) => join(docs, name))
    .filter((file) => /\.(?:gd|tscn|tres|godot)$/.test(file) && !/[/\\]\.godot[/\\]/.test(file));
  const canRead = !isMissing(await findTool('gdscript'));
  const findings: Finding[] = [];
  for (const path of files.sort()) {
    const text = readSourceOr(path, '');
    const file = relative(root, path).replaceAll('\\', '/');
    if (canRead && path.endsWith('.gd')) findings.push(...(await scriptFaults(file, text)));
    findings.push(...pathFaults(file, text, projectFolder(dirname(path), docs)));
  }
  return findings;
}

async function scriptFaults(file: string, text: string): Promise<Finding[]> {
  const faults = await readGdscript(text);
  return faults.map((fault) => ({ file, ...fault, expected: 'gdscript som en tolk kan läsa' }));
}

function pathFaults(file: string, text: string, project: string | undefined): Finding[] {
  if (project === undefined) return [];
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/"\*?res:\/\/([^"%{]+)"/g)]
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(join(project, path)))
      .map((path) => ({
        file,
        line: index + 1,
        problem: `res://${path} finns inte`,
        expected: 'en fil i projektet',
      })),
  );
}

/** What `res://` means for files in a folder: the nearest folder above with a project.godot. */
function projectFolder(folder: string, docs: string): string | undefined {
  if (existsSync(join(folder, 'project.godot'))) return folder;
  return folder === docs ? undefined : projectFolder(dirname(folder), docs);
}
