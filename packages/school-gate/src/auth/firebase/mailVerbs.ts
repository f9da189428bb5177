import {
  ActionCodeOperation,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  sendEmailVerification,
  sendPasswordResetEmail,
  type Auth,
} from 'firebase/auth';
import type { AuthClient, CodeUse } from '../authClient';
import { requireUser } from './accountVerbs';
import type { ProviderRequests } from './providerRequests';

const operations: Readonly<Record<CodeUse, string>> = {
  verifyEmail: ActionCodeOperation.VERIFY_EMAIL,
  resetPassword: ActionCodeOperation.PASSWORD_RESET,
};

type MailVerb =
  | 'sendPasswordReset'
  | 'sendVerification'
  | 'applyCode'
  | 'addressOfCode'
  | 'confirmPasswordReset';

/** The verbs about mails from the provider, and the codes in them. */
export function mailVerbs(auth: Auth, { submit }: ProviderRequests): Pick<AuthClient, MailVerb> {
  return {
    sendPasswordReset: (email) => submit(() => sendPasswordResetEmail(auth, email)),
    sendVerification: () => submit(async () => sendEmailVerification(requireUser(auth))),
    applyCode: (code) => submit(() => applyActionCode(auth, code)),
    addressOfCode: async (code, use) => {
      const { data, operation } = await submit(() => checkActionCode(auth, code));
      return operation === operations[use] ? (data.email ?? null) : null;
    },
    confirmPasswordReset: (code, password) =>
      submit(() => confirmPasswordReset(auth, code, password)),
  };
}
