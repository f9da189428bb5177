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
