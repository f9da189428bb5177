import { type Block, findEnclosing } from '../source/blocks';
import { isForTest } from '../source/fence';
import type { WorkFile } from '@kurser/python-runner/protocol';

/** A file of the page's folder; bytes where it is no text. */
export interface GivenFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** The files in a page's folder as they are at a given place on the page, by path. */
type PageFiles = ReadonlyMap<string, GivenFile['content']>;

/**
 * What the files hold when the blocks have been dealt with: the given ones, and what blocks write
 * (`file=`), add to (`append=`) and copy (`cp`). What a program writes when it runs is not among
 * them.
 */
export function filesAfter(blocks: readonly Block[], given: readonly GivenFile[]): PageFiles {
  const files = new Map(given.map(({ path, content }) => [path, content]));
  for (const block of blocks.filter(leavesFile)) {
    const { file, append } = block.words;
    if (file !== undefined) files.set(file, `${block.text}\n`);
    if (append !== undefined) files.set(append, `${textIn(files, append)}\n${block.text}\n`);
    for (const { from, to } of copiesIn(block)) files.set(to, files.get(from) ?? '');
  }
  return files;
}

/** The copies that a script or a session makes when it runs. */
function copiesIn({ language, words, text }: Block): { from: string; to: string }[] {
  if (!words.run || (language !== 'bash' && language !== 'console')) return [];
  return text.split(/\n|&&/).flatMap((command) => {
    const [, from, to] = /^\s*(?:\$ )?cp (\S+) (\S+)\s*$/.exec(command) ?? [];
    return from === undefined || to === undefined ? [] : [{ from, to }];
  });
}

/** The file's text; '' where there is none. */
export function textIn(files: PageFiles, path: string): string {
  const content = files.get(path);
  return typeof content === 'string' ? content : '';
}

/** A skeleton and a test are tried in a copy of the folder, and a PyRun has a folder of its own. */
function leavesFile(block: Block): boolean {
  const { words } = block;
  return !words.skeleton && !isForTest(words) && findEnclosing(block, 'PyRun') === undefined;
}

/**
 * `import a.b`, `from a import b, c`, `from . import (b)`: what stands between the words, to its
 * end.
 */
const importLines = /^[ \t]*(?:from[ \t]+(\S+)[ \t]+)?import\b[ \t]*(?:\(([^)]*)\)|([^\n#;]*))/gmu;

/**
 * Every name in the program's import statements: modules, and what is taken from them, which may be
 * modules too.
 */
export function importedNames(program: string): ReadonlySet<string> {
  const statements = [...program.matchAll(importLines)].map(
    ([, from = '', inBrackets = '', names = '']) => `${from} ${inBrackets} ${names}`,
  );
  return new Set(statements.flatMap((each) => each.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? []));
}

/**
 * The modules beside the program that it can mean: `a` of `import a.b` and of `from a.b import c`.
 * `http.server` is no file `server.py`.
 */
function topmostNames(program: string): ReadonlySet<string> {
  const statements = [...program.matchAll(importLines)].flatMap(
    ([, from, inBrackets = '', names = '']) =>
      from === undefined ? `${inBrackets}${names}`.split(',') : [from],
  );
  return new Set(statements.map((each) => each.trim().split(/[.\s]/u)[0] ?? ''));
}

/** The name that a Python file is imported by: its own, or its folder's. */
function moduleName(path: string): string | undefined {
  const parts = path.replace(/\.py$/, '').split('/');
  if (!path.endsWith('.py')) return undefined;
  return parts.at(-1) === '__init__' ? parts.at(-2) : parts.at(-1);
}

function isNeededBy(path: string, program: string): boolean {
  const name = path.split('/').at(-1) ?? path;
  const module = moduleName(path);
  if (module === undefined) return program.includes(name);
  const imported = path.includes('/') ? importedNames(program) : topmostNames(program);
  return imported.has(module) || program.includes(`"${path}"`) || program.includes(`'${path}'`);
}

/**
 * The files that the programs import or name, and the files that those need in their turn, in the
 * page's order. A folder's `__init__.py` comes with what lies in the folder.
 */
export function neededFiles(programs: readonly string[], files: PageFiles): readonly GivenFile[] {
  const needed = new Set<string>();
  const todo = [...programs];
  for (let program = todo.pop(); program !== undefined; program = todo.pop()) {
    for (const [path, content] of files) {
      if (needed.has(path) || !isNeededBy(path, program)) continue;
      needed.add(path);
      // What a file of data says names nothing that the program opens.
      if (path.endsWith('.py') && typeof content === 'string') todo.push(content);
    }
  }
  return [...files].flatMap(([path, content]) => (needed.has(path) ? [{ path, content }] : []));
}

/** The programs among the files. */
export function pythonTexts(files: readonly GivenFile[]): readonly string[] {
  return files.flatMap(({ path, content }) =>
    path.endsWith('.py') && typeof content === 'string' ? [content] : [],
  );
}

/** The files as a run gets them, or undefined when one of them is no text. */
export function asWorkFiles(files: readonly GivenFile[]): readonly WorkFile[] | undefined {
  const texts = files.flatMap(({ path, content }) =>
    typeof content === 'string' ? [{ path, text: content }] : [],
  );
  return texts.length === files.length ? texts : undefined;
}
