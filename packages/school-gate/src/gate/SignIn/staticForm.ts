import { readForm } from '../Form';

/** The name of the form, by which it is found in the static page. */
export const signInFormName = 'sign-in';

/** What a visitor has typed, ticked and gone to in the static page before the form came alive. */
export interface TypedBefore {
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
export function readStaticForm(page: Document): TypedBefore | undefined {
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
