import { isSchoolAddress } from './schoolAddress';

/** What the form is for; `reset` asks for a mail with a link to a new password. */
export type CredentialMode = 'signIn' | 'register' | 'reset';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Only looked at in registration and when a new password is chosen. */
  readonly confirmation: string;
}

/** Which field a message belongs to. */
export type CredentialField = keyof Credentials;

export interface CredentialFault {
  readonly field: CredentialField;
  readonly message: string;
}

const minPasswordLength = 6;

/**
 * The message for an address outside the school's domain, with the domain as it is written after @.
 */
export function domainMessage(domain: string): string {
  return `E-postadressen måste vara från @${domain} domänen.`;
}

/**
 * The first rule that a new password breaks, in the order match, length; undefined when it keeps
 * both.
 */
export function findNewPasswordFault({
  password,
  confirmation,
}: Pick<Credentials, 'password' | 'confirmation'>): CredentialFault | undefined {
  if (password !== confirmation) {
    return { field: 'confirmation', message: 'Lösenorden matchar inte.' };
  }
  return findLengthFault(password);
}

/** The fault of a password that is too short. */
export function findLengthFault(
  password: string,
): (CredentialFault & { readonly field: 'password' }) | undefined {
  if (password.length >= minPasswordLength) return undefined;
  const message = `Lösenordet måste vara minst ${String(minPasswordLength)} tecken långt.`;
  return { field: 'password', message };
}

/**
 * The first rule that the credentials break, in the order domain, match, length; undefined when
 * they keep all that the mode asks for. A forgotten password needs the address only.
 */
export function findCredentialFault(
  mode: CredentialMode,
  credentials: Credentials,
  domain: string,
): CredentialFault | undefined {
  if (!isSchoolAddress(credentials.email, domain)) {
    return { field: 'email', message: domainMessage(domain) };
  }
  switch (mode) {
    case 'signIn':
      return findLengthFault(credentials.password);
    case 'register':
      return findNewPasswordFault(credentials);
    case 'reset':
      return undefined;
  }
}
