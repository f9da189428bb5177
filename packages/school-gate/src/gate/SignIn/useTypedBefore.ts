import { useLayoutEffect, useState, type RefObject } from 'react';
import { browserStorage } from '../../auth/browserStorage';
import { wasSignedIn } from '../../auth/earlierSignIn';
import { readStaticForm, type TypedBefore } from './staticForm';

/**
 * What was typed, ticked and gone to in the static page before this form came alive. Read while
 * React takes the page over, which is the last moment at which it is there for certain: where an
 * extension has put an element of its own into the form, React gives up and draws all of it anew.
 */
export function useTypedBefore(
  standby: boolean,
  form: RefObject<HTMLFormElement | null>,
  setRemember: (remember: boolean) => void,
): TypedBefore | undefined {
  const [before] = useState(() =>
    standby && typeof document !== 'undefined' ? readStaticForm(document) : undefined,
  );
  useLayoutEffect(() => {
    if (!standby) return;
    // Only what was changed is a choice: the static page has the tick for everybody.
    if (before?.remember === false || wasSignedIn(browserStorage)) setRemember(false);
    if (before?.focus === undefined || document.activeElement !== document.body) return;
    form.current?.querySelector<HTMLElement>(`[name="${before.focus}"]`)?.focus();
  }, [standby, before, form, setRemember]);
  return before;
}
