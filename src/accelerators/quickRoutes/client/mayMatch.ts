/** What of a route decides whether it matches an address. */
export interface RoutePattern {
  readonly path?: string | readonly string[] | undefined;
  readonly exact?: boolean | undefined;
}

/** Characters that mean something to the router in a route's path. */
const special = /[:()*?+\\]/;

/** Two addresses that the router may take for the same look the same. It may mind case and the last slash, or not. */
function plain(address: string): string {
  return address.replace(/\/+$/, '').toUpperCase();
}

/** For every path that was asked about: its plain form, or null when it stands for more than one address. */
const plainPaths = new Map<string, string | null>();

function plainPath(path: string): string | null {
  const known = plainPaths.get(path);
  if (known !== undefined) return known;
  const fresh = special.test(path) ? null : plain(path);
  plainPaths.set(path, fresh);
  return fresh;
}

/** The address that was asked about last: thousands of routes in turn are asked about the same. */
let latest = { address: '', plain: '' };

/** Answers false only when the route cannot match the address; true leaves it to the router. */
export function mayMatch(address: string, { path, exact }: RoutePattern): boolean {
  if (exact !== true || typeof path !== 'string') return true;
  const wanted = plainPath(path);
  if (wanted === null) return true;
  if (latest.address !== address) latest = { address, plain: plain(address) };
  return wanted === latest.plain;
}
