import { parseHandIn, type HandIn } from '../../file/handIn';
import { dataIn } from '../../file/page';
import { bytesText } from '../../file/words';
import { readDirectory, readZipped, ZipFault, ZipLie } from '@kurser/shared/zip';

/** A hand-in that has come, and the file it came in. */
export interface Received {
  readonly path: string;
  readonly handIn: HandIn;
}

/** A file that is none, and why: a sentence that goes on from its path. */
export interface PassedOver {
  readonly path: string;
  readonly reason: string;
}

export interface Collected {
  readonly received: readonly Received[];
  readonly passedOver: readonly PassedOver[];
}

/** Far more than a hand-in takes: a lesson's programs are some tens of kilobytes. */
export const maxPageBytes = 4 * 1024 * 1024;
/** All the pages of a class together. */
const maxTotalBytes = 200 * 1024 * 1024;

/** A file that may be a hand-in, wherever it lies. */
interface Candidate {
  readonly path: string;
  readonly size: number;
  readonly read: () => Promise<Uint8Array>;
}

/** What computers put into zip files by themselves, which nobody has handed in. */
const isBookkeeping = (path: string): boolean =>
  /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$)/.test(path);

async function candidatesIn(file: File): Promise<readonly Candidate[]> {
  if (!/\.zip$/i.test(file.name)) {
    const read = async (): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());
    return [{ path: file.name, size: file.size, read }];
  }
  const entries = await readDirectory(file);
  return entries
    .map((entry) => ({
      // Some Windows programs write folders their own way.
      path: entry.name.replaceAll('\\', '/'),
      size: entry.size,
      read: () => readZipped(file, entry, maxPageBytes),
    }))
    .filter(({ path }) => !isBookkeeping(path));
}

/** Why a file is not even opened; undefined when it may be a hand-in. */
function whyNotOpened({ path, size }: Candidate): string | undefined {
  if (!/\.html?$/i.test(path)) return 'är ingen inlämning: en sådan slutar på .html.';
  if (size > maxPageBytes)
    return `är ${bytesText(size)}, och en inlämning är högst ${bytesText(maxPageBytes)}.`;
  return undefined;
}

type Found = Received | PassedOver;

function open(path: string, bytes: Uint8Array, site: string): Found {
  const data = dataIn(new TextDecoder().decode(bytes));
  if (data === undefined)
    return { path, reason: 'är en sida, men ingen inlämning från den här webbplatsen.' };
  const parsed = parseHandIn(data, site);
  return parsed.ok ? { path, handIn: parsed.handIn } : { path, reason: `: ${parsed.problem}` };
}

/** Reads one file after the other, as long as they have room together. */
class Reader {
  readonly #site: string;
  #room = maxTotalBytes;

  constructor(site: string) {
    this.#site = site;
  }

  async #take(candidate: Candidate): Promise<Found> {
    const { path, read } = candidate;
    const reason = whyNotOpened(candidate);
    if (reason !== undefined) return { path, reason };
    if (this.#room <= 0)
      return { path, reason: 'fick inte plats: släpp färre inlämningar i taget.' };
    try {
      const bytes = await read();
      this.#room -= bytes.length;
      return open(path, bytes, this.#site);
    } catch (error) {
      // Thousands of such would take minutes.
      if (error instanceof ZipLie) this.#room -= maxPageBytes;
      const known = error instanceof ZipFault ? error.message : 'gick inte att läsa.';
      return { path, reason: known };
    }
  }

  async takeAll(file: File): Promise<readonly Found[]> {
    let candidates: readonly Candidate[];
    try {
      candidates = await candidatesIn(file);
    } catch (error) {
      const known = error instanceof ZipFault ? error.message : 'gick inte att läsa.';
      return [{ path: file.name, reason: known }];
    }
    const found: Found[] = [];
    for (const candidate of candidates) found.push(await this.#take(candidate));
    return found;
  }
}

const contentOf = ({ handIn }: Received): string => JSON.stringify(handIn);

/** The same file twice is one hand-in, and the second is told. */
function withoutCopies(found: readonly Found[]): readonly Found[] {
  const first = new Map<string, string>();
  return found.map((each) => {
    if (!('handIn' in each)) return each;
    const content = contentOf(each);
    const before = first.get(content);
    if (before === undefined) first.set(content, each.path);
    return before === undefined ? each : { path: each.path, reason: `är samma fil som ${before}.` };
  });
}

/** A file that a hand-in says comes beside it is whose it is, and no stray. */
function asBeside(passed: PassedOver, received: readonly Received[]): PassedOver {
  const name = passed.path.split('/').at(-1);
  const owners = received.filter(({ handIn }) => handIn.beside?.name === name);
  if (owners.length === 0) return passed;
  const names = owners.map(({ path, handIn }) => (handIn.name === '' ? path : handIn.name));
  return { ...passed, reason: `lämnades in bredvid av ${names.join(', ')}.` };
}

/**
 * The hand-ins among the files and in the zips, and by name what else there is. A zip in a zip is
 * what a student handed in beside, and stays shut.
 * @param site tells our site from others
 */
export async function collect(files: readonly File[], site: string): Promise<Collected> {
  const reader = new Reader(site);
  const found: Found[] = [];
  for (const file of files) found.push(...(await reader.takeAll(file)));
  const single = withoutCopies(found);
  const received = single.filter((each) => 'handIn' in each);
  const passedOver = single
    .filter((each) => 'reason' in each)
    .map((each) => asBeside(each, received));
  return { received, passedOver };
}
