/**
 * What devices ring to each other: who rang last, what they had heard before, and whether there is
 * something to fetch. They share one field, so a ring can be overwritten before it is heard; the
 * device that notices rings again.
 */

/** Something was saved, by a page that is seen or has been left, or a page is seen. */
export type Says = 'wrote' | 'left' | 'here';

export interface Ring {
  /** Its own name, which no other ring has. */
  readonly id: string;
  /** The one that stood there when it was made, as far as its maker knew. */
  readonly heard: string;
  readonly says: Says;
}

/** The field is for an address, so it gets one; it leads nowhere (RFC 2606). */
const place = 'https://klocka.invalid/';
const idLength = 8;
const pattern = /^https:\/\/klocka\.invalid\/([a-z0-9]{8})\.([a-z0-9]{8})?\.(wrote|left|here)$/;
const mostLetters = 100;

export const ringText = ({ id, heard, says }: Ring): string => `${place}${id}.${heard}.${says}`;

/** The ring in a text that anybody may have written; undefined where there is none. */
export function parseRing(text: string): Ring | undefined {
  const found = text.length > mostLetters ? null : pattern.exec(text);
  if (found === null) return undefined;
  const [, id = '', heard = '', says = ''] = found;
  return { id, heard, says: says as Says };
}

const letters = 'abcdefghijklmnopqrstuvwxyz012345';

export function freshRingId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(idLength));
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
}

/** What a page knows of the bell. */
export interface Known {
  /** The ring that it has seen or made last, empty for none; undefined before it has asked. */
  readonly last: string | undefined;
  /** A ring of its own about something saved, as long as nobody is known to have heard it. */
  readonly unheard: string | undefined;
}

export const nothingKnown: Known = { last: undefined, unheard: undefined };

export interface Heard {
  readonly known: Known;
  /** Whether another device may have saved something. */
  readonly isNews: boolean;
  /** Whether another device is seen. */
  readonly isOther: boolean;
  /** Whether a ring of the page's own was written over before it was heard. */
  readonly isLost: boolean;
}

/** What it means that this stands there now. */
export function heard(known: Known, ring: Ring | undefined): Heard {
  const last = ring?.id ?? '';
  // Of what was rung before a page's first question nothing is known.
  if (known.last === undefined || known.last === last) {
    const isNews = known.last === undefined;
    return { known: { ...known, last }, isNews, isOther: false, isLost: false };
  }
  const isOnlyHere = ring?.says === 'here' && ring.heard === known.last;
  return {
    known: { last, unheard: undefined },
    isNews: !isOnlyHere,
    isOther: ring !== undefined && ring.says !== 'left',
    isLost: known.unheard !== undefined && ring?.heard !== known.unheard,
  };
}

/** After a ring of the page's own has arrived; who hears it hears of those before it too. */
export const rung = (known: Known, { id, says }: Ring): Known => ({
  last: id,
  unheard: says === 'here' && known.unheard === undefined ? undefined : id,
});
