import { whatWasSaid, type Verdict } from './verdict';

/** A way to fail that some students share. */
export interface CommonFault {
  readonly said: string;
  readonly names: readonly string[];
}

/** What failed programs were told, the most common first. */
export function commonFaults(
  results: readonly { readonly name: string; readonly verdict: Verdict }[],
): readonly CommonFault[] {
  const groups = new Map<string, string[]>();
  for (const { name, verdict } of results) {
    const said = whatWasSaid(verdict);
    if (said !== undefined) groups.set(said, [...(groups.get(said) ?? []), name]);
  }
  return [...groups]
    .map(([said, names]) => ({ said, names }))
    .sort((a, b) => b.names.length - a.names.length || a.said.localeCompare(b.said, 'sv'));
}
