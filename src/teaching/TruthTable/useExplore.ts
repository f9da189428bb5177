import { useReducer, useState } from 'react';
import type { Notation } from '../logic/format';
import { explore, type ExploreState, type Source } from './exploration';
import type { TruthTableTask } from './props';

function initialState(task: TruthTableTask): ExploreState {
  return {
    source: task.text === '' ? 'table' : 'text',
    text: task.text,
    problem: undefined,
    subject: task.subject,
    output: 0,
  };
}

/** The free table's state and verbs. What only changes the look (notation, steps, which groups) is kept beside it. */
export function useExplore(task: TruthTableTask) {
  const [state, dispatch] = useReducer(explore, task, initialState);
  const [notation, setNotation] = useState<Notation>('algebra');
  const [showSteps, setShowSteps] = useState(false);
  const [groupsOf, setGroupsOf] = useState<'1' | '0'>('1');
  const { variables } = task;
  return {
    state,
    notation,
    setNotation,
    showSteps,
    setShowSteps,
    groupsOf,
    setGroupsOf,
    write: (text: string) => {
      dispatch({ kind: 'write', text, ...(variables === undefined ? {} : { variables }) });
    },
    useSource: (source: Source) => {
      dispatch({ kind: 'useSource', source });
    },
    turnCell: (row: number) => {
      dispatch({ kind: 'turnCell', row });
    },
    setCount: (count: number) => {
      dispatch({ kind: 'setCount', count });
    },
    chooseOutput: (output: number) => {
      dispatch({ kind: 'chooseOutput', output });
    },
    reset: () => {
      dispatch({ kind: 'reset', state: initialState(task) });
    },
  };
}

export type Explore = ReturnType<typeof useExplore>;
