import { FetchProvider } from '@firebase/auth/internal';

/** From now on the SDK sends its requests to the provider by this function, and no others. */
export function sendSdkRequestsBy(request: typeof fetch): void {
  FetchProvider.initialize(request);
}
