import { builtinEnvironments, type Environment } from 'vitest/runtime';

const happyDom = builtinEnvironments['happy-dom'];

declare global {
  /** The one window of this process. */
  var domOfProcess: Promise<unknown> | undefined;
}

/**
 * A DOM that lasts as long as its process. The files of tests that run in one share what they have
 * imported, some of which keeps hold of the document; setup.ts empties it between tests.
 */
const environment: Environment = {
  name: 'lasting-dom',
  viteEnvironment: 'client',
  async setup(global: typeof globalThis, options) {
    // Since version 25 Node has storages of its own, and without a file for them they are
    // undefined. The window's take only a place that is free.
    for (const name of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(global, name);
    global.domOfProcess ??= Promise.resolve(happyDom.setup(global, options));
    await global.domOfProcess;
    return { teardown: () => undefined };
  },
};

export default environment;
