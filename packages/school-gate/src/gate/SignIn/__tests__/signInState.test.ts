import { describe, expect, it } from 'vitest';
import { emptyForm, refused, submitted, withMode } from '../signInState';

const address = 'a@edu.umea.se';
const typed = (mode: 'signIn' | 'register' | 'reset') => ({
  ...emptyForm(mode, address),
  passwordShown: true,
});

describe('another mode', () => {
  it('begins anew, without what was said of the last one', () => {
    const form = { ...refused(typed('signIn'), new Error('Fel')), resetSent: true };
    expect(withMode(form, 'register', address)).toEqual(emptyForm('register', ''));
  });

  it.each([
    ['signIn', 'reset'],
    ['reset', 'signIn'],
  ] as const)('keeps the address on the way to a forgotten password and back: %s', (from, to) => {
    expect(withMode({ ...typed(from), email: '' }, to, address)).toEqual(emptyForm(to, address));
  });
});

describe('a submit', () => {
  const fault = { field: 'email', message: 'Fel' } as const;

  it('with a fault leaves everything as it was typed', () => {
    expect(submitted(typed('signIn'), fault)).toEqual({ ...typed('signIn'), error: fault });
  });

  it('hides the password, and takes away what was said of the last one', () => {
    const before = { ...submitted(typed('reset'), fault), resetSent: true };
    expect(submitted(before, undefined)).toEqual({ ...typed('reset'), passwordShown: false });
  });

  it('that is refused says why, at the field that it is about', () => {
    const failure = { code: 'auth/email-already-in-use' };
    expect(refused(typed('register'), failure).error).toMatchObject({ field: 'email' });
  });

  it('with a password that is no longer good enough points to the way on, and at no field', () => {
    const failure = { code: 'auth/password-does-not-meet-requirements', message: '' };
    const { error } = refused(typed('signIn'), failure);
    expect(error?.field).toBeUndefined();
    expect(error?.advice).toMatch(/Glömt lösenordet/);
    expect(refused(typed('register'), failure).error?.field).toBe('password');
  });
});
