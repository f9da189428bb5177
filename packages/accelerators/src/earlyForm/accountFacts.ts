import type { BuildEnvironment } from '../../../../src/config/environment';
import { fieldsOf } from '@kurser/shared/fields';

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

/**
 * The facts in what the build has written into a page; undefined for anything else, which is left
 * to the gate.
 */
export function parseAccountFacts(data: unknown): AccountFacts | undefined {
  const { renewal, emailDomain } = fieldsOf(data);
  return typeof renewal === 'string' && typeof emailDomain === 'string'
    ? { renewal, emailDomain }
    : undefined;
}
