/** Whether a dotted version is at least another: `1.22.1` is at least `1.22`, `1.9` is not. */
export function isAtLeast(version: string, wanted: string): boolean {
  const have = version.split('.').map(Number);
  for (const [index, part] of wanted.split('.').map(Number).entries()) {
    const own = have[index] ?? 0;
    if (own !== part) return own > part;
  }
  return true;
}

/** The first dotted number in a text such as `gcc (Debian 12.2.0-14) 12.2.0`. */
export function findVersion(text: string): string | undefined {
  return /\d+(?:\.\d+)+/.exec(text)?.[0];
}
