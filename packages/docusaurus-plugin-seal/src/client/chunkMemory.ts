import { createReloadMemory } from './reloadMemory';

/** This tab's memory of reloads. */
export const chunkMemory = createReloadMemory(() => window.sessionStorage);
