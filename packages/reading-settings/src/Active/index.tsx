import { useEffect, useState, type ReactNode } from 'react';
import { applySettings } from '../kept';
import { useSettings } from '../useSettings';
import Ruler from './Ruler';
import './active.css';

/** Told which of them is the first, in the order in which they came. */
const standing = new Set<(isFirst: boolean) => void>();

function tellFirst(): void {
  const [first] = standing;
  first?.(true);
}

/** Whether this is the one that draws: a narrow window has a button in its menu as well. */
function useIsFirst(): boolean {
  const [isFirst, setIsFirst] = useState(false);
  useEffect(() => {
    standing.add(setIsFirst);
    tellFirst();
    return () => {
      standing.delete(setIsFirst);
      // Its effects may run once more, after another has come to be the first.
      setIsFirst(false);
      tellFirst();
    };
  }, []);
  return isFirst;
}

/**
 * What goes on while settings are in use: the page follows them in other tabs, and what an older
 * edition of the site has kept is set anew.
 */
export default function Active(): ReactNode {
  const [settings] = useSettings();
  const isFirst = useIsFirst();
  useEffect(() => {
    applySettings(settings);
  }, [settings]);
  return isFirst && settings.ruler === 'on' ? <Ruler /> : null;
}
