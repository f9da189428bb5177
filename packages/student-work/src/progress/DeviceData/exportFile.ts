import { asidePrefix, isTooLong } from '@kurser/device-store/kept';
import { isRecord } from '@kurser/shared/fields';

/** The copy of a student's work, as a file they keep themselves. */

export interface Account {
  readonly uid: string;
  readonly email: string;
}

export interface WorkCopy {
  readonly account: Account;
  /** When it was made. */
  readonly saved: Date;
  /** JSON texts by key, as the device store keeps them. */
  readonly texts: ReadonlyMap<string, string>;
}

export type ParsedCopy =
  | { readonly ok: true; readonly copy: WorkCopy }
  | { readonly ok: false; readonly problem: string };

const format = 'kurser-arbete';
const version = 1;

/** Far more than browsers give a site to store; a file above it is something else. */
export const maxFileBytes = 10 * 1024 * 1024;

/** The file's name, with the local date. */
export function copyFileName(date: Date): string {
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return `${format}-${day.map((part) => String(part).padStart(2, '0')).join('-')}.json`;
}

/**
 * The file's text. What is no JSON was not written by the site and is left out.
 * @param site tells our site from others, the same wherever it is served
 */
export function copyToText(site: string, { account, saved, texts }: WorkCopy): string {
  const values = [...texts].flatMap(([key, text]): [string, unknown][] => {
    try {
      return [[key, JSON.parse(text)]];
    } catch {
      return [];
    }
  });
  const { uid, email } = account;
  return JSON.stringify(
    {
      format,
      version,
      site,
      account: { uid, email },
      saved: saved.toISOString(),
      // fromEntries defines own properties, so that no key is special.
      values: Object.fromEntries(values),
    },
    null,
    2,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refuse(problem: string): ParsedCopy {
  return { ok: false, problem: `${problem} Inget har ändrats.` };
}

const damaged = 'Kopian är skadad eller ändrad och går inte att läsa in.';

function parseBody(raw: Readonly<Record<string, unknown>>): ParsedCopy {
  const { account, saved, values } = raw;
  if (!isRecord(account) || !isRecord(values)) return refuse(damaged);
  const { uid, email } = account;
  const date = new Date(typeof saved === 'string' ? saved : NaN);
  if (typeof uid !== 'string' || typeof email !== 'string' || Number.isNaN(date.getTime()))
    return refuse(damaged);
  const entries = Object.entries(values);
  if (entries.some(([key]) => key === '' || key.length > 500)) return refuse(damaged);
  const texts = new Map(
    entries.map(([key, value]) => {
      const text = JSON.stringify(value);
      return [isTooLong(key, text) ? asidePrefix + key : key, text];
    }),
  );
  return { ok: true, copy: { account: { uid, email }, saved: date, texts } };
}

/**
 * The copy in a file's text, or in Swedish why it is none that can be used here. Values are the
 * parts' own to judge when they read them; what is too long for any of them lies aside in the copy,
 * as it would on the device.
 */
export function parseCopy(text: string, site: string): ParsedCopy {
  const raw = parseJson(text);
  if (raw === undefined)
    return refuse('Filen är ingen kopia av ditt arbete: den innehåller inte JSON.');
  if (!isRecord(raw) || raw['format'] !== format)
    return refuse(
      `Filen är ingen kopia av ditt arbete. Välj en fil med ett namn som ${copyFileName(new Date())}.`,
    );
  if (raw['version'] !== version)
    return refuse(
      `Kopian är gjord för en annan version av webbplatsen (${JSON.stringify(raw['version']) || 'okänd'}; den här läser ${version}).`,
    );
  if (raw['site'] !== site)
    return refuse(`Kopian kommer från en annan webbplats (${String(raw['site'])}).`);
  return parseBody(raw);
}

/** What is said of a file that is too large to be a copy; undefined when it is not. */
export function findSizeProblem(bytes: number): string | undefined {
  if (bytes <= maxFileBytes) return undefined;
  const megabytes = (size: number): string =>
    `${(size / 1024 / 1024).toFixed(0).replace('.', ',')} MB`;
  return `Filen är för stor för att vara en kopia av ditt arbete (${megabytes(bytes)}, högst ${megabytes(maxFileBytes)}). Inget har ändrats.`;
}
