/**
 * Where the browser keeps what is stored about a session. Reading either throws where the browser
 * or a policy forbids storage.
 */
export interface BrowserStorage {
  /** Outlives the browser, and every tab sees it. */
  readonly device: Storage;
  /** Ends with the tab, which is the only one to see it. */
  readonly tab: Storage;
}

export type DeviceStorage = Pick<BrowserStorage, 'device'>;
export type TabStorage = Pick<BrowserStorage, 'tab'>;

/** The storage of this page. */
export const browserStorage: BrowserStorage = {
  get device() {
    return localStorage;
  },
  get tab() {
    return sessionStorage;
  },
};

/** More than a session takes: two tokens and what the provider says of the account. */
const roomForSession = 10_000;

/** Whether a session can be stored there: storage may be refused, or full. Never throws. */
export function isUsable(storage: BrowserStorage, name: keyof BrowserStorage): boolean {
  const probe = 'kurser:prov';
  try {
    storage[name].setItem(probe, ' '.repeat(roomForSession));
    storage[name].removeItem(probe);
    return true;
  } catch {
    return false;
  }
}
