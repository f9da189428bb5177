import { useLayoutEffect, useState, type RefObject } from 'react';
import { browserStorage } from '../../auth/browserStorage';
import { wasSignedIn } from '../../auth/earlierSignIn';
import { readForm } from '../Form';

/** The name of the form, by which it is found in the static page. */
export const signInFormName = 'sign-in';

/** What a visitor has typed, ticked and gone to in the static page before the form came alive. */
interface TypedBefore {
  readonly email: string;
  readonly password: string;
  /** Undefined where the form has no such choice. */
  readonly remember: boolean;
  /** The name of the control that has the focus. */
  readonly focus: string | undefined;
}

function findForm(page: Document): HTMLFormElement | undefined {
  const form = page.forms.namedItem(signInFormName);
  return form ?? undefined;
}

/** Undefined where the page has no such form. */
function readStaticForm(page: Document): TypedBefore | undefined {
  const form = findForm(page);
  if (form === undefined) return undefined;
  const values = readForm(form);
  const { activeElement } = page;
  return {
    email: values.text('email'),
    password: values.text('password'),
    remember: values.isTicked('remember'),
    focus: form.contains(activeElement)
      ? (activeElement?.getAttribute('name') ?? undefined)
      : undefined,
  };
}

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
