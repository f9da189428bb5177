/** What the browser's storage says before the SDK has loaded. */
export type StoredSession = 'none' | 'some' | 'refused';

/** The SDK's key for the account that is signed in: `firebase:authUser:<api key>:<app name>`. */
const sessionKey = /^firebase:authUser:/;

/**
 * Looks for a stored session. `none` means that nobody is signed in, so the form can be shown at once and the SDK load behind it.
 * `refused` means that the browser forbids storage; a session can then last only as long as the page. Never throws.
 */
export function findStoredSession(open: () => Storage): StoredSession {
  try {
    const storage = open();
    for (let i = 0; i < storage.length; i += 1) {
      if (sessionKey.test(storage.key(i) ?? '')) return 'some';
    }
    return 'none';
  } catch {
    // Reading window.localStorage throws where the browser or a policy blocks it.
    return 'refused';
  }
}
