/**
 * For who keeps courses on the device: what nobody can be asked about without a network is taken
 * from what the provider last said. For all others, nothing here changes anything.
 */
import type { Auth, User } from 'firebase/auth';
import { mayReadSaved } from '@kurser/offline/forget';
import { readMark } from '@kurser/offline/mark';

/** Longer than this nobody who has it here waits for the provider. */
const patienceMs = 4_000;

/**
 * What the SDK asks about the account when it starts, given up early where courses are kept here: a
 * network that lets nothing through says nothing either.
 */
export const savedRequest: typeof fetch = (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  const isPatient = readMark() === undefined || !/:lookup|\/token/.test(address);
  const signal = isPatient ? undefined : AbortSignal.timeout(patienceMs);
  return window.fetch(input, { ...init, ...(signal && { signal }) });
};

const hasNoNetwork = (error: unknown): boolean =>
  (error as { readonly code?: unknown } | null)?.code === 'auth/network-request-failed';

/**
 * What was asked for, or without a network what there is for an account that keeps courses here.
 * @throws what asking has thrown, where there is nothing
 */
export async function orSaved<T>(
  auth: Pick<Auth, 'currentUser'>,
  asking: Promise<T>,
  saved: (user: User) => T | undefined,
): Promise<T> {
  try {
    return await asking;
  } catch (error) {
    const user = auth.currentUser;
    if (user === null || !hasNoNetwork(error) || !(await mayReadSaved(user.uid))) throw error;
    const found = saved(user);
    if (found === undefined) throw error;
    return found;
  }
}
