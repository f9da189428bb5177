import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { SavedList } from 'docusaurus-plugin-seal/common';
import { markItem, parseMark, type Mark } from '../../core/mark';
import { keeperOf, loadList, type Holder } from '../../device/browser';
import type { Keeper, Saving } from '../../device/keeper';
import { onMark } from '../useSavedHere';

export interface Courses {
  readonly keeper: Keeper;
  readonly saving: Saving;
  /** What the account keeps here. */
  readonly mark: Mark | undefined;
  /** What there is to keep; null where it cannot be told. */
  readonly list: SavedList | 'loading' | null;
}

function markText(): string | null {
  try {
    return window.localStorage.getItem(markItem);
  } catch {
    return null;
  }
}

/** Kept courses, as the panel shows them. */
export function useCourses(holder: Holder): Courses {
  const keeper = keeperOf(holder);
  const [list, setList] = useState<Courses['list']>('loading');
  const text = useSyncExternalStore(onMark, markText, () => null);
  const saving = useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state);
  const mark = useMemo(() => parseMark(text), [text]);
  useEffect(() => {
    let hasLeft = false;
    const take = (found: SavedList | null): void => {
      if (!hasLeft) setList(found);
    };
    loadList().then(take, () => {
      take(null);
    });
    return () => {
      hasLeft = true;
    };
  }, []);
  return { keeper, saving, list, mark: mark?.uid === holder.uid ? mark : undefined };
}
