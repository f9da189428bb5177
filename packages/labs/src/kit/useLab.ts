import { useReducer } from 'react';
import type { BoundVerbs, Lab } from './lab';

/** A lab that is open on a page: its state, and the verbs for buttons, keys and pointer. */
export function useLab<Settings, State, Verbs>(
  lab: Lab<Settings, State, Verbs>,
  settings: Settings,
): { readonly state: State; readonly verbs: BoundVerbs<Verbs> } {
  const [state, dispatch] = useReducer(lab.reduce, settings, lab.start);
  return { state, verbs: lab.bind(dispatch) };
}
