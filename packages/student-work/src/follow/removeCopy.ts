import { removeAll } from './engine/keyCare';
import { troubleText } from './FollowPart/texts';
import { markFor, type FollowAccount } from './handle';
import { createRemote } from './remote/remote';

/** Deletes what an account has in Firestore. @throws an error whose message is to be told */
export async function removeCopy(account: FollowAccount): Promise<void> {
  try {
    await removeAll(createRemote(account, account.credentials));
  } catch (cause) {
    const text = `Kopian av ditt arbete gick inte att ta bort, så kontot finns kvar. ${troubleText(cause)}`;
    throw new Error(text, { cause });
  }
  markFor(account).write({ kind: 'off' });
}
