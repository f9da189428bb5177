/**
 * The part of the Network Information interface that is used here; most browsers have none of it.
 */
interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/**
 * A slow connection, or a visitor who asks for little data: nothing is fetched that was not asked
 * for. The same rule as for lessons ahead of time.
 */
export function isFrugal(connection: Connection | undefined): boolean {
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

export function connectionOf(browser: Navigator): Connection | undefined {
  return (browser as Navigator & { readonly connection?: Connection }).connection;
}
