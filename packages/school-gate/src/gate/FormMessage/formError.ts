import type { CredentialField } from '../../auth/credentialRules';
import { errorToText } from '../../auth/errorTexts';
import { knownError } from '../../auth/knownErrors';

/** An error on a form; without a field it is about the whole of it. */
export interface FormError<FieldName extends string = string> {
  readonly message: string;
  readonly field?: FieldName | undefined;
  /** What can be done about it, when the message alone does not say. */
  readonly advice?: string | undefined;
}

/** What to show on a form for an error that the provider threw, and where. Never throws. */
export function formErrorOf(failure: unknown): FormError<CredentialField> {
  const { field, advice } = knownError(failure);
  return { message: errorToText(failure), field, advice };
}
