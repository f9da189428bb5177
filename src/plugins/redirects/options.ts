/** One address that leads to another; both are paths of this site. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

export interface RedirectOptions {
  readonly redirects: readonly Redirect[];
}

/**
 * The plugin's options, parsed.
 * @throws an Error that names every entry that is not a pair of different paths that begin with a
 * slash, or that comes twice
 */
export function parseOptions(options: unknown): RedirectOptions {
  const list: unknown =
    typeof options === 'object' && options !== null && 'redirects' in options
      ? options.redirects
      : undefined;
  if (!Array.isArray(list)) throw new Error('redirects ska vara en lista av {from, to}');
  const seen = new Set<string>();
  const redirects = list.map((entry: unknown): Redirect => {
    const { from, to } = (entry ?? {}) as Partial<Record<keyof Redirect, unknown>>;
    const right =
      typeof from === 'string' &&
      typeof to === 'string' &&
      from.startsWith('/') &&
      to.startsWith('/') &&
      from !== to;
    if (!right || seen.has(from)) {
      throw new Error(
        `redirects: ${JSON.stringify(entry)} ska vara {from, to} med två olika adresser som börjar med /, och varje "from" en gång`,
      );
    }
    seen.add(from);
    return { from, to };
  });
  return { redirects };
}
