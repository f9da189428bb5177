import { useState } from 'react';
import { contentHash } from '@kurser/shared/contentHash';
import { useStored } from '@kurser/device-store';
import { useJudgedPart } from '@kurser/shared/judgedPart';
import {
  emptyAnswers,
  fitAnswers,
  judge,
  nextAnswer,
  parseAnswers,
  standingOfTable,
  withAnswer,
  type Answer,
  type Answers,
  type Verdict,
} from './core/fillIn';
import type { TruthTableTask } from './settings';

const nothingStored: Answers = [];

/** A key that changes with what is asked, so that old answers never meet another task. */
export function storageKey(task: TruthTableTask): string {
  const { mode, subject, text } = task;
  const outputs = subject.outputs.map(({ name, column }) => `${name}=${column.join('')}`);
  return `truthtable:${contentHash([mode, text, subject.variables.join(','), ...outputs])}`;
}

/**
 * The fill-in task's state and verbs. The answers are kept on the device; a verdict lasts until an
 * answer changes.
 */
export function useFill(task: TruthTableTask) {
  const { subject } = task;
  const key = storageKey(task);
  const [stored, store, forget] = useStored(key, parseAnswers, nothingStored);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [reckoned, setReckoned] = useState(false);
  const answers = fitAnswers(subject, stored);
  const tellVerdict = useJudgedPart(
    key,
    () => standingOfTable(judge(subject, answers)) === 'right',
  );
  const allowFree = subject.outputs.some(({ column }) => column.includes('x'));

  const setAnswer = (output: number, row: number, answer: Answer): void => {
    store(withAnswer(answers, output, row, answer));
    setVerdict(null);
    setReckoned(false);
  };
  return {
    answers,
    allowFree,
    verdict,
    /** Whether the reckoning of the first wrong row is shown. */
    reckoned,
    setAnswer,
    turn: (output: number, row: number) =>
      setAnswer(output, row, nextAnswer(answers[output]?.[row] ?? null, allowFree)),
    check: () => {
      const next = judge(subject, answers);
      setVerdict(next);
      setReckoned(false);
      tellVerdict(standingOfTable(next) === 'right');
    },
    showReckoning: () => setReckoned(true),
    clear: () => {
      forget();
      setVerdict(null);
      setReckoned(false);
    },
    isEmpty: emptyAnswers(subject).every((column, output) =>
      column.every((empty, row) => answers[output]?.[row] === empty),
    ),
  };
}

export type FillVerbs = ReturnType<typeof useFill>;
