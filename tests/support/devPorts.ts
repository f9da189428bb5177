/**
 * Where `npm start` is while it is tested: its own ports are the other browser tests', or a
 * developer's.
 */
export const devPorts = { site: 3100, auth: 9199 } as const;
