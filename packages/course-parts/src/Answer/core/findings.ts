import { findDigest, sha256Hex } from '@kurser/shared/sha256';
import { textsToSum } from './judge';
import type { AnswerQuestion, Fields } from './question';

const noDigests = 'Webbläsaren kan inte rätta svaret på den här adressen. Öppna sidan med https.';

const noReader =
  'Det som läser svaret gick inte att hämta. Se efter att du är uppkopplad, och välj Svara igen.';

/** What `judge` takes beside an answer's fields, or in Swedish why it cannot be had here. */
export async function findingsOf(
  question: AnswerQuestion,
  fields: Fields,
): Promise<readonly string[] | string> {
  if (question.kind === 'file') {
    // Fetched by who has a file to be read.
    const reader = await import('./file').catch(() => undefined);
    return reader?.readFacts(question, fields) ?? noReader;
  }
  if (question.kind === 'output') {
    const reader = await import('./output').catch(() => undefined);
    return reader?.readPrinted(question, fields) ?? noReader;
  }
  const texts = textsToSum(question, fields);
  const digest = findDigest();
  if (texts.length === 0) return [];
  if (digest === undefined) return noDigests;
  return Promise.all(texts.map((text) => sha256Hex(text, digest)));
}
