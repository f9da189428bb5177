import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Folders under docs/ that hold a file with one of these names, from the repository's root and with
 * forward slashes, in order.
 */
function foldersWith(root: string, files: readonly string[]): string[] {
  return readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((name) => `docs/${name.replaceAll('\\', '/')}`)
    .filter((name) => files.some((file) => name.endsWith(`/${file}`)))
    .map(dirname)
    .sort();
}

/** The folders of all Godot projects under docs/. */
export function findGodotProjects(root: string): string[] {
  return foldersWith(root, ['project.godot']);
}

/** Every project under docs/ that a lesson offers as one file: Godot's, and Go's modules. */
export function findPackedProjects(root: string): string[] {
  return foldersWith(root, ['project.godot', 'go.mod']);
}
