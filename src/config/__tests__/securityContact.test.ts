import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { securityContactWarning, securityTxt } from '../securityContact';

const right = { contact: 'mailto:it@skolan.se', expires: '2027-06-30' };
const before = new Date('2027-06-30T12:00:00Z');
const after = new Date('2027-07-01T00:00:00Z');

describe('security.txt', () => {
  it('has what RFC 9116 asks for', () => {
    expect(securityTxt(right, 'https://min-skola.web.app')).toBe(
      [
        'Contact: mailto:it@skolan.se',
        'Expires: 2027-06-30T23:59:59Z',
        'Preferred-Languages: sv, en',
        'Canonical: https://min-skola.web.app/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  it.each([
    { ...right, contact: null },
    { ...right, expires: null },
    { ...right, contact: 'it@skolan.se' },
    { ...right, contact: 'mailto:it@skolan.se\nExpires: 2999-01-01' },
    { ...right, expires: 'i sommar' },
  ])('is not written with %j', (contact) => {
    expect(securityTxt(contact, 'https://a.example')).toBeUndefined();
  });

  it('is not kept from the host by what it is told to leave out', () => {
    const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as {
      hosting: { ignore: readonly string[] };
    };
    expect(hosting.ignore).toEqual(['firebase.json']);
  });
});

describe('a build', () => {
  it('says nothing of a contact that is to be believed', () => {
    expect(securityContactWarning(right, before)).toBeUndefined();
  });

  it.each([
    [{ contact: null, expires: null }, 'contact saknas; expires saknas'],
    [{ ...right, contact: 'it@skolan.se' }, 'ska börja med mailto:, https: eller tel:'],
    [{ ...right, expires: '30 juni' }, 'ska vara ett datum'],
    [right, 'expires är 2027-06-30, som har passerat'],
  ])('says of %j what is wrong', (contact, words) => {
    expect(securityContactWarning(contact, after)).toContain(words);
  });
});
