/**
 * The password that was typed in this page, as the browser keeps it: what it locks can be opened
 * with it, and nobody can read it. Only work that follows asks for it, and it goes with the page.
 */
interface TypedPassword {
  readonly key: CryptoKey;
  /** The one that it was chosen in place of, here and just now. */
  readonly before?: CryptoKey;
}

let typed: TypedPassword | undefined;
const listeners = new Set<() => void>();

async function keyOf(password: string): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(password.normalize('NFKC'));
  return crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveKey']);
}

/** To be called with a password that has just been accepted. Never rejects. */
export async function keepTypedPassword(password: string, before?: string): Promise<void> {
  try {
    const key = await keyOf(password);
    typed = before === undefined ? { key } : { key, before: await keyOf(before) };
    for (const listener of listeners) listener();
  } catch {
    // A browser without WebCrypto opens no lesson either.
  }
}

export const findTypedPassword = (): TypedPassword | undefined => typed;

export function forgetTypedPassword(): void {
  typed = undefined;
}

/** Calls back after each password that is typed. Returns the function that ends it. */
export function onTypedPassword(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
