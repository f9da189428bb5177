import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { compileSync, evaluateSync } from '@mdx-js/mdx';
import { unzipSync } from 'fflate';
import type { Root } from 'mdast';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import { describe, expect, it } from 'vitest';
import { readEveryPage } from '../../../../../tests/support/everyPage';
import { collectBlocks } from '../../source/blocks';
import { readCheckFiles } from '../../source/checkFiles';
import { planLive } from '../../plan';
import type { ExerciseFolder } from '../../plan/folder';
import { parseExampleTask, parseExerciseTask } from '@kurser/course-parts/live/task';
import remarkLesson from '..';
import { packFolder, requestFor } from '../folders';
import { everything } from '../lockedView';
import { attachTasks, type PackFolder } from '../tasks';

interface Attached {
  readonly exercises: readonly unknown[];
  readonly examples: readonly {
    readonly task: unknown;
    readonly title: unknown;
  }[];
  /** What predictions and puzzles were given. */
  readonly tasks: readonly unknown[];
  readonly html: string;
}

/**
 * Compiles a page as the site does, renders it, and returns what its exercises and examples were
 * given.
 */
function attachedTo(markdown: string, path = '/site/docs/a.mdx', frontMatter = {}): Attached {
  const exercises: unknown[] = [];
  const examples: { task: unknown; title: unknown }[] = [];
  const tasks: unknown[] = [];
  const asTask = ({ task, children }: Props): ReactNode => {
    tasks.push(task);
    return children;
  };
  interface Props {
    readonly task?: unknown;
    readonly title?: unknown;
    readonly children?: ReactNode;
  }
  const components = {
    Exercise: ({ task, children }: Props) => {
      exercises.push(task);
      return children;
    },
    Example: ({ task, title, children }: Props) => {
      examples.push({ task, title });
      return children;
    },
    Solution: ({ children }: Props) => children,
    Predict: asTask,
    Parsons: asTask,
  };
  const file = { value: markdown, path, data: { frontMatter } };
  const options = { ...runtime, remarkPlugins: [remarkLesson] };
  const Page = evaluateSync(file, options).default as ComponentType<{
    readonly components: object;
  }>;
  const html = renderToStaticMarkup(createElement(Page, { components }));
  return { exercises, examples, tasks, html };
}

const lines = (...text: readonly string[]): string => text.join('\n');
const fence = (words: string, ...text: readonly string[]) =>
  lines('', '```' + words, ...text, '```', '');

const shared = fence('python hidden file=lager.py', 'innehåll = ["kamera", "bok", "lampa"]');
const exercise = lines(
  '<Exercise title="x">',
  fence('python skeleton', 'def f():', '    return 0'),
  '<Solution>',
  fence('python', 'from lager import innehåll', 'def f():', '    return len(innehåll)'),
  '</Solution>',
  fence('python test', 'assert f() == 3'),
  '</Exercise>',
);

