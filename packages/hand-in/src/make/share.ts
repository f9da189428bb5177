/** The part of the browser that hands files on to other programs; many have none. */
export type Sharing = Partial<Pick<Navigator, 'share' | 'canShare'>>;

/**
 * The files that this browser can hand on: all of them, or the first alone; none where it hands no
 * files on.
 */
export function shareableFiles(sharing: Sharing, files: readonly File[]): readonly File[] {
  if (sharing.share === undefined || sharing.canShare === undefined) return [];
  const attempts = [files, files.slice(0, 1)];
  return attempts.find((some) => sharing.canShare?.({ files: [...some] }) === true) ?? [];
}
