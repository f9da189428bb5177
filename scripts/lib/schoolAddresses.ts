/** Addresses in the school's domain, for accounts in the emulator. */
import { school } from '../../src/config/school';

/** @param name what stands before the @ */
export function schoolAddress(name: string): string {
  return `${name}@${school.emailDomain}`;
}

/**
 * The account that `npm start` and `npm run preview` make, ready to sign in with.
 */
export const readyMade = { email: schoolAddress('elev'), password: 'hemligt' } as const;
