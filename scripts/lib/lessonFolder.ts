import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import GithubSlugger from 'github-slugger';
import { parse as parseYaml } from 'yaml';
import { readSourceOr } from '@kurser/lesson-language/source/sourceText';
import type { LessonFolder } from './newLesson';

/**
 * Reads what a new lesson must know of its folder below `docs`. A folder that is not there is empty
 * and has no category.
 */
export function readLessonFolder(docs: string, folder: string): LessonFolder {
  const path = join(docs, folder);
  const entries = existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [];
  const { label } = readRecord(join(path, '_category_.json'));
  const pages = entries
    .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name))
    .map(({ name: file }) => ({
      file,
      position: toPosition(readRecord(join(path, file))['sidebar_position']),
    }));
  const folders = entries.filter((entry) => entry.isDirectory());
  return {
    category: typeof label === 'string' ? { slug: new GithubSlugger().slug(label) } : undefined,
    names: entries.map(({ name }) => name),
    pages,
    folderPositions: folders.map(({ name }) =>
      toPosition(readRecord(join(path, name, '_category_.json'))['position']),
    ),
  };
}

/**
 * The fields of a page's front matter, or of a JSON file (which is YAML too); none when the file is
 * missing or says nothing readable.
 */
function readRecord(file: string): Readonly<Record<string, unknown>> {
  if (!existsSync(file)) return {};
  const text = readSourceOr(file, '');
  const yaml = file.endsWith('.json') ? text : /^---\n(.*?)\n---/s.exec(text)?.[1];
  try {
    const data: unknown = parseYaml(yaml ?? '');
    return typeof data === 'object' && data !== null ? { ...data } : {};
  } catch {
    return {};
  }
}

function toPosition(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
