import { findLengthFault } from './credentialRules';

/** Fields of the two forms about one's own account. */
export type AccountField = 'present' | 'password' | 'confirmation';

export interface AccountFault {
  readonly field: AccountField;
  readonly message: string;
}

const presentMissing: AccountFault = {
  field: 'present',
  message: 'Skriv ditt nuvarande lösenord.',
};

/**
 * The first rule that a change of password breaks: the present one given, then the length of the
 * new one.
 */
export function findPasswordChangeFault(present: string, next: string): AccountFault | undefined {
  return present === '' ? presentMissing : findLengthFault(next);
}

/**
 * The first rule that a deletion breaks: the account's own address typed out, in small or capital
 * letters, then the password given.
 */
export function findDeletionFault(
  email: string,
  confirmation: string,
  present: string,
): AccountFault | undefined {
  if (confirmation.trim().toLowerCase() !== email.toLowerCase()) {
    return { field: 'confirmation', message: `Skriv ${email} för att ta bort kontot.` };
  }
  return present === '' ? presentMissing : undefined;
}
