import { parseSettings, type WritingTask } from '@kurser/labs/GateSim/settings';
import { readCircuit, problemsToText } from '@kurser/labs/GateSim/core/notation';
import {
  judgeWritten,
  writtenToText,
  type WrittenTarget,
} from '@kurser/labs/GateSim/core/write/judge';
import { propsOf } from '@kurser/lesson-language/authored/elements';
import { fenceForReader } from '@kurser/lesson-language/remark-lesson/readerFence';
import { type Block, findEnclosing } from '@kurser/lesson-language/source/blocks';
import { isJudgedWriting } from '@kurser/lesson-language/source/judgedParts';
import { elementsNamed, type JsxElement, lineOf } from '@kurser/lesson-language/source/jsx';
import type { Note } from '../finding';
import type { Page } from './page';

/** A circuit that a written one is tried as: what its author says of it, and what the page says. */
export interface TriedCircuit {
  readonly role: 'start' | 'wrong' | 'also' | 'solution';
  readonly line: number;
  readonly isRight: boolean;
  /** What the student is told. */
  readonly said: string;
}

/** A `GateSim` to write in that the page judges, in its exercise. */
export interface WrittenCircuit {
  readonly line: number;
  readonly tried: readonly TriedCircuit[];
}

/** The page's circuits that are judged when they are written. */
export function writtenCircuits(page: Page): readonly WrittenCircuit[] {
  return elementsNamed(page.tree, 'Exercise').flatMap((exercise) => {
    const labs = (exercise.children as readonly unknown[]).filter((child): child is JsxElement =>
      elementsNamed(page.tree, 'GateSim').includes(child as never),
    );
    return labs.filter(isJudgedWriting).flatMap((lab) => {
      const task = taskOf(lab);
      const facit = readCircuit(task?.target?.check ?? '');
      if (task?.target === undefined || !facit.ok) return [];
      const target = { ...task.target, reference: facit.netlist };
      return [{ line: lineOf(lab), tried: triedIn(page, exercise, task, target) }];
    });
  });
}

/** As the page reads it; undefined where it cannot, which the parts' own rule says. */
function taskOf(lab: JsxElement): WritingTask | undefined {
  try {
    const task = parseSettings(propsOf(lab, ['Exercise'], fenceForReader).known);
    return task.mode === 'write' ? task : undefined;
  } catch {
    return undefined;
  }
}

/** What a block of the exercise is tried as. */
function roleOf({ words, within }: Block): TriedCircuit['role'] | undefined {
  if (words.wrong !== undefined) return 'wrong';
  if (words.also !== undefined) return 'also';
  const names = within.map(({ name }) => name);
  return names.includes('Solution') ? 'solution' : undefined;
}

function triedIn(
  page: Page,
  exercise: JsxElement,
  { text }: WritingTask,
  target: WrittenTarget,
): readonly TriedCircuit[] {
  const circuits = page.blocks.filter(
    (block) => block.language === 'circuit' && findEnclosing(block, 'Exercise') === exercise,
  );
  return circuits.flatMap((block) => {
    const role = roleOf(block) ?? (block.text.trim() === text.trim() ? 'start' : undefined);
    return role === undefined ? [] : [{ role, line: block.line, ...judged(block.text, target) }];
  });
}

function judged(text: string, target: WrittenTarget): Pick<TriedCircuit, 'isRight' | 'said'> {
  const circuit = readCircuit(text);
  if (!circuit.ok) return { isRight: false, said: problemsToText(circuit.problems) };
  const verdict = judgeWritten(circuit.netlist, target);
  return { isRight: verdict.kind === 'right', said: writtenToText(verdict, target) };
}

/** What each wrong circuit is told, so that its author reads it. */
export function circuitNotes(page: Page): readonly Note[] {
  return writtenCircuits(page).flatMap(({ tried }) =>
    tried
      .filter(({ role }) => role === 'wrong')
      .map(({ line, said }) => ({ file: page.file, line, text: `wrong-kretsen möter: ${said}` })),
  );
}
