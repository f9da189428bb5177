/** A file in a zip, as the page has written it down. */
export interface Member {
  /** With its folders: `spel/main.ras`. */
  readonly name: string;
  /** Empty where its text is not read. */
  readonly text: string;
}

const heading = /^=== (.+) \(\d+ byte\)$/;

/** How a file in a zip begins in what is written of the zip. */
export function memberHeading(name: string, bytes: number): string {
  return `=== ${name} (${String(bytes)} byte)`;
}

/** A name of a fact: `*.exe` in any folder, or `spel/*.ras` in any folder with that name. */
function toPattern(name: string): RegExp {
  const parts = name.toLowerCase().split('*');
  const escaped = parts.map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^(?:.*/)?${escaped.join('[^/]*')}$`);
}

/** The files of a zip that a fact may mean. */
export function membersOf(zip: string, names: readonly string[]): readonly Member[] {
  const members: { name: string; lines: string[] }[] = [];
  for (const line of zip.split('\n')) {
    const name = heading.exec(line)?.[1];
    if (name === undefined) members.at(-1)?.lines.push(line);
    else members.push({ name, lines: [] });
  }
  const patterns = names.map(toPattern);
  return members
    .filter(({ name }) => patterns.some((pattern) => pattern.test(name.toLowerCase())))
    .map(({ name, lines }) => ({ name, text: lines.join('\n').trim() }));
}
