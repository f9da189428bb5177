import { sendSdkRequestsBy } from '@kurser/platform/sdkRequests';
import { knownError } from '../knownErrors';
import { outageError } from '../outage';
import { createProviderFetch } from '../providerFetch';

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
