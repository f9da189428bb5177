import { removeAll } from './engine/keyCare';
import { markFor, type FollowAccount } from './handle';
import { createRemote } from './remote/remote';

/** Deletes what an account has in Firestore. @throws RemoteError */
export async function removeCopy(account: FollowAccount): Promise<void> {
  await removeAll(createRemote(account, account.credentials));
  markFor(account).write({ kind: 'off' });
}
