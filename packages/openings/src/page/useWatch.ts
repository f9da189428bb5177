import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import built from '@generated/openings/default/openings.json';
import { useAuth } from '@kurser/school-gate/auth/AuthProvider';
import { parseContentKey } from '@kurser/sealed-format';
import type { TokenSource } from 'docusaurus-plugin-seal/client';
import { parseKeyFile } from '../core/keyFile';
import type { LaterModule, LaterPart } from '../core/laterPart';
import type { OpeningState } from '../core/state';
import { pageSurroundings } from './surroundings';
import { createWatch, type Watch } from './watch';

/** One for each opening, for as long as the page lives: a key that was given is kept so long. */
const watches = new Map<string, Watch>();

/** Undefined when the build knows none of that name. */
function watchOf(name: string, credentials: TokenSource): Watch | undefined {
  const known = watches.get(name);
  const opening = built.openings[name];
  if (known !== undefined || opening === undefined) return known;
  const fresh = createWatch(opening, pageSurroundings(built.documents, credentials));
  watches.set(name, fresh);
  return fresh;
}

/** Where an opening stands, and again when that changes. @throws when the build has none */
function useOpening(name: string): OpeningState {
  const watch = watchOf(name, useAuth().actions);
  if (watch === undefined) throw new Error(`Nothing opens on a day that is called ${name}`);
  return useSyncExternalStore(watch.subscribe, watch.getState, watch.getState);
}

/** An opening's state, and what is behind it as soon as it is open and has come. */
export function useLaterPart(opening: LaterPart): {
  readonly state: OpeningState;
  readonly module: LaterModule | undefined;
} {
  const state = useOpening(opening.name);
  const [module, setModule] = useState<LaterModule>();
  const isOpen = state.kind === 'open';
  useEffect(() => {
    let isWanted = isOpen;
    if (isOpen)
      void opening.load().then((loaded) => {
        if (isWanted) setModule(loaded);
      });
    return () => {
      isWanted = false;
    };
  }, [isOpen, opening]);
  return { state, module };
}

/** What came of a key file. */
export type Unlocked = 'opened' | 'no key file' | 'another key';

/** Opens something before its day, in this page alone, with the text of a key file. */
export function useUnlock(): (text: string) => Promise<Unlocked> {
  const { actions } = useAuth();
  return useCallback(
    async (text) => {
      const file = parseKeyFile(text);
      const key = parseContentKey(file?.key ?? '');
      if (file === undefined || key === undefined) return 'no key file';
      const isRight = await watchOf(file.name, actions)?.openWith(key);
      return isRight === true ? 'opened' : 'another key';
    },
    [actions],
  );
}
