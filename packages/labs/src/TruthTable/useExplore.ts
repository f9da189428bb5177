import { useState } from 'react';
import { useLab } from '../kit/useLab';
import type { Notation } from '../logic/format';
import { exploration } from './lab';
import type { TruthTableTask } from './settings';

/**
 * The free table's state and verbs. What only changes the look (notation, steps, which groups) is
 * kept beside it.
 */
export function useExplore(task: TruthTableTask) {
  const [notation, setNotation] = useState<Notation>('algebra');
  const [showSteps, setShowSteps] = useState(false);
  const [groupsOf, setGroupsOf] = useState<'1' | '0'>('1');
  const look = { notation, setNotation, showSteps, setShowSteps, groupsOf, setGroupsOf };
  return { ...useLab(exploration, task), ...look };
}

export type Explore = ReturnType<typeof useExplore>;
