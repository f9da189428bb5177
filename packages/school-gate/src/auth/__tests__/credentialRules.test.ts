import { describe, expect, it } from 'vitest';
import { findCredentialFault, findNewPasswordFault } from '../credentialRules';

const domain = 'edu.umea.se';
const domainText = 'E-postadressen måste vara från @edu.umea.se domänen.';
const matchText = 'Lösenorden matchar inte.';
const lengthText = 'Lösenordet måste vara minst 6 tecken långt.';

describe('findCredentialFault', () => {
  it.each([
    ['signIn', 'a@gmail.com', '', '', domainText],
    ['register', 'a@gmail.com', 'abc', 'abcd', domainText],
    ['register', 'a@edu.umea.se', 'abc', 'abcd', matchText],
    ['register', 'a@edu.umea.se', 'abcde', 'abcde', lengthText],
    ['signIn', 'a@edu.umea.se', 'abcde', '', lengthText],
    ['signIn', 'a@edu.umea.se', '', '', lengthText],
  ] as const)('%s with %s, %j, %j says %s', (mode, email, password, confirmation, message) => {
    expect(findCredentialFault(mode, { email, password, confirmation }, domain)?.message).toBe(
      message,
    );
  });

  it('does not compare the confirmation in sign-in mode', () => {
    expect(
      findCredentialFault(
        'signIn',
        { email: 'a@edu.umea.se', password: 'abcdef', confirmation: 'other' },
        domain,
      ),
    ).toBeUndefined();
  });

  it('accepts six characters, and a match in registration', () => {
    expect(
      findCredentialFault(
        'register',
        { email: 'a@edu.umea.se', password: 'abcdef', confirmation: 'abcdef' },
        domain,
      ),
    ).toBeUndefined();
  });

  it('asks for the address only when the password is forgotten', () => {
    const empty = { password: '', confirmation: '' };
    expect(findCredentialFault('reset', { email: 'a@gmail.com', ...empty }, domain)).toEqual({
      field: 'email',
      message: domainText,
    });
    expect(
      findCredentialFault('reset', { email: 'a@edu.umea.se', ...empty }, domain),
    ).toBeUndefined();
  });

  it('names the field that the message belongs to', () => {
    expect(
      findCredentialFault('register', { email: 'x', password: '', confirmation: '' }, domain)
        ?.field,
    ).toBe('email');
    expect(
      findCredentialFault(
        'register',
        { email: 'a@edu.umea.se', password: 'a', confirmation: 'b' },
        domain,
      )?.field,
    ).toBe('confirmation');
    expect(
      findCredentialFault(
        'signIn',
        { email: 'a@edu.umea.se', password: 'a', confirmation: '' },
        domain,
      )?.field,
    ).toBe('password');
  });
});

describe('findNewPasswordFault', () => {
  it.each([
    ['abc', 'abd', matchText],
    ['abcde', 'abcde', lengthText],
    ['abcdef', 'abcdef', undefined],
  ])('%j, %j says %s', (password, confirmation, message) => {
    expect(findNewPasswordFault({ password, confirmation })?.message).toBe(message);
  });
});
