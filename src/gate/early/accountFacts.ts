import type { BuildEnvironment } from '../../config/environment';

/** The meta element that tells the page's own script whom to ask about accounts. */
export const accountFactsName = 'kurser-accounts';

export interface AccountFacts {
  /** Where the provider gives a session a new token. */
  readonly renewal: string;
  readonly emailDomain: string;
}

export function accountFactsOf(
  { provider, emulators }: BuildEnvironment,
  emailDomain: string,
): AccountFacts {
  const host = emulators === null ? 'https:/' : emulators.auth;
  const renewal = `${host}/securetoken.googleapis.com/v1/token?key=${provider.apiKey}`;
  return { renewal, emailDomain };
}
