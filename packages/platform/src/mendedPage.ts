/**
 * Loads the page anew when what could not be compiled has been mended. A module that is compiled on
 * demand is kept apart from those that asked for it, and the bundler's own updates do not tell them
 * of one that had failed.
 */
let isBroken = false;

window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
  if (source !== window || typeof data !== 'object' || data === null || !('type' in data)) return;
  if (data.type === 'webpackErrors') isBroken = true;
  if (data.type === 'webpackOk' && isBroken) window.location.reload();
});

export {};
