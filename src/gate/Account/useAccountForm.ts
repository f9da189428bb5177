import { useState } from 'react';
import type { AccountFault, AccountField } from '@site/src/auth/accountRules';
import { knownError } from '@site/src/auth/knownErrors';
import { formErrorOf, type FormError } from '../FormMessage/formError';

type Fields = Readonly<Record<AccountField, string>>;

interface AccountForm {
  readonly fields: Fields;
  readonly error: FormError | undefined;
  readonly busy: boolean;
  readonly shown: boolean;
  readonly done: boolean;
  toggleShown(): void;
  setField(field: AccountField, value: string): void;
  submit(): void;
}

const emptyFields: Fields = { present: '', password: '', confirmation: '' };

/** It is known here whose account it is, so a wrong password is the present one, in a field of another name. */
function errorOf(failure: unknown): FormError {
  const error = formErrorOf(failure);
  return knownError(failure).isWrongPassword ? { ...error, field: 'present' } : error;
}

/** State and verbs of a form about one's own account: rules first, then the provider. */
export function useAccountForm(
  findFault: (fields: Fields) => AccountFault | undefined,
  act: (fields: Fields) => Promise<void>,
): AccountForm {
  const [fields, setFields] = useState(emptyFields);
  const [error, setError] = useState<FormError>();
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState(false);
  const [done, setDone] = useState(false);

  async function send(): Promise<void> {
    setBusy(true);
    try {
      await act(fields);
      setFields(emptyFields);
      setDone(true);
    } catch (failure) {
      setError(errorOf(failure));
    } finally {
      setBusy(false);
    }
  }
  return {
    fields,
    error,
    busy,
    shown,
    done,
    toggleShown() {
      setShown((was) => !was);
    },
    setField(field, value) {
      setFields((previous) => ({ ...previous, [field]: value }));
    },
    submit() {
      if (busy) return;
      const fault = findFault(fields);
      setError(fault);
      setDone(false);
      setShown(false);
      if (fault === undefined) void send();
    },
  };
}
