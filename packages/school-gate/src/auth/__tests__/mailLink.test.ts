import { describe, expect, it } from 'vitest';
import { parseMailLink, withoutMailLink } from '../mailLink';

const apiKey = 'AIzaSyA-ours';
const parse = (search: string) => parseMailLink(search, apiKey);

describe('parseMailLink', () => {
  it.each(['verifyEmail', 'resetPassword'] as const)('reads %s', (kind) => {
    const right = { kind, code: 'aB-9_x' };
    expect(parse(`?mode=${kind}&oobCode=aB-9_x&apiKey=${apiKey}&lang=sv`)).toEqual(right);
    expect(parse(`?q=1&apiKey=${apiKey}&oobCode=aB-9_x&mode=${kind}`)).toEqual(right);
  });

  const link = `?mode=verifyEmail&oobCode=3DaB-9_x&apiKey=${apiKey}&continueUrl=https%3A%2F%2Fa.se%2F%3Fb%3D1%26c%3D2&lang=sv`;
  it.each([
    ['nothing', link],
    ['&amp; for &', link.replaceAll('&', '&amp;')],
    ['&amp;amp; for &', link.replaceAll('&', '&amp;amp;')],
    ['; for &', link.replaceAll('&', ';')],
    ['one more round of percent-encoding', `?${encodeURIComponent(link.slice(1))}`],
    ['quoted-printable', link.replaceAll('=', '=3D')],
    ['quoted-printable and &amp;', link.replaceAll('=', '=3D').replaceAll('&', '&amp;')],
  ])('reads a link in which a mail program has put %s', (_what, search) => {
    expect(parse(search)).toEqual({ kind: 'verifyEmail', code: '3DaB-9_x' });
    expect(withoutMailLink(`${search}&q=1`)).toBe('?q=1');
  });

  it.each([
    '',
    '?',
    '?q=%',
    '?q=mode%3Da;mode',
    '?q=sök',
    '?mode=dark',
    '?apiKey=x',
    '?lang=sv&continueUrl=https%3A%2F%2Fevil.se',
  ])('leaves %j alone', (search) => {
    expect(parse(search)).toEqual({ kind: 'none' });
  });

  it.each([
    '?mode=verifyEmail',
    '?mode=verifyEmail&oobCode=',
    '?mode=verifyEmail&oobCode=a%20b',
    '?mode=verifyEmail&oobCode=%3Cscript%3E',
    `?mode=verifyEmail&oobCode=${'a'.repeat(513)}`,
    '?oobCode=abc',
    '?mode=signIn&oobCode=abc',
    '?mode=recoverEmail&oobCode=abc',
    '?mode=verifyAndChangeEmail&oobCode=abc',
    '?mode=VerifyEmail&oobCode=abc',
    '?mode=constructor&oobCode=abc',
    '?mode=verifyEmail&mode=resetPassword&oobCode=abc',
    '?mode=verifyEmail&oobCode=abc&oobCode=def',
    `?mode=verifyEmail&oobCode=abc&apiKey=${apiKey}&apiKey=other`,
    '?mode=verifyEmail&oobCode=aB-9',
    '?mode%3DverifyEmail%26oobCode%3Dabc%',
  ])('finds %j malformed', (search) => {
    expect(parse(search)).toEqual({ kind: 'malformed' });
  });

  it.each(['other', '', apiKey.toLowerCase()])('knows the foreign key %j', (other) => {
    expect(parse(`?mode=verifyEmail&oobCode=abc&apiKey=${other}`)).toEqual({
      kind: 'foreignProject',
    });
  });
});

describe('withoutMailLink', () => {
  it('takes the mail’s parameters out and leaves the others', () => {
    const link = `?mode=verifyEmail&oobCode=abc&apiKey=${apiKey}&continueUrl=x&lang=sv`;
    expect(withoutMailLink(link)).toBe('');
    expect(withoutMailLink(`${link}&q=1`)).toBe('?q=1');
    expect(withoutMailLink('?q=1')).toBe('?q=1');
    expect(withoutMailLink('')).toBe('');
  });

  it('leaves nothing that would be read as a link again', () => {
    for (const search of [
      '?oobCode=a&oobCode=b',
      '?mode=verifyEmail&mode=dark',
      '?oobCode=',
      '?oobCode',
      '?mode=x&oobCode%3Dy',
      '?mode%3DverifyEmail%26oobCode%3Da',
      '?q=1;oobCode=a',
    ]) {
      expect(parse(withoutMailLink(search))).toEqual({ kind: 'none' });
    }
  });
});
