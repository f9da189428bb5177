import type { DeviceStore } from '@kurser/device-store';
import { parseStored } from '@kurser/device-store/store';
import { lastLessonKey, parseLastLesson } from '../progress/stored';
import { createMark, type Mark } from './device/mark';
import { createDeviceMemory, createPageMemory } from './device/storedWork';
import type { Follower } from './engine/contract';
import { createFollower } from './engine/follower';
import {
  begin,
  changeLock,
  end,
  unlockByCode,
  unlockByPassword,
  type KeyCare,
  type Unlocked,
} from './engine/keyCare';
import { browserPage } from './engine/pages';
import type { DeviceTexts } from './engine/sync';
import { createBell, type AccountService } from './remote/bell';
import { createRemote, type Credentials } from './remote/remote';
import { isOn } from './state';

/** Whose work it is, and where it may be kept. */
export interface FollowAccount {
  readonly uid: string;
  /** Whether this computer remembers who is signed in; else nothing is left on it. */
  readonly isRemembered: boolean;
  /** Firestore's address of the project's documents. */
  readonly documents: string;
  /** The sign-in's provider, in whose description of the account devices ring to each other. */
  readonly service: AccountService;
  readonly credentials: Credentials;
}

/** A password as the browser keeps it. */
export interface Typed {
  readonly key: CryptoKey;
  /** The one that it was chosen in place of. */
  readonly before?: CryptoKey;
}

/** Work that follows, on this page. Everything rejects with a RemoteError. */
export interface FollowHandle extends Pick<
  Follower,
  'doubled' | 'choose' | 'unreadableCount' | 'subscribe' | 'finish'
> {
  /** Begins, or begins anew. Returns the recovery code, which is kept nowhere. */
  switchOn(password: CryptoKey): Promise<string>;
  /** Deletes the copy. */
  switchOff(): Promise<void>;
  /** Tries the password that was typed; also after it has been changed. */
  useTyped(typed: Typed): Promise<Unlocked>;
  useCode(code: string, password: CryptoKey | undefined): Promise<Unlocked>;
}

/** The mark of an account: in the tab where the computer is not to remember anybody. */
export function markFor({ uid, isRemembered }: Pick<FollowAccount, 'uid' | 'isRemembered'>): Mark {
  return createMark(uid, () => (isRemembered ? window.localStorage : window.sessionStorage));
}

function textsOf(store: DeviceStore, stays: boolean): DeviceTexts {
  return {
    read: () => {
      const texts = store.keys().map((key) => [key, store.read(key)] as const);
      return new Map(texts.filter((pair): pair is [string, string] => pair[1] !== null));
    },
    adopt: (texts) => {
      store.adopt(texts, { stays });
    },
    openLesson: () => parseStored(store.read(lastLessonKey), parseLastLesson)?.id,
  };
}

const handles = new WeakMap<DeviceStore, FollowHandle>();

function createHandle(store: DeviceStore, account: FollowAccount): FollowHandle {
  const { uid, isRemembered } = account;
  const remote = createRemote(account, account.credentials);
  const bell = createBell(account.service, account.credentials);
  const memory = isRemembered
    ? createDeviceMemory(uid, () => window.indexedDB)
    : createPageMemory();
  const mark = markFor(account);
  const care: KeyCare = { uid, remote, bell, memory };
  const device = { ...textsOf(store, isRemembered), subscribe: store.subscribeAll };
  const page = browserPage(uid, isRemembered);
  const follower = createFollower({ uid, remote, bell, memory, mark, page, device });

  async function settle(found: Unlocked): Promise<Unlocked> {
    switch (found) {
      case 'here':
        mark.write({ kind: 'starting' });
        await follower.restart();
        break;
      case 'locked':
        mark.write({ kind: 'locked' });
        break;
      case 'none':
        if (isOn(mark.read())) mark.write({ kind: 'removed' });
    }
    return found;
  }
  return {
    doubled: () => follower.doubled(),
    choose: (key, text) => follower.choose(key, text),
    unreadableCount: () => follower.unreadableCount(),
    subscribe(onChange) {
      const ends = [follower.subscribe(onChange), mark.subscribe(onChange)];
      return () => {
        for (const endOne of ends) endOne();
      };
    },
    async finish() {
      await follower.finish();
      if (!isRemembered) mark.write({ kind: 'off' });
    },
    async switchOn(password) {
      const code = await begin(care, password);
      await settle('here');
      return code;
    },
    async switchOff() {
      await end(care);
      mark.write({ kind: 'off' });
      await follower.restart();
    },
    async useTyped({ key, before }) {
      if (before !== undefined) await changeLock(care, before, key);
      return settle(await unlockByPassword(care, key));
    },
    useCode: async (code, password) => settle(await unlockByCode(care, code, password)),
  };
}

/** The one handle of a page's store. */
export function followHandle(store: DeviceStore, account: FollowAccount): FollowHandle {
  const known = handles.get(store);
  if (known !== undefined) return known;
  const fresh = createHandle(store, account);
  handles.set(store, fresh);
  return fresh;
}
