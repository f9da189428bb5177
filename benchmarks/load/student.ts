import { signInForTokens, type TestAccount } from '../../scripts/lib/authEmulator';
import type { Outcome, Step } from './summary';

/** What every student fetches from the site. */
export interface Served {
  readonly page: string;
  /** The scripts that the sign-in needs. */
  readonly signInPrograms: readonly string[];
  /** The scripts and style sheets that are asked for when a member is on the way in. */
  readonly site: readonly string[];
  readonly keyDocument: string;
  /** Sealed files; each student takes one. */
  readonly sealed: readonly string[];
}

const timeoutMs = 30_000;

/** Fetches the whole answer. @throws when it is no success, or empty */
async function fetchWhole(address: string, headers: Record<string, string> = {}): Promise<void> {
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(timeoutMs) });
  const bytes = await response.arrayBuffer();
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  if (bytes.byteLength === 0) throw new Error('An empty answer');
}

/**
 * Fetches all of them at the same time, as a browser does.
 * @throws as fetchWhole, when one cannot be had
 */
async function fetchAll(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map((address) => fetchWhole(address)));
}

/**
 * One student: signs in and fetches what a browser fetches until a lesson is open. Every step is
 * noted; one that fails is the last.
 */
export async function comeIn(
  account: TestAccount,
  index: number,
  served: Served,
  note: (outcome: Outcome) => void,
): Promise<void> {
  const timed = async <T>(step: Step, work: () => Promise<T>): Promise<T> => {
    const startedAt = performance.now();
    const took = (): number => performance.now() - startedAt;
    try {
      const answer = await work();
      note({ step, ms: took(), fault: undefined });
      return answer;
    } catch (error) {
      note({ step, ms: took(), fault: error instanceof Error ? error.message : String(error) });
      throw error;
    }
  };
  const sealed = served.sealed[index % served.sealed.length] ?? '';
  try {
    await timed('page', () => fetchWhole(served.page));
    await timed('sign-in programs', () => fetchAll(served.signInPrograms));
    const { idToken } = await timed('sign-in', () =>
      signInForTokens(account.email, account.password),
    );
    const headers = { authorization: `Bearer ${idToken}` };
    const both = await Promise.allSettled([
      timed('content key', () => fetchWhole(served.keyDocument, headers)),
      timed('site', () => fetchAll(served.site)),
    ]);
    if (both.some(({ status }) => status === 'rejected')) return;
    await timed('sealed file', () => fetchWhole(sealed));
  } catch {
    // Noted above; the others go on.
  }
}
