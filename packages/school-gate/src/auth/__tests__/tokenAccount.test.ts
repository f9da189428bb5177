import { expect, it } from 'vitest';
import { accountOfToken } from '../visitor';

const tokenOf = (claims: object): string =>
  `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;

it.each([
  [{ email: 'å@edu.umea.se', email_verified: true }, 'å@edu.umea.se', true],
  [{ email: 'a@edu.umea.se', email_verified: false }, 'a@edu.umea.se', false],
  [{ email: 'a@edu.umea.se' }, 'a@edu.umea.se', false],
  // Nothing but true is verified.
  [{ email: 1, email_verified: 'true' }, null, false],
])('a token with %j is of %s, verified: %s', (claims, email, emailVerified) => {
  expect(accountOfToken(tokenOf({ sub: 'u', ...claims }))).toEqual({
    uid: 'u',
    email,
    emailVerified,
  });
});

it.each([undefined, null, 1, '', 'x.y.z', tokenOf({}), tokenOf({ sub: 1 })])(
  '%j is no account’s',
  (token) => {
    expect(accountOfToken(token)).toBeUndefined();
  },
);
