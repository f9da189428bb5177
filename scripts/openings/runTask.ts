import { keyFileName, keyFileOf } from '@kurser/openings/keyFile';
import { keyText, type KeyedOpening } from '@kurser/openings/build/keys';
import type { KnownTime } from '@kurser/openings/remote/documents';
import { momentInWords } from '@kurser/openings/stockholm';
import type { OpeningsArguments } from './arguments';

/** What a task works with. */
export interface Surroundings {
  readonly openings: readonly KeyedOpening[];
  /** When an opening is to open, by what is published. */
  findTime(id: string): Promise<KnownTime>;
  /** The ids of what is published and is none of these openings any more. */
  findOld(): Promise<readonly string[]>;
  /** Publishes an opening's key with its time. */
  write(opening: { readonly id: string; readonly key: string; readonly at: number }): Promise<void>;
  /** Keeps a file where git does not take it along, and says where. */
  writeFile(name: string, text: string): Promise<string>;
  print(text: string): void;
}

function stateOf({ at, now }: KnownTime): string {
  if (at === null) return 'inte publicerad';
  const moment = momentInWords(at, now);
  return at <= now ? `öppen sedan ${moment}` : `öppnas ${moment}`;
}

async function list({ openings, findTime, findOld, print }: Surroundings): Promise<void> {
  for (const { name, id, at } of openings) {
    const time = await findTime(id);
    const moved = time.at !== null && time.at !== at;
    const note = moved ? `, flyttad från ${momentInWords(at, time.now)}` : '';
    print(`${name}  ${stateOf(time)}${note}  (nyckel ${id})`);
  }
  const old = await findOld();
  if (old.length > 0)
    print(
      `Äldre nycklar som ingen sida frågar efter: ${old.join(', ')}. De tas bort med npm run publish-key -- --prune.`,
    );
}

/** @throws in Swedish, naming those that there are */
function find(openings: readonly KeyedOpening[], name: string): KeyedOpening {
  const found = openings.find((opening) => opening.name === name);
  if (found !== undefined) return found;
  const known = openings.map((each) => each.name).join(', ');
  throw new Error(
    `"${name}" finns inte i src/config/openings.ts; där finns ${known === '' ? 'inget' : known}.`,
  );
}

const notDone = 'Inget är ändrat. Lägg till --apply för att göra det.';

async function publish(surroundings: Surroundings, apply: boolean): Promise<void> {
  const { openings, findTime, write, print } = surroundings;
  let missing = 0;
  for (const opening of openings) {
    const time = await findTime(opening.id);
    // What is there may have been moved.
    if (time.at !== null) continue;
    missing += 1;
    print(`${opening.name}  publiceras, öppnas ${momentInWords(opening.at, time.now)}`);
    if (apply) await write({ id: opening.id, key: keyText(opening), at: opening.at });
  }
  if (missing === 0) print('Allt som öppnas på en dag är publicerat.');
  else if (!apply) print(notDone);
}

async function move(
  { openings, findTime, write, print }: Surroundings,
  { name, at }: { readonly name: string; readonly at: number | null },
  apply: boolean,
): Promise<void> {
  const opening = find(openings, name);
  const time = await findTime(opening.id);
  const next = at ?? time.now;
  print(`${name}  ${stateOf(time)} → ${stateOf({ at: next, now: time.now })}`);
  if (time.at !== null && time.at <= time.now && next > time.now)
    print('Den är redan öppen: den som har läst det har nyckeln kvar.');
  if (!apply) {
    print(notDone);
    return;
  }
  await write({ id: opening.id, key: keyText(opening), at: next });
  print('Klart.');
}

async function writeKeyFile(
  { openings, writeFile, print }: Surroundings,
  name: string,
): Promise<void> {
  const opening = find(openings, name);
  const place = await writeFile(keyFileName(name), keyFileOf(name, keyText(opening)));
  print(`Nyckelfilen ligger i ${place}. Den öppnar ${name} på en gång: ge den inte till en elev.`);
}

/**
 * Does what is asked for with the site's openings. Without `apply` nothing that is published is
 * changed.
 * @throws in Swedish for a name that there is not, and with Firestore's own words when it refuses
 */
export async function runTask(
  { task, apply }: Pick<OpeningsArguments, 'task' | 'apply'>,
  surroundings: Surroundings,
): Promise<void> {
  switch (task.kind) {
    case 'list':
      return list(surroundings);
    case 'publish':
      return publish(surroundings, apply);
    case 'move':
      return move(surroundings, task, apply);
    case 'key':
      return writeKeyFile(surroundings, task.name);
  }
}
