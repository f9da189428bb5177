import type { Fields, FileAnswer } from '../question';
import { endOf, layouts, type Fact, type FileEnd } from './fact';
import { functionsOf, type CodePart } from './functions';
import { holds } from './judgeFile';
import { holdsPattern } from './pattern';
import { membersOf } from './members';
import { problemIn } from './problems';
import { sectionsAt, sectionsOf, type Section } from './sections';
import { tokensOf, type Token } from './tokens';

export { functionsOf } from './functions';
export { problemIn } from './problems';
export { tokensOf } from './tokens';

interface ReadText {
  readonly end: FileEnd;
  readonly tokens: readonly Token[];
  readonly functions: readonly CodePart[];
  readonly sections: readonly Section[];
}

/** A function that may be called anything is asked for by code that stands in it. */
const isName = (asked: string): boolean => /^[\p{L}_][\p{L}\p{N}_]*$/u.test(asked);

/** The stretches of the file that a fact may be about; any of them may fulfil it. */
function stretchesFor({ place }: Fact, file: ReadText): readonly (readonly Token[])[] {
  if (place.kind === 'section') return sectionsAt(place, file.sections).map(({ tokens }) => tokens);
  if (place.names.length === 0) return [file.tokens];
  const { end } = file;
  const asked =
    layouts[end] === 'pascal' ? place.names.map((each) => each.toLowerCase()) : place.names;
  return file.functions
    .filter(({ name, tokens }) =>
      asked.some((each) => (isName(each) ? each === name : holdsPattern(tokens, each, end))),
    )
    .map(({ tokens }) => tokens);
}

function missing({ place }: Fact, end: FileEnd): string {
  if (place.kind === 'section') return '';
  const what = layouts[end] === 'pascal' ? 'Proceduren' : 'Funktionen';
  const [asked = ''] = place.names;
  return `${what} ${isName(asked) ? '' : 'med '}\`${asked}\` finns inte i filen.`;
}

function foundOf(fact: Fact, file: ReadText): string {
  const stretches = stretchesFor(fact, file);
  if (stretches.length === 0) return fact.why || missing(fact, file.end);
  const { end } = file;
  const isTrue = stretches.some(
    (tokens) =>
      (fact.has.length === 0 || fact.has.some((each) => holdsPattern(tokens, each, end))) &&
      !fact.lacks.some((each) => holdsPattern(tokens, each, end)),
  );
  return isTrue ? holds : fact.why;
}

function readText(text: string, end: FileEnd): ReadText {
  const tokens = tokensOf(
    text
      .normalize('NFC')
      .replace(/^\ufeff/, '')
      .replace(/\r\n?/g, '\n'),
    end,
  );
  return {
    end,
    tokens,
    functions: functionsOf(tokens, end),
    sections: layouts[end] === 'sections' ? sectionsOf(tokens) : [],
  };
}

const noMember = 'Ingen sådan fil ligger i zip-filen.';

/** What is found of a file in a zip: that it is there, and what is asked of its text. */
function foundInZip(fact: Fact, zip: string): string {
  const meant = membersOf(zip, fact.members ?? ['*']);
  if (meant.length === 0) return fact.why || noMember;
  const asksMore = fact.has.length + fact.lacks.length > 0 || fact.place.kind === 'section';
  if (!asksMore) return holds;
  const found = meant.flatMap(({ name, text }) => {
    const end = endOf(name);
    return end === undefined || text === '' ? [] : [foundOf(fact, readText(text, end))];
  });
  return found.includes(holds) ? holds : (found[0] ?? fact.why);
}

/**
 * Reads a file and what is asked of it. The first text is a fault in how it is written, or ''; then
 * one for each fact: `holds`, or the reason why it is not so, which may be ''. Pure.
 * @param fields the text and the name of the file; one that was pasted has the first end asked for
 */
export function readFacts({ ends, facts }: FileAnswer, fields: Fields): readonly string[] {
  const [text = '', name = ''] = fields;
  const end = endOf(name) ?? ends[0] ?? '.gd';
  if (end === '.zip') return ['', ...facts.map((fact) => foundInZip(fact, text))];
  const file = readText(text, end);
  return [problemIn(file.tokens, end) ?? '', ...facts.map((fact) => foundOf(fact, file))];
}
