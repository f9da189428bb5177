import { useMemo } from 'react';
import environment from '@generated/gate/default/environment.json';
import { useAuth } from '@kurser/school-gate/auth/AuthProvider';
import { browserStorage } from '@kurser/school-gate/auth/browserStorage';
import { errorToText } from '@kurser/school-gate/auth/knownErrors';
import { findStoredSession } from '@kurser/school-gate/auth/storedSession';
import { findTypedPassword } from '@kurser/school-gate/auth/typedPassword';
import type { FollowAccount, FindPassword } from '@kurser/student-work/follow/Following';
import { documentsAddress } from 'docusaurus-plugin-seal/firestore';

const documents = documentsAddress(
  environment.provider.projectId,
  environment.emulators?.firestore ?? null,
);

/** Whose work may follow, and the password that locks it, as the gate knows them. */
export function useWorkAccount(uid: string): {
  readonly account: FollowAccount;
  readonly password: FindPassword;
} {
  const { actions } = useAuth();
  return useMemo(
    () => ({
      account: {
        uid,
        documents,
        credentials: actions,
        isRemembered: findStoredSession(browserStorage) === 'device',
      },
      password: {
        find: () => findTypedPassword()?.key,
        async prove(password) {
          try {
            await actions.provePassword(password);
            const typed = findTypedPassword();
            if (typed === undefined) throw new Error('The browser has kept no password');
            return { kind: 'proved', key: typed.key };
          } catch (error) {
            return { kind: 'fault', text: errorToText(error) };
          }
        },
      },
    }),
    [uid, actions],
  );
}
