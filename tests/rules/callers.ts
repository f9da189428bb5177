import { schoolAddress } from '../../scripts/lib/schoolAddresses';
import { school } from '../../src/config/school';
import type { Claims } from './firestore';

const domain = school.emailDomain;
export const member: Claims = { email: schoolAddress('elev'), email_verified: true };

const daySeconds = 24 * 60 * 60;
export const daysAgo = (days: number): number => Math.floor(Date.now() / 1000) - days * daySeconds;

/** A member's claims, but for how they signed in. */
const signedInBy = (provider: unknown): Claims => ({
  ...member,
  firebase: { identities: {}, sign_in_provider: provider },
});

/** Everybody who must not read or write, by what is wrong with them. */
export const strangers: readonly (readonly [string, Claims | null])[] = [
  ['no token', null],
  ['a token without an address', { email_verified: true }],
  ['an anonymous account', { firebase: { identities: {}, sign_in_provider: 'anonymous' } }],
  ['an address that is not verified', { email: schoolAddress('elev'), email_verified: false }],
  ['an address that nobody says is verified', { email: schoolAddress('elev') }],
  ['"verified" as a text', { email: schoolAddress('elev'), email_verified: 'true' }],
  ['a verified foreign address', { email: 'elev@example.com', email_verified: true }],
  ['the domain as a beginning', { email: `x@${domain}.evil.se`, email_verified: true }],
  ['the domain as an ending', { email: `x@x${domain}`, email_verified: true }],
  ['a subdomain', { email: `x@a.${domain}`, email_verified: true }],
  ['the domain above', { email: `x@${domain.replace(/^[^.]+\./, '')}`, email_verified: true }],
  ['a dot that is none', { email: `x@${domain.replace('.', 'X')}`, email_verified: true }],
  ['the domain in the name', { email: `x@${domain}@evil.se`, email_verified: true }],
  ['two addresses in one', { email: `a@evil.se@${domain}`, email_verified: true }],
  ['no name before the @', { email: `@${domain}`, email_verified: true }],
  ['a space', { email: schoolAddress('a b'), email_verified: true }],
  ['a line break', { email: `a@evil.se\n@${domain}`, email_verified: true }],
  ['a line break after', { email: `a@${domain}\n`, email_verified: true }],
  ['an empty address', { email: '', email_verified: true }],
  ['a list of addresses', { email: [schoolAddress('elev')], email_verified: true }],
  ['a sign-in a year ago', { ...member, auth_time: daysAgo(365) }],
  ['a sign-in ten years ago', { ...member, auth_time: daysAgo(3650) }],
  ['a sign-in that nobody dates', { ...member, auth_time: undefined }],
  ['a sign-in dated in words', { ...member, auth_time: 'i dag' }],
  ["another provider's sign-in", signedInBy('google.com')],
  ['a token that a server made', signedInBy('custom')],
  ['an anonymous sign-in with an address', signedInBy('anonymous')],
  ['a sign-in by nobody knows what', signedInBy(undefined)],
  ['a token that says nothing of the sign-in', { ...member, firebase: undefined }],
  // The sign-in service keeps addresses in lower case, so this one never comes from it.
  ['the domain in capitals', { email: `elev@${domain.toUpperCase()}`, email_verified: true }],
];
