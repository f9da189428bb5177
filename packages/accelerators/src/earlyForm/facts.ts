/** What a page's own script is told of its build. */
import { fieldsOf } from '@kurser/shared/fields';
import type { BuildEnvironment } from '../../../../src/config/environment';

/** The meta element that tells a page's own script how the site was sealed. */
export const sealedFactsName = 'kurser-sealed';

/**
 * On a script that stands in a page and starts the site's programs itself; they are then not named
 * in the page's markup.
 */
export const startsProgramsAttribute = 'data-starts-programs';

/** The addresses of the site's programs. */
export interface Programs {
  /** What the page starts with, in this order. */
  readonly entry: readonly string[];
  /** What the entry asks for as soon as it runs. */
  readonly beside: readonly string[];
  /** What it asks for when a member is on the way in. */
  readonly app: readonly string[];
}

/** What a page's own script has to know of its build: public, as everything about it. */
export interface SealedFacts {
  readonly keyId: string;
  /** Stands for the content of all early pages; null where there are none. */
  readonly edition: string | null;
  /** Addresses of the style sheets that only living lessons need. */
  readonly styles: readonly string[];
  readonly programs: Programs;
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(isText);

/**
 * The facts in what the build has written into a page.
 * @throws when they are none, and names what they should have been
 */
export function parseSealedFacts(data: unknown): SealedFacts {
  const { keyId, edition, styles, programs } = fieldsOf(data);
  const { entry, beside, app } = fieldsOf(programs);
  const isOfPages = edition === null || isText(edition);
  if (
    isText(keyId) &&
    isOfPages &&
    isTexts(styles) &&
    isTexts(entry) &&
    isTexts(beside) &&
    isTexts(app)
  )
    return { keyId, edition, styles, programs: { entry, beside, app } };
  throw new Error(sealedFactsName);
}

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
