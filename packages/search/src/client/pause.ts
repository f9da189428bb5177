/**
 * How long work may go on before the browser gets its turn: a quarter of a frame, for slow machines
 * stretch it.
 */
const workMs = 4;

/**
 * A pause that lets the browser in when it has waited for long enough, and else goes straight on.
 */
export function makePause(): () => Promise<void> {
  let started = performance.now();
  return async () => {
    if (performance.now() - started < workMs) return;
    await new Promise((resolve) => setTimeout(resolve));
    started = performance.now();
  };
}
