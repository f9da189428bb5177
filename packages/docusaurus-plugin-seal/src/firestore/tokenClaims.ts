import { bytesFromBase64url } from '@kurser/sealed-format';

/**
 * What a token says of its account; nothing for what is no token. Who signed it is not asked. Never
 * throws.
 */
export function claimsOf(token: unknown): Readonly<Record<string, unknown>> {
  try {
    const [, payload = ''] = typeof token === 'string' ? token.split('.') : [];
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytesFromBase64url(payload)));
    return typeof claims === 'object' ? { ...claims } : {};
  } catch {
    return {};
  }
}
