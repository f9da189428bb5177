/** What is to be done with the project's accounts. */
export type Task =
  | { readonly kind: 'list' }
  | { readonly kind: 'renew' }
  /** `before`: the beginning of the day, in milliseconds since 1970. */
  | { readonly kind: 'remove'; readonly before: number };

export interface AccountsArguments {
  readonly task: Task;
  /** Do it; otherwise only say what would be done. */
  readonly apply: boolean;
  readonly emulator: boolean;
}

const usage = `Så här skriver du:
  npm run accounts -- list
  npm run accounts -- renew
  npm run accounts -- remove --unused-since 2026-06-15
Lägg till --apply för att göra det som tabellen visar, och --emulator för emulatorn.`;

function fault(what: string): Error {
  return new Error(`${what}\n${usage}`);
}

/**
 * The beginning of a day that is over (UTC: an hour or two makes no difference to a year).
 * @throws naming the value
 */
function parseDay(text: string, now: number): number {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  // A day that the month does not have becomes one of the next.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text) {
    throw fault(`--unused-since har värdet "${text}" men ska vara en dag, skriven som 2026-06-15.`);
  }
  if (time > now) {
    throw fault(
      `--unused-since har värdet "${text}", som inte har varit än: alla konton skulle tas bort.`,
    );
  }
  return time;
}

/** The value after a flag, and the arguments without both. @throws where the value is missing */
function takeValue(args: readonly string[], flag: string): [string | undefined, readonly string[]] {
  const at = args.indexOf(flag);
  if (at === -1) return [undefined, args];
  const value = args[at + 1];
  if (value === undefined || value.startsWith('--')) throw fault(`${flag} saknar en dag.`);
  return [value, [...args.slice(0, at), ...args.slice(at + 2)]];
}

function taskOf(name: string | undefined, day: string | undefined, now: number): Task {
  if (name !== 'remove' && day !== undefined) throw fault('--unused-since hör till remove.');
  switch (name) {
    case 'list':
    case 'renew':
      return { kind: name };
    case 'remove':
      if (day === undefined) throw fault('remove behöver --unused-since och en dag.');
      return { kind: 'remove', before: parseDay(day, now) };
    case undefined:
      throw fault('Säg vad som ska göras: list, renew eller remove.');
    default:
      throw fault(`accounts känner inte till "${name}"; det som finns är list, renew och remove.`);
  }
}

const switches = ['--apply', '--emulator'];

/** @throws in Swedish, naming the value that is wrong and what would be right */
export function parseArguments(args: readonly string[], now: number): AccountsArguments {
  const [day, others] = takeValue(args, '--unused-since');
  const unknown = others.filter((arg) => arg.startsWith('-') && !switches.includes(arg));
  if (unknown.length > 0) throw fault(`accounts känner inte till ${unknown.join(' ')}.`);
  const [name, ...more] = others.filter((arg) => !arg.startsWith('-'));
  if (more.length > 0) throw fault(`accounts gör en sak i taget, inte också ${more.join(' ')}.`);
  return {
    task: taskOf(name, day, now),
    apply: others.includes('--apply'),
    emulator: others.includes('--emulator'),
  };
}
