import { useState } from 'react';
import { useDeviceStore } from '@kurser/device-store';
import { findSizeProblem, parseCopy, type Account, type WorkCopy } from './exportFile';
import { textsAfter, type ImportWay } from './plan';
import { readTexts } from './useDeviceTexts';

/** Where taking in a copy stands. */
export type ImportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused'; readonly problem: string }
  /** Another account's copy: the student says whether it is theirs. */
  | { readonly kind: 'foreign'; readonly copy: WorkCopy }
  | { readonly kind: 'choosing'; readonly copy: WorkCopy; readonly way: ImportWay }
  | { readonly kind: 'done' };

const unreadable = 'Filen gick inte att läsa. Försök igen eller välj en annan. Inget har ändrats.';
const noRoom =
  'Kopian gick inte att spara: webbläsaren har inte plats för den eller låter inte sidan spara. Inget har ändrats.';

async function readFile(file: File, site: string, account: Account): Promise<ImportState> {
  const tooLarge = findSizeProblem(file.size);
  if (tooLarge !== undefined) return { kind: 'refused', problem: tooLarge };
  const parsed = parseCopy(await file.text(), site);
  if (!parsed.ok) return { kind: 'refused', problem: parsed.problem };
  const { copy } = parsed;
  if (copy.account.uid !== account.uid) return { kind: 'foreign', copy };
  return { kind: 'choosing', copy, way: 'merge' };
}

/**
 * State and verbs of taking in a copy. Nothing on the device changes before `run`, and then all of
 * it or nothing.
 */
export function useImport(site: string, account: Account) {
  const store = useDeviceStore();
  const [state, setState] = useState<ImportState>({ kind: 'idle' });
  return {
    state,
    open: (file: File) => {
      setState({ kind: 'reading' });
      readFile(file, site, account).then(setState, () => {
        setState({ kind: 'refused', problem: unreadable });
      });
    },
    choose: (copy: WorkCopy, way: ImportWay) => {
      setState({ kind: 'choosing', copy, way });
    },
    cancel: () => {
      setState({ kind: 'idle' });
    },
    run: (copy: WorkCopy, way: ImportWay) => {
      const done = store.replaceAll(textsAfter(way, readTexts(store), copy.texts));
      setState(done ? { kind: 'done' } : { kind: 'refused', problem: noRoom });
    },
  };
}

export type Import = ReturnType<typeof useImport>;
