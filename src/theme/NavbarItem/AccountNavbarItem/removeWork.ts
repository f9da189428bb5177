import { removeCopy } from '@kurser/student-work/follow/removeCopy';
import { workAccount, type AccountVerbs } from './useWorkAccount';

/** Deletes what a member has in Firestore. @throws an error whose message is to be told */
export const removeWork = (uid: string, actions: AccountVerbs): Promise<void> =>
  removeCopy(workAccount(uid, actions));
