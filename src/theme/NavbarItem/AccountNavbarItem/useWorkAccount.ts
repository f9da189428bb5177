import { useMemo } from 'react';
import environment from '@generated/gate/default/environment.json';
import { useAuth } from '@kurser/school-gate/auth/AuthProvider';
import { browserStorage } from '@kurser/school-gate/auth/browserStorage';
import { errorToText } from '@kurser/school-gate/auth/knownErrors';
import { findStoredSession } from '@kurser/school-gate/auth/storedSession';
import { findTypedPassword } from '@kurser/school-gate/auth/typedPassword';
import type { FollowAccount, FindPassword } from '@kurser/student-work/follow/Following';
import { removeCopy } from '@kurser/student-work/follow/removeCopy';
import { documentsAddress } from 'docusaurus-plugin-seal/firestore';

/** What a member can do, as the gate hands it out. */
type AccountVerbs = ReturnType<typeof useAuth>['actions'];

const documents = documentsAddress(
  environment.provider.projectId,
  environment.emulators?.firestore ?? null,
);

const service = {
  accounts: `${environment.emulators?.auth ?? 'https:/'}/identitytoolkit.googleapis.com/v1/accounts`,
  apiKey: environment.provider.apiKey,
};

/** Whose work may follow, as the gate knows them. */
const workAccount = (uid: string, actions: AccountVerbs): FollowAccount => ({
  uid,
  documents,
  service,
  credentials: actions,
  isRemembered: findStoredSession(browserStorage) === 'device',
});

/** Deletes what a member has in Firestore. @throws an error whose message is to be told */
export const removeWork = (uid: string, actions: AccountVerbs): Promise<void> =>
  removeCopy(workAccount(uid, actions));

/** The password that locks the work. */
function passwordOf(actions: AccountVerbs): FindPassword {
  return {
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
  };
}

/** Both, the same as long as the member is. */
export function useWorkAccount(uid: string): {
  readonly account: FollowAccount;
  readonly password: FindPassword;
} {
  const { actions } = useAuth();
  return useMemo(
    () => ({ account: workAccount(uid, actions), password: passwordOf(actions) }),
    [uid, actions],
  );
}
