import katex from 'katex';
import type { Root } from 'mdast';
import type { PageFault } from '../source/mdxFault';
import { readCheckFiles } from '../source/checkFiles';
import { hideAnswers } from './digestAnswers';
import { layOutCircuits } from './circuits';
import { countJudged } from './countJudged';
import { setExams, type ExamPrograms } from './exam';
import { faultsToText } from './faultsToText';
import { toReaderFence, type ReaderFence } from './readerFence';
import { packFolder, requestFor } from './folders';
import { everything, viewLocks } from './lockedView';
import { attachTasks, type PackFolder } from './tasks';
import { attachTraces, type RecordTrace } from './traces';

/** The parts of a Markdown tree that are read or changed here, whatever the node. */
interface LessonNode {
  type: string;
  name?: string | null;
  lang?: string | null;
  meta?: string | null;
  value?: string;
  data?: object;
  attributes?: unknown;
  children?: LessonNode[];
  position?: { start: { line: number } } | undefined;
}

/** Where the page comes from: the part of a VFile that is used here. */
interface SourceFile {
  readonly cwd: string;
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What is found on the way through a page. Lines are the file's. */
interface Findings {
  readonly faults: PageFault[];
  hasMath: boolean;
}

/**
 * The node that Docusaurus' own Mermaid step makes, with the diagram's text for those who do not
 * see it.
 */
function diagramNode(alt: string, source: string, node: LessonNode): LessonNode {
  return {
    type: 'mermaidCodeBlock',
    data: { hName: 'mermaid', hProperties: { value: source, alt } },
    position: node.position,
  };
}

function replaceFence(node: LessonNode, fence: ReaderFence, findings: Findings): LessonNode[] {
  switch (fence.kind) {
    case 'nothing':
      return [];
    case 'code':
      return [{ ...node, lang: fence.language, meta: fence.meta === '' ? null : fence.meta }];
    case 'diagram':
      return [diagramNode(fence.alt, fence.source, node)];
    case 'faulty': {
      // The text begins on the line after the opening fence.
      const before = node.position?.start.line ?? 0;
      findings.faults.push(
        ...fence.faults.map((fault) => ({ ...fault, line: before + fault.line })),
      );
      return [node];
    }
  }
}

/**
 * A formula that KaTeX cannot set would reach the reader as red source text; it is a fault of the
 * page instead.
 */
function checkFormula(node: LessonNode, findings: Findings): void {
  findings.hasMath = true;
  try {
    katex.renderToString(node.value ?? '', { throwOnError: true, strict: 'ignore' });
  } catch (error) {
    findings.faults.push({
      line: node.position?.start.line ?? 0,
      problem: `formeln "${node.value ?? ''}" går inte att läsa: ${String(error)}`,
      remedy: 'rätta formeln efter KaTeX syntax',
    });
  }
}

function isFormula(node: LessonNode): boolean {
  return (
    node.type === 'math' ||
    node.type === 'inlineMath' ||
    (node.type === 'code' && node.lang === 'math')
  );
}

function rewriteChildren(
  parent: LessonNode,
  ancestors: readonly string[],
  findings: Findings,
): void {
  // A leaf must stay without the property: others ask `'children' in node`.
  if (parent.children === undefined) return;
  parent.children = parent.children.flatMap((node) => {
    if (isFormula(node)) checkFormula(node, findings);
    if (node.type === 'code') {
      const fence = { language: node.lang ?? '', meta: node.meta ?? '', text: node.value ?? '' };
      return replaceFence(node, toReaderFence(fence, ancestors), findings);
    }
    const component = node.type === 'mdxJsxFlowElement' ? (node.name ?? '') : '';
    rewriteChildren(node, [...ancestors, component], findings);
    // It says what waits together (lockedView.ts); one that waits for nothing is what it holds.
    return component === 'Exam' ? (node.children ?? []) : [node];
  });
}

/** The file as a page with the seed's exam has it. */
function withSeed<File extends { readonly content: string | Uint8Array }>(
  file: File,
  programs: ExamPrograms,
): File {
  const program = typeof file.content === 'string' ? programs.get(file.content) : undefined;
  return program === undefined ? file : { ...file, content: program };
}

interface LessonOptions {
  /**
   * Whether exercises that cannot run in the page get a folder to take home, which takes a bundler
   * that hands out files.
   */
  readonly folders?: 'packed' | 'left out';
  /**
   * A teacher's word that decides the exam's number and flag (exam.ts); without one the page's own
   * stand.
   */
  readonly exam?: string;
  /**
   * Runs the programs that are walked through; without it they stand as they are written, and their
   * part says so.
   */
  readonly record?: RecordTrace;
  /**
   * The names of what opens on a day; without them nothing waits, as where no bundler could fetch
   * it later.
   */
  readonly openings?: readonly string[];
}

function packerFor({ cwd, data }: SourceFile): PackFolder {
  return (folder) => requestFor(packFolder(cwd, folder), data['compilerName'] === 'server');
}

/**
 * What the front matter's `check_files` names, as far as it is a list of names: the lesson check
 * tells of anything else.
 */
function checkFilesOf(frontMatter: unknown): readonly string[] {
  const { check_files: names } = (frontMatter ?? {}) as {
    readonly check_files?: unknown;
  };
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

/**
 * Turns a lesson as its author wrote it into what a reader gets: output blocks get their title,
 * what is only for the lesson check goes, diagrams get their text, pages with formulas get the
 * formulas' style sheet, and exercises and examples that can run in the page get what they need for
 * it (tasks.ts), circuits get their drawing (circuits.ts), exercises the number of labs that judge
 * them (countJudged.ts), programs to walk through what they did (traces.ts), and short answers
 * their digests (digestAnswers.ts). Throws an Error with every fault
 * of the page: a diagram without text, a step trace or a formula that cannot be read.
 *
 * It must run before Docusaurus' default plugins, one of which turns `mermaid` fences into nodes
 * without our text.
 */
export default function remarkLesson({
  folders = 'left out',
  exam,
  record,
  openings,
}: LessonOptions = {}): (tree: Root, file: SourceFile) => void | Promise<void> {
  return (tree, file) => {
    const programs = setExams(tree, file, exam);
    const given = readCheckFiles(file.path, checkFilesOf(file.data['frontMatter']));
    // Before the fences: what is hidden from the reader is part of what a program needs.
    const own = given.map((each) => withSeed(each, programs));
    attachTasks(tree, own, {
      pack: folders === 'packed' ? packerFor(file) : undefined,
      view: openings === undefined ? everything : viewLocks(tree, file, openings),
    });
    const traced = record === undefined ? undefined : attachTraces(tree, own, record);
    layOutCircuits(tree);
    countJudged(tree);
    hideAnswers(tree, file);
    if (traced === undefined) {
      rewrite(tree, file, []);
      return;
    }
    return traced.then((faults) => {
      rewrite(tree, file, faults);
    });
  };
}

/** What a reader gets in place of the fences. @throws an Error with every fault of the page */
function rewrite(tree: Root, file: SourceFile, faults: readonly PageFault[]): void {
  const root: LessonNode = tree;
  const findings: Findings = { faults: [...faults], hasMath: false };
  rewriteChildren(root, [], findings);
  if (findings.faults.length > 0) throw new Error(faultsToText(file, findings.faults));
  if (findings.hasMath)
    root.children?.push({
      type: 'mdxJsxFlowElement',
      name: 'MathStyles',
      attributes: [],
      children: [],
    });
}