describe('what goes with a page', () => {
  it('is a record that its exercise reads, hidden files and the test with it', () => {
    const { exercises } = attachedTo(lines(shared, exercise));
    expect(exercises.map(parseExerciseTask)).toMatchObject([
      {
        kind: 'here',
        setup: { files: [{ path: 'lager.py', text: 'innehåll = ["kamera", "bok", "lampa"]\n' }] },
        test: 'assert f() == 3',
      },
    ]);
  });

  it('marks what the editor begins with, and changes no text by it', () => {
    const { html } = attachedTo(lines(shared, exercise));
    const marked = /<div data-skeleton="">(<pre>.*?<\/pre>)<\/div>/s;
    expect(marked.exec(html)?.[1]).toContain('return 0');
    const untested = exercise.replace('python test', 'python hidden');
    const { html: asWritten } = attachedTo(lines(shared, untested));
    const [before] = html.replace(marked, '$1').split('return 0');
    expect(asWritten.split('return 0')[0]).toBe(before);
    expect(asWritten).not.toContain('data-skeleton');
  });

  it('is a record around each block that runs, with the block’s heading', () => {
    const page = lines(fence('python title="ett.py"', 'print(1)'), fence('output', '1'));
    const { examples, html } = attachedTo(page);
    expect(examples).toMatchObject([{ title: 'ett.py' }]);
    expect(parseExampleTask(examples[0]?.task)).toMatchObject({ source: 'print(1)', output: '1' });
    expect(html).toContain('print(1)');
  });

  it('is a record that a task has itself where it is made around the block', () => {
    const around = (name: string) =>
      lines(`<${name}>`, fence('python', 'print(1)'), fence('output', '1'), `</${name}>`, '');
    const { tasks, examples } = attachedTo(lines(around('Predict'), around('Parsons')));
    const record = { source: 'print(1)', output: '1' };
    expect(tasks.map(parseExampleTask)).toMatchObject([record, record]);
    expect(examples).toEqual([]);
  });

  it('shows the reader nothing that was hidden', () => {
    const { html } = attachedTo(lines(shared, exercise));
    expect(html).not.toContain('lampa');
    expect(html).not.toContain('assert');
  });

  it('is nothing where nothing runs, and the page is as it was', () => {
    const page = lines('# A', '', '<Exercise title="x">', '', 'Skriv.', '', '</Exercise>');
    const { exercises, examples, html } = attachedTo(page);
    expect([exercises, examples]).toEqual([[undefined], []]);
    expect(html).toBe('<h1>A</h1>\n<p>Skriv.</p>');
  });

  it('reads the files that the front matter names, and takes no others for names', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sida-'));
    try {
      writeFileSync(join(folder, 'lager.py'), 'x = 1\n');
      const page = fence('python', 'from lager import x');
      const { examples } = attachedTo(page, join(folder, 'a.mdx'), {
        check_files: ['./lager.py', './saknas.py', 7],
      });
      expect(parseExampleTask(examples[0]?.task)?.setup.files).toEqual([
        { path: 'lager.py', text: 'x = 1\n' },
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('an exercise that cannot run in the page', () => {
  const page = exercise.replace(
    'from lager',
    'import threading\nthreading.Thread(target=f)\nfrom lager',
  );
  const folders: ExerciseFolder[] = [];
  const compiled = (pack: PackFolder | undefined) =>
    String(
      compileSync(page, {
        remarkPlugins: [() => (tree: Root) => attachTasks(tree, [], { pack, view: everything })],
      }),
    );

  it('asks the bundler for its folder, and says why', () => {
    const module = compiled((folder) => {
      folders.push(folder);
      return '!loader!/mapp/x.zip';
    });
    expect(folders.map(({ name }) => name)).toEqual(['x']);
    expect(module).toContain('"folder": require("!loader!/mapp/x.zip").default');
    expect(module).toMatch(/"reason": "använder trådar"/);
  });

  it('is as it was written where nothing bundles the page', () => {
    expect(compiled(undefined)).not.toContain('liveTasks');
  });
});

describe('a packed folder', () => {
  const folder = (text: string): ExerciseFolder => ({
    ...{ name: 'ko', file: 'main.py', command: 'python3 testa.py', needs: ['python'] },
    files: [{ path: 'main.py', content: text }],
  });

  it('lies where the same folder lies the next time, and another one does not', () => {
    const site = mkdtempSync(join(tmpdir(), 'sajt-'));
    try {
      const file = packFolder(site, folder('x = 1\n'));
      expect(Object.keys(unzipSync(readFileSync(file)))).toEqual(['ko/main.py']);
      expect(basename(file)).toBe('uppgift.zip');
      expect(packFolder(site, folder('x = 1\n'))).toBe(file);
      expect(packFolder(site, folder('x = 2\n'))).not.toBe(file);
    } finally {
      rmSync(site, { recursive: true });
    }
  });

  it('is handed out by the bundler as other files of a lesson are, and once', () => {
    expect(requestFor('/a/ko.zip', false)).toMatch(
      /^!.*file-loader.*\?name=assets\/files\/\[name\]-\[contenthash\]\.\[ext\]!\/a\/ko\.zip$/,
    );
    expect(requestFor('/a/ko.zip', true)).toContain('emitFile=false');
  });
});

const pages = await readEveryPage();

describe('over all lessons', () => {
  const blocks = pages.map((page) => collectBlocks(page.tree));
  const plans = pages.map((page, at) =>
    planLive(blocks[at] ?? [], readCheckFiles(page.path, page.frontMatter?.checkFiles ?? [])),
  );
  const exercises = plans.flatMap((plan) => plan.exercises);
  const python = exercises.filter(({ exercise: { language } }) => language === 'python');
  const examples = plans.flatMap((plan) => plan.examples);

  it('most exercises with a test in Python run in the page, and each of the others says why not', () => {
    expect(python.length).toBeGreaterThanOrEqual(182);
    expect(python.filter(({ kind }) => kind === 'here').length).toBeGreaterThanOrEqual(165);
    for (const planned of exercises)
      if (planned.kind === 'folder') expect(planned.reason).toMatch(/^\p{Ll}.*[^.]$/u);
  });

  it('most visible blocks run in the page, those that are predicted or put in order once that is done', () => {
    const here = examples.filter(({ kind }) => kind === 'here');
    expect(here.length).toBeGreaterThanOrEqual(450);
    expect(here.length / examples.length).toBeGreaterThanOrEqual(0.85);
    for (const planned of examples)
      if (planned.kind === 'elsewhere') expect(planned.reason).toMatch(/^\p{Ll}.*[^.]$/u);
  });

  it('an exercise costs its page 660 bytes at most over the line, on an average', () => {
    const bytes = plans.map((plan) => {
      const tasks = plan.exercises.flatMap((each) => (each.kind === 'here' ? [each.task] : []));
      return gzipSync(JSON.stringify(tasks)).length;
    });
    const here = exercises.filter(({ kind }) => kind === 'here').length;
    expect(bytes.reduce((sum, each) => sum + each, 0) / here).toBeLessThanOrEqual(660);
  });
});
