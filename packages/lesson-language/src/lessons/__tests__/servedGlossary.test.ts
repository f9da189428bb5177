import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseGlossary } from '@kurser/course-parts/Term/glossary';
import { easyWords, servedGlossary } from '../servedGlossary';

describe('the glossary in a browser', () => {
  it('has every word with its explanation, and not what only the search needs', () => {
    const source = readFileSync('docs/glossary.json', 'utf8');
    const whole = parseGlossary(JSON.parse(source));
    const shown = parseGlossary(JSON.parse(servedGlossary('docs/glossary.json')));
    expect([...whole.values()].filter(({ also }) => also !== undefined).length).toBeGreaterThan(80);
    expect([...shown]).toEqual(
      [...whole].map(([id, { sv, en, text }]) => [id, { id, sv, en, text }]),
    );
  });

  it('says every word in easy Swedish: otherwise than the explanation, in short sentences', () => {
    const whole = parseGlossary(JSON.parse(readFileSync('docs/glossary.json', 'utf8')));
    const easy = new Map(Object.entries(easyWords('docs/glossary.json')));
    expect(whole.size).toBeGreaterThan(300);
    const isEasy = (sentence: unknown, text: string): boolean =>
      typeof sentence === 'string' &&
      sentence !== text &&
      sentence.split(/[.!?]/).every((part) => part.trim().split(/\s+/).length <= 18);
    const others = [...whole.values()].filter(({ id, text }) => !isEasy(easy.get(id), text));
    expect(others.map(({ id }) => id)).toEqual([]);
  });

  it('has the easy sentences apart from it', () => {
    expect(easyWords('docs/glossary.json')).toMatchObject({
      graf: 'Punkter med linjer emellan. Den visar vad som hör ihop.',
    });
  });
});
