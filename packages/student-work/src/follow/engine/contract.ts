import type { Mark } from '../device/mark';
import type { Memory } from '../device/storedWork';
import type { Bell } from '../remote/bell';
import type { Remote } from '../remote/remote';
import type { PageSide } from './pages';
import type { DeviceTexts, Doubled } from './sync';

/** What following needs of a page, and what it does for it. */

export interface FollowerDependencies {
  readonly uid: string;
  readonly remote: Remote;
  readonly bell: Bell;
  readonly memory: Memory;
  readonly mark: Mark;
  readonly page: PageSide;
  readonly device: DeviceTexts & {
    /** Calls back after each change of what the device holds. Returns what ends it. */
    subscribe(onChange: () => void): () => void;
  };
}

/** Reads and writes by itself, for as long as the page is there. */
export interface Follower {
  /** Begins to follow with the key that is remembered, or again with another one. */
  restart(): Promise<void>;
  doubled(): readonly Doubled[];
  choose(key: string, text: string | null): Promise<void>;
  unreadableCount(): number;
  /** Calls back when there may be more or less to choose from. Returns what ends it. */
  subscribe(onChange: () => void): () => void;
  /** Writes what there is, and leaves the device alone from then on: somebody signs out. */
  finish(): Promise<void>;
  /** Fulfilled when nothing is under way. */
  done(): Promise<void>;
  stop(): void;
}
