import { useState } from 'react';
import { useStored } from '@kurser/device-store';
import { useJudgedPart } from '@kurser/shared/judgedPart';
import type { Standing } from '@kurser/ui/VerdictBox/words';
import type { Cube } from '../logic/cubes';
import type { TruthTableTask } from './settings';
import {
  judgeRings,
  parseRings,
  ringOfCells,
  ringsVerdictToText,
  standingOfRings,
} from './core/rings';
import { storageKey } from './useFill';

const noRings: readonly Cube[] = [];

interface Message {
  /** Undefined where nothing has been judged. */
  readonly standing?: Standing;
  readonly text: string;
}

/**
 * The Karnaugh task's state and verbs: mark cells, make a group of them, remove a group, have all
 * of it checked.
 */
export function useRings(task: TruthTableTask) {
  const { variables, outputs } = task.subject;
  const output = outputs[0];
  const column = output?.column ?? [];
  const count = variables.length;
  const key = storageKey(task);
  const [stored, store] = useStored(key, parseRings, noRings);
  const [marked, setMarked] = useState<readonly number[]>([]);
  const [message, setMessage] = useState<Message | null>(null);
  // Groups from storage count only as long as they are groups of this map.
  const rings = stored.filter(
    (ring) =>
      ring.care < 2 ** count &&
      column.every((cell, row) => cell !== 0 || (row & ring.care) !== ring.value),
  );

  const judge = () => judgeRings(rings, column, variables);
  const tellVerdict = useJudgedPart(key, () => standingOfRings(judge()) === 'right');

  return {
    column,
    rings,
    marked,
    message,
    toggle: (cell: number) => {
      setMarked(marked.includes(cell) ? marked.filter((one) => one !== cell) : [...marked, cell]);
      setMessage(null);
    },
    addRing: () => {
      const made = ringOfCells(marked, column, count, rings);
      if (!made.ok) {
        setMessage({ standing: 'untried', text: made.message });
        return;
      }
      store([...rings, made.cube]);
      setMarked([]);
      setMessage({ text: `Grupp ${rings.length + 1} är inringad.` });
    },
    removeRing: (index: number) => {
      store(rings.filter((_, at) => at !== index));
      setMessage({ text: `Grupp ${index + 1} är borttagen.` });
    },
    check: () => {
      const verdict = judge();
      const standing = standingOfRings(verdict);
      setMessage({
        standing,
        text: ringsVerdictToText(verdict, output?.name ?? 'F', variables),
      });
      tellVerdict(standing === 'right');
    },
  };
}
