import {
  attributeText,
  elementsNamed,
  type JsxElement,
  lineOf,
} from '@kurser/lesson-language/source/jsx';
import type { Page } from '../page/page';
import { findList, findSection } from '../page/sections';
import { fault, type Rule } from './rule';

interface Task {
  readonly element: JsxElement;
  readonly name: string;
  /** What stands in `goals={…}`; the quiz' own for a question without. */
  readonly written: string | undefined;
}

/**
 * Every goal is practised by a task, and every task practises a goal (`goals={[1, 3]}`). A page
 * where no task says so gets one warning; one where some task does is held to it.
 */
export const practisedGoals: Rule = {
  name: 'övade mål',
  check: (page) => {
    const section = findSection(page, 'Mål');
    const list = section && findList(section);
    const tasks = tasksOf(page);
    if (list === undefined || tasks.length === 0) return [];
    if (tasks.every(({ written }) => written === undefined)) {
      const problem = 'ingen uppgift säger vilka mål den övar';
      const expected = 'goals={[1, 3]} på Exercise, Quiz, Predict och Parsons';
      return [{ ...fault(page, lineOf(list), problem, expected), severity: 'warning' }];
    }
    const goals = list.children.map((item) => lineOf(item));
    return [
      ...tasks.flatMap((task) => taskFaults(page, task, goals.length)),
      ...unpractised(page, tasks, goals),
    ];
  },
};

function tasksOf(page: Page): Task[] {
  const plain = (['Exercise', 'Predict', 'Parsons'] as const).flatMap((name) =>
    elementsNamed(page.tree, name).map((element) => ({
      element,
      name: attributeText(element, 'title') ?? name,
      written: attributeText(element, 'goals'),
    })),
  );
  const questions = elementsNamed(page.tree, 'Quiz').flatMap((quiz) =>
    elementsNamed(quiz, 'Question').map((element, index) => ({
      element,
      name: `fråga ${String(index + 1)}`,
      written: attributeText(element, 'goals') ?? attributeText(quiz, 'goals'),
    })),
  );
  return [...plain, ...questions];
}

/** The numbers in `[1, 3]`; undefined for anything else. */
function parseNumbers(written: string): readonly number[] | undefined {
  if (!/^\[\s*\d+\s*(,\s*\d+\s*)*,?\s*\]$/.test(written)) return undefined;
  return [...written.matchAll(/\d+/g)].map(([digits]) => Number(digits));
}

function taskFaults(page: Page, { element, name, written }: Task, count: number) {
  const at = (problem: string, expected: string) => fault(page, lineOf(element), problem, expected);
  const range = `målens nummer, 1 till ${String(count)}: goals={[1, 3]}`;
  if (written === undefined) return [at(`${name} övar inget mål`, 'goals={[1]}')];
  const numbers = parseNumbers(written);
  // What cannot be read is told by the part's own parser.
  return (numbers ?? [])
    .filter((number) => number < 1 || number > count)
    .map((number) => at(`${name} övar mål ${String(number)}, som inte finns`, range));
}

function unpractised(page: Page, tasks: readonly Task[], goals: readonly number[]) {
  const read = tasks.flatMap(({ written }) =>
    written === undefined ? [] : [parseNumbers(written)],
  );
  // A task whose goals cannot be read may practise any of them.
  if (read.includes(undefined)) return [];
  const practised = new Set(read.flatMap((numbers) => numbers ?? []));
  return goals.flatMap((line, index) => {
    const number = String(index + 1);
    if (practised.has(index + 1)) return [];
    return [fault(page, line, `mål ${number} övas inte`, `en uppgift med goals={[${number}]}`)];
  });
}
