import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Finding } from '../../packages/lesson-check/src/finding';
import { isPage, readPage } from '../../packages/lesson-check/src/page/page';
import { readSite } from '@kurser/lesson-check/site/site';
import { runGodot } from './godot';
import { type Copy, findProjects, type Project, withCopy, writeInto } from './project';

/**
 * A whole script in a lesson: one that says what it extends, and that no file beside the lesson
 * already is.
 */
export interface LessonScript {
  /** Path from the repository's root. */
  readonly page: string;
  /** 1-based line of the script's first line in the page. */
  readonly line: number;
  readonly text: string;
  /** The heading of the block. */
  readonly title?: string;
}

/** All whole scripts under docs/. Pages that cannot be read are left to the lesson check. */
export function collectLessonScripts(root: string): LessonScript[] {
  return readSite(root).pages.flatMap(({ path }) => {
    const page = readPage(root, path);
    if (!isPage(page)) return [];
    return page.blocks
      .filter(
        ({ language, words }) =>
          language === 'gdscript' && words.source === undefined && words.ignore === undefined,
      )
      .filter(({ text }) => isWholeScript(text))
      .map(({ line, text, words }) => ({
        page: relative(root, path).replaceAll('\\', '/'),
        line: line + 1,
        text,
        ...(words.title === undefined ? {} : { title: words.title }),
      }));
  });
}

/** Whether the first word of code is one that only a whole script begins with. */
export function isWholeScript(text: string): boolean {
  const first = text.split('\n').find((line) => !/^\s*(?:#.*)?$/.test(line)) ?? '';
  return /^(?:extends|class_name|@tool|@icon)\b/.test(first);
}

/** Has Godot read every script, page by page, and returns what it will not accept. */
export async function checkLessonScripts(
  command: string,
  scripts: readonly LessonScript[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const projects = findProjects();
  for (const page of new Set(scripts.map((script) => script.page))) {
    const onPage = scripts.filter((script) => script.page === page);
    // The project beside the page knows the classes and autoloads that its scripts name.
    const beside = projects.find(({ folder }) => dirname(folder) === dirname(page)) ?? noProject;
    await withCopy(command, beside, { plants: [], warn: false }, async (copy) => {
      findings.push(...(await checkPage(command, copy, onPage)));
    });
  }
  return findings;
}

const noProject: Project = { folder: 'tests/godot/empty', scripts: [] };

async function checkPage(
  command: string,
  copy: Copy,
  scripts: readonly LessonScript[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const names = [
    ...readAutoloads(readFileSync(join(copy.folder, 'project.godot'), 'utf8')),
    ...scripts.flatMap(namesIntroducedBy),
  ];
  const named = new Map(
    scripts.map((script, index) => [`lesson/script${String(index)}.gd`, script]),
  );
  for (const [file, { text }] of named) writeInto(copy, file, withoutClassName(text));
  for (const [file, script] of named) {
    const args = ['--path', copy.folder, '--check-only', '-s', `res://${file}`];
    const { stdout, stderr } = await runGodot(command, args, copy.folder, copy.env);
    const found = readParseErrors(stdout + stderr, file, script);
    findings.push(
      ...found.filter(({ problem }) => !names.some((name) => isUnknown(name, problem))),
    );
  }
  return findings;
}

/**
 * A script that names its class would meet the class of the project with the same name; the name
 * says nothing of its syntax.
 */
function withoutClassName(text: string): string {
  return text.replace(/^class_name\b/m, '#');
}

/**
 * The class of a script, and the autoload that its heading says it is: `autoload med namnet
 * Progress`.
 */
export function namesIntroducedBy({ text, title = '' }: LessonScript): string[] {
  const found = [
    /^class_name\s+(\w+)/m.exec(text)?.[1],
    /autoload med namnet (\w+)/i.exec(title)?.[1],
  ];
  return found.filter((name) => name !== undefined);
}

/**
 * Whether Godot says no more than that it does not know the name: other scripts of the page may
 * have brought it.
 */
export function isUnknown(name: string, problem: string): boolean {
  return (
    problem.endsWith(`Identifier not found: ${name}`) ||
    problem.includes(`Identifier "${name}" not declared`) ||
    problem.includes(`Could not find type "${name}"`)
  );
}

/** `--check-only` does not start the autoloads, so their names are unknown to it. */
export function readAutoloads(settings: string): string[] {
  const section = /^\[autoload\]\n([^[]*)/m.exec(settings)?.[1] ?? '';
  return [...section.matchAll(/^(\w+)=/gm)].map(([, name = '']) => name);
}

/** What Godot says of the script, with the lines of the page. Pure. */
export function readParseErrors(output: string, file: string, script: LessonScript): Finding[] {
  const pattern =
    /SCRIPT ERROR: (?:Parse|Compile) Error: (.*)\n\s+at: [^(]*\(res:\/\/([^:)]+):(\d+)\)/g;
  return [...output.matchAll(pattern)]
    .filter(([, , where]) => where === file)
    .map(([, problem = '', , line]) => ({
      file: script.page,
      line: script.line + Math.max(Number(line) - 1, 0),
      problem: `Godot: ${problem}`,
      expected: 'GDScript som Godot kan läsa, eller ignore="skäl"',
    }));
}
