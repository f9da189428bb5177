/**
 * Memory that the page and the worker both see, where the browser shares it (the page is
 * cross-origin isolated): the only way to reach a program that never lets go of the thread. The
 * page writes, the worker looks.
 */

/** Pyodide's own sign in the interrupt byte: raise KeyboardInterrupt. */
const interruptSign = 2;

/** Where the parts lie, in bytes. `Int32Array` needs multiples of four. */
const interruptAt = 0;
const stateAt = 4;
const lengthAt = 8;
const textAt = 12;
const maxTextBytes = 1 << 20;

/** How much there is of it. */
export const sharedBytes = textAt + maxTextBytes;

const waiting = 0;
const answered = 1;
const endOfInput = 2;

const slotAt = (buffer: SharedArrayBuffer, offset: number): Int32Array<SharedArrayBuffer> =>
  new Int32Array(buffer, offset, 1);

/** The memory for one worker, or null where the browser does not share any. */
export function createShared(): SharedArrayBuffer | null {
  return globalThis.crossOriginIsolated ? new SharedArrayBuffer(sharedBytes) : null;
}

/** The byte that Pyodide watches. */
export function interruptByte(buffer: SharedArrayBuffer): Uint8Array {
  return new Uint8Array(buffer, interruptAt, 1);
}

/** Asks for, or takes back, a KeyboardInterrupt in the running program. */
export function setInterrupt(buffer: SharedArrayBuffer, isWanted: boolean): void {
  Atomics.store(new Uint8Array(buffer, interruptAt, 1), 0, isWanted ? interruptSign : 0);
}

/**
 * Gives the waiting program its line, null when there is no more input. What is beyond a megabyte
 * is cut.
 */
export function writeAnswer(buffer: SharedArrayBuffer, line: string | null): void {
  const state = slotAt(buffer, stateAt);
  if (line !== null) {
    const bytes = new TextEncoder().encode(line).subarray(0, maxTextBytes);
    new Uint8Array(buffer, textAt, bytes.length).set(bytes);
    Atomics.store(slotAt(buffer, lengthAt), 0, bytes.length);
  }
  Atomics.store(state, 0, line === null ? endOfInput : answered);
  Atomics.notify(state, 0);
}

/** Takes an answer away that nobody waits for any more. */
export function clearAnswer(buffer: SharedArrayBuffer): void {
  Atomics.store(slotAt(buffer, stateAt), 0, waiting);
}

/**
 * Blocks the thread until there is an answer: the line, or undefined at the end of the input.
 * @param checkInterrupt is called ten times a second, and throws when the wait is to end
 */
export function waitForAnswer(
  buffer: SharedArrayBuffer,
  checkInterrupt: () => void,
): string | undefined {
  const state = slotAt(buffer, stateAt);
  while (Atomics.load(state, 0) === waiting) {
    checkInterrupt();
    Atomics.wait(state, 0, waiting, 100);
  }
  const hasLine = Atomics.load(state, 0) === answered;
  Atomics.store(state, 0, waiting);
  if (!hasLine) return undefined;
  // A decoder takes no shared memory, so it gets a copy.
  const length = Atomics.load(slotAt(buffer, lengthAt), 0);
  return new TextDecoder().decode(new Uint8Array(buffer, textAt, length).slice());
}
