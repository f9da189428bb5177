import { isSchoolAddress } from './visitor';

export type CredentialMode = 'signIn' | 'register';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Only looked at in registration. */
  readonly confirmation: string;
}

/** Which field a message belongs to. */
export type CredentialField = keyof Credentials;

export interface CredentialFault {
  readonly field: CredentialField;
  readonly message: string;
}

export const minPasswordLength = 6;

/** The message for an address outside the school's domain, with the domain as it is written after @. */
export function domainMessage(domain: string): string {
  return `E-postadressen måste vara från @${domain} domänen.`;
}

/** The first rule that the credentials break, in the order domain, match, length; undefined when they keep all three. */
export function findCredentialFault(
  mode: CredentialMode,
  { email, password, confirmation }: Credentials,
  domain: string,
): CredentialFault | undefined {
  if (!isSchoolAddress(email, domain)) return { field: 'email', message: domainMessage(domain) };
  if (mode === 'register' && password !== confirmation) {
    return { field: 'confirmation', message: 'Lösenorden matchar inte.' };
  }
  if (password.length < minPasswordLength) {
    return {
      field: 'password',
      message: `Lösenordet måste vara minst ${String(minPasswordLength)} tecken långt.`,
    };
  }
  return undefined;
}
