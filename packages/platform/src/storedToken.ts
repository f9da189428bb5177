import type { User } from 'firebase/auth';

/**
 * The ID token that the SDK has of an account, whether it has expired or not: what it stores of an
 * account, it says of it too. Undefined where it has none.
 */
export function storedToken(user: Pick<User, 'toJSON'>): string | undefined {
  const { stsTokenManager: tokens } = user.toJSON() as {
    readonly stsTokenManager?: { readonly accessToken?: unknown };
  };
  return typeof tokens?.accessToken === 'string' ? tokens.accessToken : undefined;
}
