import type { BuildEnvironment } from '../../config/environment';

/** The meta element that tells the page's own script whom to ask about accounts. */
export const accountFactsName = 'kurser-accounts';

export interface AccountFacts {
  /** Where the provider gives a session a new token. */
  readonly renewal: string;
  readonly emailDomain: string;
}

export function accountFactsOf(
  { provider, emulators }: Pick<BuildEnvironment, 'provider' | 'emulators'>,
  emailDomain: string,
): AccountFacts {
  // The emulator stands for many services, and has each under its host's name.
  const service = 'securetoken.googleapis.com';
  const origin = emulators === null ? `https://${service}` : `${emulators.auth}/${service}`;
  return { renewal: `${origin}/v1/token?key=${provider.apiKey}`, emailDomain };
}
