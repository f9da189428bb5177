import { parseStockholm } from '@kurser/openings/stockholm';

/** What is to be done with what opens on a day. */
export type Task =
  | { readonly kind: 'list' }
  /** Puts times and keys that are not there yet where the pages ask for them. */
  | { readonly kind: 'publish' }
  /** `at` is null for now. */
  | { readonly kind: 'move'; readonly name: string; readonly at: number | null }
  /** Writes a key file for the desk. */
  | { readonly kind: 'key'; readonly name: string };

export interface OpeningsArguments {
  readonly task: Task;
  /** Do it; otherwise only say what would be done. */
  readonly apply: boolean;
  readonly emulator: boolean;
}

const usage = `Så här skriver du:
  npm run openings
  npm run openings -- --publish
  npm run openings -- --open prov-v8
  npm run openings -- --move prov-v8 '2027-03-05 10.00'
  npm run openings -- --key prov-v8
Lägg till --apply för att göra det som --publish, --open och --move visar, och --emulator för emulatorn.`;

function fault(what: string): Error {
  return new Error(`${what}\n${usage}`);
}

const isFlag = (text: string | undefined): boolean => text?.startsWith('--') === true;

function nameAfter(flag: string, name: string | undefined): string {
  if (name === undefined || isFlag(name)) throw fault(`${flag} saknar ett namn.`);
  return name;
}

function timeAfter(text: string | undefined): number {
  const at = text === undefined ? undefined : parseStockholm(text);
  if (at === undefined)
    throw fault(
      `--move har tiden "${text ?? ''}" men ska ha en tid i Sverige: '2027-03-05 10.00'.`,
    );
  return at;
}

function taskOf([flag, name, time, ...more]: readonly string[]): Task {
  const nothingAfter = (...rest: readonly (string | undefined)[]): void => {
    const left = rest.filter((each) => each !== undefined);
    if (left.length > 0) throw fault(`openings gör en sak i taget, inte också ${left.join(' ')}.`);
  };
  switch (flag) {
    case undefined:
      return { kind: 'list' };
    case '--publish':
      nothingAfter(name, time, ...more);
      return { kind: 'publish' };
    case '--open':
      nothingAfter(time, ...more);
      return { kind: 'move', name: nameAfter(flag, name), at: null };
    case '--move':
      nothingAfter(...more);
      return { kind: 'move', name: nameAfter(flag, name), at: timeAfter(time) };
    case '--key':
      nothingAfter(time, ...more);
      return { kind: 'key', name: nameAfter(flag, name) };
    default:
      throw fault(`openings känner inte till ${flag}.`);
  }
}

const switches = ['--apply', '--emulator'];

/** @throws in Swedish, naming the value that is wrong and what would be right */
export function parseArguments(args: readonly string[]): OpeningsArguments {
  return {
    task: taskOf(args.filter((arg) => !switches.includes(arg))),
    apply: args.includes('--apply'),
    emulator: args.includes('--emulator'),
  };
}
