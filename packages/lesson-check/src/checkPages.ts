import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkFilePaths, filesBelow } from '@kurser/lesson-language/source/checkFiles';
import type { LivePlan } from '@kurser/lesson-language/plan';
import { toFolder } from '@kurser/lesson-language/plan/folder';
import type { Finding, Note, Skipped, Verdict } from './finding';
import { answerNotes } from './page/triedAnswers';
import { circuitNotes } from './page/triedCircuits';
import { countJudged, type JudgedCounts } from './page/judged';
import { isPage, type Page, readPage } from './page/page';
import { maskToProse } from './page/prose';
import { rules } from './rules';
import { openFences } from './rules/openFences';
import { checkerKey, pageRunnerKey, toKey, VerdictCache } from './run/cache';
import {
  checkLive,
  contentOf,
  countLive,
  type LiveCounts,
  planOf,
  withoutTold,
} from './run/checkLive';
import { openPagePython, type PagePython } from './run/pagePython';
import { checkFilesOf, runCourse } from './run/runCourse';
import { runPage } from './run/runPage';
import { findTool, isMissing, type ToolName } from './run/tools';
import { toolsOf } from './runners';
import { checkSpelling, type Prose } from './spelling/checkSpelling';
import type { Speller } from './spelling/speller';
import { coursesOf } from './site/courses';
import type { Site } from './site/site';
import { concernsAll, hasChanged } from './site/affected';
import { collectSiteTexts } from './site/texts';

/** What the check of one page came to. */
export interface PageReport {
  readonly file: string;
  readonly findings: readonly Finding[];
  readonly skipped: readonly Skipped[];
  readonly blocks: number;
  readonly rules: number;
  readonly words: number;
  /** Undefined for what is no page. */
  readonly live?: LiveCounts;
  readonly judged?: JudgedCounts;
  /** What the answers and programs that are wrong on purpose are told. */
  readonly notes?: readonly Note[];
  /** Its programs wait for the night. */
  readonly waits?: boolean;
}

/**
 * Checks pages of a site: form, spelling and code. The cache and the dictionaries are shared by all
 * of them.
 */
export class PageChecker {
  readonly #site: Site;
  readonly #cache: VerdictCache;
  readonly #baseKey: string;
  readonly #python: PagePython;
  readonly #changed: readonly string[] | undefined;
  #speller: Promise<Speller> | undefined;

  /**
   * @param changed the files that differ from what has been tried, from the project's root with
   *   forward slashes: programs that none of them concerns wait; none does when it is left out
   */
  constructor(site: Site, python: PagePython = openPagePython(), changed?: readonly string[]) {
    this.#python = python;
    this.#changed = changed === undefined || concernsAll(changed) ? undefined : changed;
    this.#site = site;
    this.#cache = new VerdictCache(site.root);
    // Parsers and dictionaries are packages: the lock file pins what they are.
    this.#baseKey = toKey(checkerKey(), readIfThere(join(site.root, 'package-lock.json')));
  }

