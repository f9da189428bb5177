import { ContentError, type SavedList } from 'docusaurus-plugin-seal/common';
import type { Mark } from '../core/mark';
import type { SavingFault } from '../core/texts';
import { bringTo, SavingError, type Device } from './saver';

/** How keeping goes in this page. */
export interface Saving {
  /** What is on its way; the course is undefined for a new edition of all. */
  readonly now: { readonly course?: string; readonly done: number; readonly total: number } | null;
  readonly fault: SavingFault | null;
}

/** What a keeper has around it. */
export interface Surroundings {
  readonly uid: string;
  readonly device: Device;
  /** The list of the edition that is deployed. @throws ContentError */
  readonly loadList: () => Promise<SavedList>;
  /** Until when the sign-in lets its account read, in milliseconds since 1970. */
  readonly findUntil: () => Promise<number>;
  /** Has the worker installed. @throws what the browser throws */
  readonly register: () => Promise<void>;
  readonly readMark: () => Mark | undefined;
  readonly writeMark: (mark: Mark) => void;
  /** Removes all that is kept, and the worker. */
  readonly forget: () => Promise<void>;
  /** Does one such work at a time, in all tabs. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
}

/** Keeps an account's courses on the device. Nothing rejects: what went wrong is in the state. */
export interface Keeper {
  state(): Saving;
  subscribe(onChange: () => void): () => void;
  save(course: string): Promise<void>;
  remove(course: string): Promise<void>;
  /** Stops what is on its way. */
  stop(): void;
  /** Brings what is kept to the deployed edition, and ends what may not be read any more. */
  update(): Promise<void>;
}

const faultOf = (error: unknown): SavingFault => {
  if (error instanceof SavingError) return error.fault;
  if (!(error instanceof ContentError)) return 'refused';
  return error.reason === 'offline' || error.reason === 'unavailable' ? 'offline' : 'changed';
};

const without = (courses: readonly string[], course: string): readonly string[] =>
  courses.filter((each) => each !== course);

const isWhole = ({ wanted, kept }: Mark): boolean =>
  wanted.length === kept.length && wanted.every((course) => kept.includes(course));

/** The state of a keeper, and who listens to it. */
function createBoard() {
  let state: Saving = { now: null, fault: null };
  const listeners = new Set<() => void>();
  return {
    state: (): Saving => state,
    set(next: Saving): void {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(onChange: () => void): () => void {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
  };
}

type Show = (saving: Saving) => void;

/** What a mark is to be made true by. */
interface Settling {
  readonly mark: Mark;
  /** The course that it is about, where it is about one. */
  readonly course?: string;
  readonly signal: AbortSignal;
}

function ownMark({ readMark, uid }: Surroundings): Mark | undefined {
  const mark = readMark();
  return mark?.uid === uid ? mark : undefined;
}

/** Makes the device hold what a mark wants. @throws why it could not */
async function settle(around: Surroundings, show: Show, settling: Settling): Promise<void> {
  const { mark, course, signal } = settling;
  if (mark.wanted.length === 0) return around.forget();
  await around.register();
  // Already now, so that a sign-out finds what there is of it.
  around.writeMark(mark);
  const until = await around.findUntil();
  const list = await around.loadList();
  const onProgress = (done: number, total: number): void => {
    show({ now: { ...(course !== undefined && { course }), done, total }, fault: null });
  };
  const wanted = { ...mark, until };
  const next = await bringTo(around.device, { list, mark: wanted, signal, onProgress });
  // Somebody may have signed out meanwhile.
  if (ownMark(around) === undefined) await around.forget();
  else around.writeMark(next);
}

/** Adds a course, or leaves the others as they were. @throws why it could not be added */
async function add(
  around: Surroundings,
  show: Show,
  course: string,
  signal: AbortSignal,
): Promise<void> {
  const empty = { uid: around.uid, until: 0, edition: '', keyId: '', wanted: [], kept: [] };
  const before = ownMark(around) ?? empty;
  const others = without(before.wanted, course);
  show({ now: { course, done: 0, total: 0 }, fault: null });
  try {
    const mark = { ...before, wanted: [...others, course] };
    await settle(around, show, { mark, course, signal });
  } catch (error) {
    const left = { mark: { ...before, wanted: others }, signal: new AbortController().signal };
    await settle(around, show, left).catch(() => undefined);
    throw error;
  }
}

/** Brings what is kept up to date. @throws why it could not */
async function bringUp(around: Surroundings, show: Show, signal: AbortSignal): Promise<void> {
  const mark = ownMark(around);
  if (mark === undefined) return;
  const until = await around.findUntil();
  if (until <= Date.now()) return around.forget();
  const { edition } = await around.loadList();
  if (edition !== mark.edition || !isWhole(mark)) await settle(around, show, { mark, signal });
  else if (until !== mark.until) around.writeMark({ ...mark, until });
}

export function createKeeper(around: Surroundings): Keeper {
  const { set, ...board } = createBoard();
  let stopping = new AbortController();

  /** Does something of it alone; what went wrong becomes the state's fault. */
  async function run(work: (signal: AbortSignal) => Promise<void>, isAsked = true): Promise<void> {
    const found: { fault: SavingFault | null } = { fault: null };
    stopping = new AbortController();
    const { signal } = stopping;
    await around.alone(async () => {
      try {
        await work(signal);
      } catch (error) {
        found.fault = faultOf(error);
      }
    });
    // What nobody has asked for is tried again at the next visit; only the room does not come back.
    const isTold = isAsked || found.fault === 'full';
    set({ now: null, fault: isTold ? found.fault : null });
  }
  return {
    ...board,
    save: (course) => run((signal) => add(around, set, course, signal)),
    remove: (course) =>
      run(async (signal) => {
        const mark = ownMark(around);
        if (mark === undefined) return;
        const left = { ...mark, wanted: without(mark.wanted, course) };
        await settle(around, set, { mark: left, signal });
      }),
    stop: () => {
      stopping.abort();
    },
    update: () => run((signal) => bringUp(around, set, signal), false),
  };
}
