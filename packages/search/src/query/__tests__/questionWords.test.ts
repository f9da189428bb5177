import { describe, expect, it } from 'vitest';
import { sentenceWords } from '../../build/sentenceWords';
import { tokensOf } from '../../text/tokens';
import { aboutOf } from '../questionWords';

const about = (question: string): string =>
  aboutOf(tokensOf(question), sentenceWords)
    .map(({ text }) => text)
    .join(' ');

describe('what a question is about', () => {
  it.each([
    ['hur får jag tillbaka en gammal version av min kod', 'tillbaka gammal version kod'],
    ['Vad är en klass?', 'klass'],
    ['vad gör egentligen self', 'self'],
    ['vad betyder && i terminalen', '&& terminalen'],
    ['var hittar man filen', 'hittar filen'],
    ['skillnad mellan stack och kö', 'stack kö'],
    ['hämta data från en hemsida', 'hämta data hemsida'],
    ['how do i undo the last commit', 'undo last commit'],
    ['make a window with buttons in python', 'window with buttons python'],
  ])('%s', (question, words) => {
    expect(about(question)).toBe(words);
  });

  it.each([
    'man',
    'for var',
    'a star',
    'a star search',
    'for i in range',
    'man 2 open',
    'var x int',
    'en klass',
    'hur gör man',
    '',
    '?',
  ])('%j is left as it is', (question) => {
    expect(about(question)).toBe(
      tokensOf(question)
        .map(({ text }) => text)
        .join(' '),
    );
  });
});
