import type { Auth, User } from 'firebase/auth';
import { mayReadSaved } from '@kurser/offline/forget';
import { readMark } from '@kurser/offline/mark';
import { sendSdkRequestsBy } from '@kurser/platform/sdkRequests';
import { knownError, outageError } from '../knownErrors';

const lookup = '/accounts:lookup';

type Body = Readonly<Record<string, unknown>>;

const hasToken = ({ idToken }: Body): boolean => typeof idToken === 'string' && idToken !== '';

/**
 * What a response must contain to count as one; given another shape, the SDK fails in its own way.
 */
const shapes: readonly (readonly [request: string, isAnswer: (body: Body) => boolean])[] = [
  [lookup, ({ users }) => Array.isArray(users) && users.length > 0],
  ['/accounts:signInWithPassword', hasToken],
  ['/accounts:signUp', hasToken],
];

/**
 * Whether the provider has said something about what it was asked, and not only that it is out of
 * order.
 */
async function isVerdict(address: string, response: Response): Promise<boolean> {
  if (response.status >= 500 || response.status === 429) return false;
  const [, isAnswer] = shapes.find(([request]) => address.includes(request)) ?? [];
  if (!response.ok || isAnswer === undefined) return true;
  const body: unknown = await response.clone().json();
  return typeof body === 'object' && body !== null && isAnswer({ ...body });
}

interface ProviderFetchOptions {
  /** Called when the provider has described the account that it was asked about. */
  readonly onDescribed?: () => void;
  /** Called with the status of an answer that is no verdict, before it becomes a network error. */
  readonly onOutage?: (status: number) => void;
  /** Whether the SDK has been abandoned: then nothing is answered any more. */
  readonly isAbandoned?: () => boolean;
}

/**
 * `request` for the SDK. When it starts, the SDK takes everything but a network error for a verdict
 * on the stored session and throws the session away (`reloadAndSetCurrentUserOrClear`), so a
 * provider that is out of order for a minute would sign a whole school out. An answer that is no
 * verdict is therefore a network error here. Once the SDK is abandoned nothing is answered any
 * more: an answer and an error alike would make it store the session.
 */
export function createProviderFetch(
  request: typeof fetch,
  { onDescribed, onOutage, isAbandoned }: ProviderFetchOptions = {},
): typeof fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    try {
      const response = await request(input, init);
      if (!(await isVerdict(address, response))) {
        onOutage?.(response.status);
        throw new TypeError(`The provider is out of order: ${String(response.status)}`);
      }
      if (response.ok && address.includes(lookup)) onDescribed?.();
      return response;
    } finally {
      if (isAbandoned?.() === true) await new Promise(() => undefined);
    }
  };
}

/** The SDK's requests to the provider, as we let them through. */
export interface ProviderRequests {
  /** Whether the provider has described the account that the SDK asked about. */
  isDescribed(): boolean;
  /**
   * Does what somebody has asked for by a press. At the SDK's start an outage has to look like the
   * network; here it is told as what it is.
   * @throws the provider's error, or an outage's
   */
  submit<T>(send: () => Promise<T>): Promise<T>;
  /** From now on none is answered any more. */
  abandon(): void;
}

/**
 * Has the SDK send its requests through ours; to be called before the SDK starts, whose first
 * request is about the stored session.
 */
export function wrapRequests(request: typeof fetch): ProviderRequests {
  let isAbandoned = false;
  let isDescribed = false;
  /** The statuses of answers without a verdict since the last press. */
  const outages: number[] = [];
  const wrapped = createProviderFetch(request, {
    onDescribed: () => {
      isDescribed = true;
    },
    onOutage: (status) => {
      outages.push(status);
    },
    isAbandoned: () => isAbandoned,
  });
  sendSdkRequestsBy(wrapped);
  return {
    isDescribed: () => isDescribed,
    async submit(send) {
      outages.length = 0;
      try {
        return await send();
      } catch (error) {
        const status = outages.at(-1);
        const isOffline = knownError(error).keepsOut === 'offline';
        throw status !== undefined && isOffline ? outageError(status) : error;
      }
    },
    abandon() {
      isAbandoned = true;
    },
  };
}

// The rest is for those who keep courses on the device: without a network, what the provider last
// said is taken for its answer. For all others nothing of it changes anything.

/** Nobody who has a course here waits longer than this for the provider. */
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
