import { fieldsOf } from '@kurser/shared/fields';
import { asMeant } from '../../Quiz/asMeant';
import type { Verdict } from './verdict';

/** An answer that was foreseen, and what the student who writes it has missed. */
interface ForeseenDigest {
  readonly digest: string;
  readonly why: string;
}

/**
 * What a short text is compared by: digests of the forms that are accepted, so that the answer
 * cannot be read in the page.
 */
export interface TextKey {
  /** Of this answer alone, so that equal answers of two exercises have different digests. */
  readonly salt: string;
  readonly right: readonly string[];
  /** Foreseen, and nearly right. */
  readonly near: readonly ForeseenDigest[];
  /** Foreseen, and wrong. */
  readonly reject: readonly ForeseenDigest[];
  /** What is accepted, in the looser forms of `looserForms`, a list for each of them. */
  readonly looser: readonly (readonly string[])[];
}

/**
 * Forms in which less and less counts, and what is said when the answer is right in one of them.
 */
const looserForms: readonly {
  readonly plain: (text: string) => string;
  readonly reason: string;
}[] = [
  {
    plain: (text) => text.replace(/\s+/gu, ''),
    reason: 'Se över mellanslagen, också efter kommatecken.',
  },
  {
    plain: (text) => text.toLocaleLowerCase('sv').replace(/\s+/gu, ' '),
    reason: 'Stora och små bokstäver skiljer.',
  },
  {
    plain: (text) => text.toLocaleLowerCase('sv').replace(/[^\p{L}\p{N}]/gu, ''),
    reason: 'Bokstäver och siffror stämmer. Se över de andra tecknen.',
  },
];

/** What stands between the items of a list: people write one with any of these. */
const betweenItems = /[,;→]|->|\soch\s/giu;

/**
 * The forms of a written answer, from the strictest on. Letter case, what stands between the items
 * of a list, which dash is meant, a mark at the end and the backticks that a chat asks for around
 * code count in no answer but an `exact` one, which is a line of code: of that only a pair around
 * the whole is left out.
 */
export function formsOf(text: string, exact: boolean): readonly string[] {
  const trimmed = asMeant(text)
    .trim()
    .replace(/^`([^`]*)`$/, '$1');
  const strict = exact
    ? trimmed
    : trimmed
        .replace(/\.$/, '')
        .replaceAll('`', '')
        .replace(betweenItems, ' ')
        .replace(/[−–—]/g, '-')
        .replace(/\s+/gu, ' ')
        .trim()
        .toLocaleLowerCase('sv');
  return [strict, ...looserForms.map(({ plain }) => plain(strict))];
}

/** The texts whose digests `judgeText` asks for, salted. */
export function saltedForms(text: string, { salt }: Pick<TextKey, 'salt'>, exact: boolean) {
  return formsOf(text, exact).map((form) => salted(form, salt));
}

function salted(form: string, salt: string): string {
  return `${salt}:${form}`;
}

/** @param digests of the answer's salted forms, in their order */
export function judgeText(
  { right, near, reject, looser }: TextKey,
  digests: readonly string[],
): Verdict {
  const [strict = '', ...rest] = digests;
  if (right.includes(strict)) return { kind: 'right' };
  const whyIn = (foreseen: readonly ForeseenDigest[]): string | undefined =>
    foreseen.find(({ digest }) => digest === strict)?.why;
  const [almost, why] = [whyIn(near), whyIn(reject)];
  if (almost !== undefined) return { kind: 'nearly', reason: almost };
  if (why !== undefined) return { kind: 'wrong', reason: why };
  // A form of signs alone is empty, and like any other.
  const at = looserForms.findIndex(
    (_, place) => looser[place]?.includes(rest[place] ?? '') === true,
  );
  const reason = looserForms[at]?.reason;
  return reason === undefined ? { kind: 'wrong' } : { kind: 'nearly', reason };
}

interface ForeseenText {
  readonly text: string;
  readonly why: string;
}

/** What an author writes of a text: the accepted forms, and the ones that were foreseen. */
export interface TextSpec {
  readonly accepts: readonly string[];
  readonly near: readonly ForeseenText[];
  readonly reject: readonly ForeseenText[];
  readonly exact: boolean;
}

/** The key of what an author has written. @param sum SHA-256 as hexadecimal digits */
export function toTextKey(
  { accepts, near, reject, exact }: TextSpec,
  salt: string,
  sum: (text: string) => string,
): TextKey {
  const digest = (form: string): string => sum(salted(form, salt));
  const strict = (text: string): string => digest(formsOf(text, exact)[0] ?? '');
  const foreseen = (texts: readonly ForeseenText[]): readonly ForeseenDigest[] =>
    texts.map(({ text, why }) => ({ digest: strict(text), why }));
  return {
    salt,
    right: accepts.map(strict),
    near: foreseen(near),
    reject: foreseen(reject),
    looser: looserForms.map((_, place) =>
      accepts.flatMap((text) => {
        const form = formsOf(text, exact)[place + 1] ?? '';
        return form === '' ? [] : [digest(form)];
      }),
    ),
  };
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function digestsIn(list: readonly unknown[]): readonly ForeseenDigest[] {
  return list.flatMap((each) => {
    const { digest, why } = fieldsOf(each);
    return typeof digest === 'string' && typeof why === 'string' ? [{ digest, why }] : [];
  });
}

/** The key that the build has written beside an answer; undefined for anything else. */
export function parseTextKey(value: unknown): TextKey | undefined {
  const { salt, right, near, reject, looser } = fieldsOf(value);
  if (typeof salt !== 'string' || !isTexts(right)) return undefined;
  if (!Array.isArray(near) || !Array.isArray(reject)) return undefined;
  if (!Array.isArray(looser) || !looser.every(isTexts)) return undefined;
  return { salt, right, near: digestsIn(near), reject: digestsIn(reject), looser };
}
