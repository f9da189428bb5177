import type { Token } from '../text/tokens';

/**
 * Words that open a question or stand for who asks: a text with one of them is a sentence and not a list of words. `var` and `man` are names in programs too, so it takes both.
 */
const asking = new Set(
  'hur vad varför vilken vilket vilka vem vems när vart jag vi du kan ska får är finns'.split(' '),
);

/**
 * Words that carry a Swedish sentence without saying what it is about. Names in the lessons' programming languages are not among them, apart from those that
 * only a sentence takes for a word (`var`, `man`).
 */
const carrying = new Set(
  [
    'hur vad varför vilken vilket vilka vem vems när var vart då nu där här dit hit',
    'jag man mig min mitt mina du dig din ditt dina vi oss vår vårt våra ni er han hon de dem deras den det dess detta denna dessa en ett någon något några ingen inget inga själv',
    'är var varit vara blir bli blev blivit har ha hade haft kan kunna kunde kunnat ska skall skulle vill vilja ville får få fick fått måste behöver behöva bör brukar går gå gick kommer komma kom',
    'gör göra gjorde gjort finns finnas fanns funkar fungerar betyder menas kallas heter används använda använder',
    'och eller men så att som om än för med utan på i till från av hos vid under över efter före mellan mot genom åt per',
    'inte bara också ju väl egentligen alltid aldrig ofta igen redan fortfarande lite mycket många mer mest alla allt all annan annat andra samma viss visst vissa båda sedan sen medan eftersom ändå in ut upp ner fram bort',
    'hjälp förklara visa vet veta saker sak grej grejer sätt bra bättre dålig dåligt olika vanlig vanliga vanligt hel hela helt riktig riktiga riktigt egen eget egna',
  ]
    .join(' ')
    .split(' '),
);

const isIn = (words: ReadonlySet<string>, { kind, text }: Token): boolean =>
  kind === 'word' && words.has(text.toLowerCase());

const shortestSentence = 3;

function isSentence(tokens: readonly Token[]): boolean {
  if (tokens.length < shortestSentence) return false;
  const has = (words: ReadonlySet<string>): boolean => tokens.some((token) => isIn(words, token));
  return has(asking) || (has(new Set(['var'])) && has(new Set(['man'])));
}

/**
 * The words of a question that it is about. What is no sentence is left as it is: whoever looks up `man` alone, or `for var`, means that. So is a sentence
 * of carrying words only.
 */
export function aboutOf(tokens: readonly Token[]): readonly Token[] {
  if (!isSentence(tokens)) return tokens;
  const about = tokens.filter((token) => token.text !== '?' && !isIn(carrying, token));
  return about.length === 0 ? tokens : about;
}