  async check(path: string): Promise<PageReport> {
    const page = readPage(this.#site.root, path);
    if (!isPage(page))
      return { file: page.file, findings: [page], skipped: [], blocks: 0, rules: 0, words: 0 };
    const open = openFences.check(page, this.#site);
    // What an open code block has swallowed would be missed once more by every other rule.
    if (open.length > 0)
      return { file: page.file, findings: open, skipped: [], blocks: 0, rules: 1, words: 0 };
    const form = rules.flatMap((rule) => rule.check(page, this.#site));
    const prose = maskToProse(page.source, page.tree);
    const spelling = await this.#spell({ file: page.file, prose });
    const waits = !this.#isDue(page);
    const code = waits ? nothingTried : await this.#run(page);
    const plan = planOf(page);
    const live = waits
      ? nothingTried
      : await this.#live(page, withoutTold(plan, page, code.findings));
    const findings = [...form, ...spelling.findings, ...code.findings, ...live.findings].sort(
      (a, b) => a.line - b.line,
    );
    return {
      file: page.file,
      findings,
      skipped: [...code.skipped, ...live.skipped],
      blocks: code.checked,
      rules: rules.length,
      words: spelling.checked,
      live: countLive(plan),
      judged: countJudged(page, plan),
      notes: [...answerNotes(page), ...circuitNotes(page), ...(live.notes ?? [])].sort(
        (a, b) => a.line - b.line,
      ),
      waits,
    };
  }

  /**
   * The rules on form alone, links among them: for a page that has not changed, and leads to one
   * that has.
   */
  checkForm(path: string): PageReport {
    const page = readPage(this.#site.root, path);
    const findings = isPage(page) ? rules.flatMap((rule) => rule.check(page, this.#site)) : [page];
    return { file: page.file, findings, skipped: [], blocks: 0, rules: rules.length, words: 0 };
  }

  /** Ends what the checks have started. */
  async close(): Promise<void> {
    await this.#python.close();
  }

  /** The spelling of what readers meet outside pages: the glossary and the category pages. */
  async checkSiteTexts(): Promise<Finding[]> {
    const verdicts = await Promise.all(
      collectSiteTexts(this.#site.root).map((text) => this.#spell(text)),
    );
    return verdicts.flatMap(({ findings }) => findings);
  }

  /** What goes wrong in the one folder in which a student keeps the files of a whole course. */
  async checkCourses(): Promise<Finding[]> {
    const verdicts = await Promise.all(
      coursesOf(this.#site)
        .filter((paths) => this.#isCourseDue(paths))
        .map((paths) => this.#course(paths)),
    );
    return verdicts.flatMap(({ findings }) => findings);
  }

  /** Whether the page's programs are run now: a change may have broken them. */
  #isDue({ file, path, frontMatter }: Page): boolean {
    if (this.#changed === undefined) return true;
    const { root } = this.#site;
    const beside = checkFilePaths(path, frontMatter?.checkFiles ?? []).map((each) =>
      relative(root, each).replaceAll('\\', '/'),
    );
    const isThere = (name: string): boolean => filesBelow(join(root, name)).length > 0;
    return hasChanged({ file, beside }, this.#changed, isThere);
  }

  #isCourseDue(paths: readonly string[]): boolean {
    if (this.#changed === undefined) return true;
    const pages = paths.map((path) => readPage(this.#site.root, path)).filter(isPage);
    return pages.some((page) => this.#isDue(page));
  }

  async #course(paths: readonly string[]): Promise<Verdict> {
    const pages = paths.map((path) => readPage(this.#site.root, path)).filter(isPage);
    const versions = await versionsOf(pages.flatMap((page) => page.blocks.flatMap(toolsOf)));
    const texts = pages.flatMap((page) => [page.source, ...filesBeside(checkFilesOf(page))]);
    return this.#cache.remember(toKey('course', this.#baseKey, versions, ...texts), async () => ({
      findings: await runCourse(pages),
      skipped: [],
      checked: pages.length,
    }));
  }

  #spell(text: Prose): Promise<Verdict> {
    const key = toKey('spelling', this.#baseKey, text.file, text.prose, this.#site.wordList);
    return this.#cache.remember(key, async () => {
      this.#speller ??= loadSpeller(this.#site.wordList);
      return checkSpelling(text, await this.#speller);
    });
  }

  async #run(page: Page): Promise<Verdict> {
    const files = filesBeside(checkFilePaths(page.path, page.frontMatter?.checkFiles ?? []));
    const key = toKey('code', this.#baseKey, page.source, await toolVersions(page), ...files);
    return this.#cache.remember(key, () => runPage(page));
  }

  async #live(page: Page, plan: LivePlan): Promise<Verdict> {
    const versions = await versionsOf(toolsOfFolders(plan));
    const key = toKey('live', this.#baseKey, pageRunnerKey(), contentOf(plan, page), versions);
    return this.#cache.remember(key, () => checkLive(page, plan, this.#python.run));
  }
}

const nothingTried: Verdict = { findings: [], skipped: [], checked: 0 };

/**
 * Loaded when a page needs it: dictionaries and their library take a second that an unchanged page
 * does not have to wait.
 */
async function loadSpeller(wordList: string): Promise<Speller> {
  const { createSpeller } = await import('./spelling/speller');
  return createSpeller(wordList);
}

/** The versions of the tools that the page's blocks use, missing ones included. */
function toolVersions(page: Page): Promise<string> {
  return versionsOf(page.blocks.flatMap(toolsOf));
}

function toolsOfFolders({ exercises }: LivePlan): readonly ToolName[] {
  return exercises.flatMap((each) => (each.kind === 'folder' ? toFolder(each.exercise).needs : []));
}

async function versionsOf(all: readonly ToolName[]): Promise<string> {
  const names = [...new Set(all)].sort();
  const tools = await Promise.all(names.map(findTool));
  return tools
    .map((tool) => (isMissing(tool) ? `-${tool.missing}` : `${tool.command} ${tool.version}`))
    .join('\n');
}

function filesBeside(paths: readonly string[]): (Buffer | string)[] {
  return paths.flatMap((path) =>
    filesBelow(path).flatMap(({ source }) => [source, readIfThere(source)]),
  );
}

function readIfThere(path: string): Buffer | string {
  try {
    return readFileSync(path);
  } catch {
    return 'missing';
  }
}
