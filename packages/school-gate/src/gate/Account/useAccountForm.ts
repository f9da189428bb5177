import { useRef, useState, type RefObject } from 'react';
import type { AccountFault, AccountField } from '../../auth/accountRules';
import { knownError, formErrorOf, type FormError } from '../../auth/knownErrors';
import type { FormValues } from '../Form';

type Fields = Readonly<Record<AccountField, string>>;

interface AccountForm {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly error: FormError | undefined;
  readonly busy: boolean;
  readonly shown: boolean;
  readonly done: boolean;
  toggleShown(): void;
  submit(values: FormValues): void;
}

function fieldsOf(values: FormValues): Fields {
  return {
    present: values.text('present'),
    password: values.text('password'),
    confirmation: values.text('confirmation'),
  };
}

/**
 * It is known here whose account it is, so a wrong password is the present one, in a field of
 * another name.
 */
function errorOf(failure: unknown): FormError {
  const error = formErrorOf(failure);
  return knownError(failure).isWrongPassword ? { ...error, field: 'present' } : error;
}

/** State and verbs of a form about one's own account: rules first, then the provider. */
export function useAccountForm(
  findFault: (fields: Fields) => AccountFault | undefined,
  act: (fields: Fields) => Promise<void>,
): AccountForm {
  const ref = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<FormError>();
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState(false);
  const [done, setDone] = useState(false);

  async function send(fields: Fields): Promise<void> {
    setBusy(true);
    try {
      await act(fields);
      ref.current?.reset();
      setDone(true);
    } catch (failure) {
      setError(errorOf(failure));
    } finally {
      setBusy(false);
    }
  }
  return {
    ref,
    error,
    busy,
    shown,
    done,
    toggleShown() {
      setShown((was) => !was);
    },
    submit(values) {
      if (busy) return;
      const fields = fieldsOf(values);
      const fault = findFault(fields);
      setError(fault);
      setDone(false);
      setShown(false);
      if (fault === undefined) void send(fields);
    },
  };
}
