import { describe, expect, it } from 'vitest';
import { ownTexts } from '../errorTexts';
import {
  errorToText,
  isPolicyError,
  knownError,
  outageError,
  type KnownError,
} from '../knownErrors';

// The table of the specification, section 8, written out once more: a slip of the pen in either
// place turns this red.
const table: readonly (readonly [string, string])[] = [
  ['email-already-in-use', 'Den här e-postadressen används redan.'],
  ['weak-password', 'Lösenordet är för svagt.'],
  ['user-not-found', 'Ingen användare hittades med den här e-postadressen.'],
  ['wrong-password', 'Felaktigt lösenord.'],
  ['invalid-email', 'Ogiltig e-postadress.'],
  ['user-disabled', 'Detta konto har inaktiverats.'],
  ['too-many-requests', 'För många inloggningsförsök. Försök igen senare.'],
  ['network-request-failed', 'Nätverksfel. Kontrollera din internetanslutning.'],
  ['invalid-credential', 'Ogiltig autentiseringsuppgift.'],
  ['operation-not-allowed', 'Denna inloggningsmetod är inte tillåten.'],
  ['expired-action-code', 'Länken har gått ut. Försök igen.'],
  ['invalid-action-code', 'Ogiltig länk. Kontrollera din e-post och försök igen.'],
  ['missing-email', 'E-postadress saknas.'],
  ['invalid-verification-code', 'Ogiltig verifieringskod.'],
  ['invalid-verification-id', 'Ogiltigt verifierings-ID.'],
  ['invalid-phone-number', 'Ogiltigt telefonnummer.'],
  ['phone-number-already-exists', 'Detta telefonnummer är redan registrerat.'],
  ['operation-not-supported-in-this-environment', 'Denna operation stöds inte i den här miljön.'],
  ['unauthorized-domain', 'Denna domän är inte auktoriserad för inloggning.'],
];

describe('errorToText', () => {
  it('knows all nineteen codes', () => {
    expect(new Set(table.map(([code]) => code)).size).toBe(19);
  });

  it.each(table)('auth/%s', (code, text) => {
    expect(errorToText({ code: `auth/${code}`, message: 'raw' })).toBe(text);
  });

  it('shows the raw message of a code it does not know', () => {
    expect(
      errorToText({
        code: 'auth/captcha-check-failed',
        message: 'Firebase: captcha (auth/captcha-check-failed).',
      }),
    ).toBe('Firebase: captcha (auth/captcha-check-failed).');
    expect(errorToText(new Error('plain'))).toBe('plain');
  });

  it.each([
    [500, 'Inloggningstjänsten svarar inte just nu. Försök igen om en stund.', undefined],
    [503, 'Inloggningstjänsten svarar inte just nu. Försök igen om en stund.', undefined],
    [429, 'Inloggningstjänsten tar inte emot fler just nu.', /gräns är nådd/],
  ])(
    'says of an answer %d what it is, and not that the network is away',
    (status, text, further) => {
      const error = outageError(status);
      expect(errorToText(error)).toBe(text);
      const { advice } = knownError(error);
      if (further === undefined) expect(advice).toBeUndefined();
      else expect(advice).toMatch(further);
    },
  );

  it('shows anything else as text', () => {
    expect(errorToText('odd')).toBe('odd');
    expect(errorToText(null)).toBe('null');
    expect(errorToText({ code: 'constructor' })).toBe('[object Object]');
  });
});

describe('the field that an error is about', () => {
  it.each([
    ['wrong-password', 'password'],
    ['weak-password', 'password'],
    ['email-already-in-use', 'email'],
    ['user-not-found', 'email'],
    // Either could be wrong, and the visitor must not learn which.
    ['invalid-credential', undefined],
    ['network-request-failed', undefined],
  ])('of auth/%s is %s', (code, field) => {
    expect(knownError({ code: `auth/${code}` }).field).toBe(field);
  });

  it('is undefined for what is not the provider’s', () => {
    for (const error of [new Error('plain'), undefined, null, 5, { code: 'constructor' }])
      expect(knownError(error)).toEqual({});
  });
});

/** The codes of the catalogue of which this is known. */
const codesWith = (fact: keyof KnownError): readonly string[] =>
  table.map(([code]) => code).filter((code) => knownError({ code: `auth/${code}` })[fact]);

describe('what is known of an error', () => {
  it('is that it tells whether an account exists: an unknown and a disabled one, nothing else', () => {
    expect(codesWith('isAboutExistence')).toEqual(['user-not-found', 'user-disabled']);
  });

  it('is that a link will never work again, which is not so while a network is away', () => {
    expect(codesWith('isDeadLink')).toEqual([
      'user-not-found',
      'user-disabled',
      'expired-action-code',
      'invalid-action-code',
    ]);
  });

  it('is that the password is wrong, also where the service does not say which of the two', () => {
    expect(codesWith('isWrongPassword')).toEqual(['wrong-password', 'invalid-credential']);
  });
});

it('a link that we find broken ourselves is told in the catalogue’s words', () => {
  expect(ownTexts.brokenLink).toBe(errorToText({ code: 'auth/invalid-action-code' }));
});

describe('the advice', () => {
  it('is there for what a class meets at once, beside the message and not in its place', () => {
    expect(knownError({ code: 'auth/too-many-requests' }).advice).toContain('skolans nät');
    expect(knownError({ code: 'auth/quota-exceeded' }).advice).toContain('säg till din lärare');
    for (const error of [{ code: 'auth/wrong-password' }, new Error('plain'), undefined]) {
      expect(knownError(error).advice).toBeUndefined();
    }
  });
});

describe("the school's own rules for passwords", () => {
  const policyError = (
    requirements: string,
    code = 'auth/password-does-not-meet-requirements',
  ) => ({
    code,
    message: `Firebase: Missing password requirements: [${requirements}] (${code}).`,
  });

  it.each([
    ['Password must contain at least 12 characters', 'minst 12 tecken'],
    ['Password may contain at most 50 characters', 'högst 50 tecken'],
    ['Password must contain a lower case character', 'en liten bokstav'],
    ['Password must contain an upper case character', 'en stor bokstav'],
    ['Password must contain a numeric character', 'en siffra'],
    [
      'Password must contain a non-alphanumeric character',
      'ett tecken som inte är bokstav eller siffra',
    ],
    [
      'Password must contain at least 12 characters, Password must contain an upper case character, Password must contain a numeric character',
      'minst 12 tecken, en stor bokstav och en siffra',
    ],
  ])('say what is missing: %s', (requirements, text) => {
    const error = policyError(requirements);
    expect(errorToText(error)).toBe(`Lösenordet behöver ha ${text}.`);
    expect(knownError(error).field).toBe('password');
    expect(isPolicyError(error)).toBe(true);
  });

  it.each(['', 'Password must rhyme'])('are told in general when %j is missing', (requirements) => {
    expect(errorToText(policyError(requirements))).toBe(
      'Lösenordet uppfyller inte skolans krav. Välj ett längre.',
    );
  });

  it('are known where the SDK has taken the message for a part of the code', () => {
    const requirement = 'Password must contain at least 12 characters';
    const code =
      'auth/password-does-not-meet-requirements:missing-password-requirements:-[password-must]';
    expect(errorToText(policyError(requirement, code))).toBe(
      'Lösenordet behöver ha minst 12 tecken.',
    );
  });
});
