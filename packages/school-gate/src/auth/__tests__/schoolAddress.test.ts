import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { school } from '@site/src/config/school';
import { isSchoolAddress, normaliseAddress } from '../schoolAddress';

const address = `elev@${school.emailDomain}`;
const hardSpace = '\u00a0';
const zeroWidth = '\u200b';

it.each([
  ['as it is', address],
  ['capitals in the domain', `elev@${school.emailDomain.toUpperCase()}`],
  ['spaces around it', `  ${address} `],
  ['a hard space after it', address + hardSpace],
  ['a full stop after it', `${address}.`],
  ['a semicolon and a space after it', `${address}; `],
  ['a name around it', `Elev Elevsson <${address}>`],
  ['a name around it and a semicolon after it', `"Elevsson, Elev" <${address}>;`],
  ['a zero-width space before it', zeroWidth + address],
  ['a zero-width space in it', `elev${zeroWidth}@${school.emailDomain}`],
  ['a byte order mark before it', `\ufeff${address}`],
  ['a direction mark around it', `\u202a${address}\u202c`],
  ['a soft hyphen in it', `el\u00adev@${school.emailDomain}`],
  ['a link', `mailto:${address}`],
  ['a link in brackets', `<MAILTO:${address}>`],
])('an address is read with %s', (_how, typed) => {
  expect(normaliseAddress(typed)).toBe(address);
});

it.each(['', ' ', '@', '<>', '<', 'elev', 'elev @annan.se', 'Elev.Elevsson@annan.se', '.;'])(
  '%j makes no address of another',
  (typed) => {
    expect(normaliseAddress(typed)).not.toBe(address);
  },
);

it('the part before the domain keeps its capitals and its full stops', () => {
  expect(normaliseAddress('Elev.E@Annan.SE')).toBe('Elev.E@annan.se');
});

it('an address that has been read is read the same again', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (typed) => {
      const once = normaliseAddress(typed);
      expect(normaliseAddress(once)).toBe(once);
    }),
  );
});

describe('isSchoolAddress', () => {
  const domain = 'edu.umea.se';

  it.each(['a@edu.umea.se', 'alva.berg+1@edu.umea.se', 'å@edu.umea.se'])('accepts %s', (email) => {
    expect(isSchoolAddress(email, domain)).toBe(true);
  });

  it.each([
    '',
    '@edu.umea.se',
    'edu.umea.se',
    'a@umea.se',
    'a@xedu.umea.se',
    'a@x.edu.umea.se',
    'a@edu.umea.se.evil.se',
    'a@evil-edu.umea.se.example',
    'a@EDU.UMEA.SE',
    'a b@edu.umea.se',
    'a@b@edu.umea.se',
    'a@edu.umea.se ',
    ' @edu.umea.se',
    'a@eduXumeaXse',
    'a@edu.umea.se\nx',
  ])('refuses %j', (email) => {
    expect(isSchoolAddress(email, domain)).toBe(false);
  });
});
