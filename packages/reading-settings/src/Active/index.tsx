import { useEffect, type ReactNode } from 'react';
import { applySettings } from '../kept';
import { useSettings } from '../useSettings';
import Ruler from './Ruler';
import './active.css';

/**
 * What goes on while settings are in use: the page follows them in other tabs, and what an older
 * edition of the site has kept is set anew.
 */
export default function Active(): ReactNode {
  const [settings] = useSettings();
  useEffect(() => {
    applySettings(settings);
  }, [settings]);
  return settings.ruler === 'on' ? <Ruler /> : null;
}
