import { describe, expect, it } from 'vitest';
import type { Page } from '../page/page';
import { maskToProse } from '../page/prose';
import { maskJson } from '../site/texts';
import { checkSpelling } from '../spelling/checkSpelling';
import { createSpeller, type Speller } from '../spelling/speller';
import { parseWordList, wordListFaults } from '../spelling/wordList';
import { lessonSource, plant, toPage } from './support';

const spellers = new Map<string, Promise<Speller>>();

/** Dictionaries take about a second to load: a speller for each word list, not for each test. */
function spellerWith(wordList: string): Promise<Speller> {
  const speller = spellers.get(wordList) ?? createSpeller(wordList);
  spellers.set(wordList, speller);
  return speller;
}

const wordsOf = async (text: string, wordList = '') =>
  (await (await spellerWith(wordList)).check(text)).map(({ word }) => word);

describe('createSpeller', () => {
  it('knows Swedish compounds, and English terms', async () => {
    const text =
      'Programmeringsspråkets felmeddelanden visar förgreningsfaktorn; en cache, Python och neighbours.';
    expect(await wordsOf(text)).toEqual([]);
  });

  it('does not take two joined words for one', async () => {
    // What cspell's own allowCompoundWords lets through.
    const slips = [
      'funktonen',
      'varibel',
      'följnade',
      'intresant',
      'parametar',
      'klasdiagram',
      'kollisonen',
      'testfal',
    ];
    expect(await wordsOf(slips.join(' '))).toEqual(slips);
  });

  it('accepts the project’s words with a capital and a genitive s', async () => {
    const text = 'Lexern läser. En lexern, lexerns och Godots. godot TRSE';
    expect(await wordsOf(text)).toEqual(['Lexern', 'lexern', 'lexerns', 'Godots', 'TRSE']);
    expect(await wordsOf(text, 'Godot\nlexern\nTRSE')).toEqual([]);
    expect(await wordsOf('Lånoteket lånoteket', 'Lånoteket')).toEqual(['lånoteket']);
  });

  it('accepts compounds of a first part with a known word', async () => {
    expect(await wordsOf('hashtabell Hashtabellerna hashfunktonen hashning', 'hash+')).toEqual([
      'hashfunktonen',
      'hashning',
    ]);
  });

  it('suggests words that are one letter away, and no invented compounds', async () => {
    const speller = await spellerWith('');
    expect(await speller.suggest('kollisonen')).toEqual(['kollisionen']);
    expect(await speller.suggest('Leiserson')).toEqual([]);
  });
});

const proseOf = (page: Page) => ({ file: page.file, prose: maskToProse(page.source, page.tree) });

describe('checkSpelling', () => {
  it('has nothing to say of the lesson, and counts what it read', async () => {
    const verdict = await checkSpelling(proseOf(toPage(lessonSource)), await spellerWith(''));
    expect(verdict.findings).toEqual([]);
    expect(verdict.checked).toBeGreaterThan(100);
  });

  it('names each misspelt word once, on its first line', async () => {
    const page = plant('Formeln är', 'Funktonen\noch funktonen med `varibel`.\nFunktonen');
    const line = lessonSource.split('\n').findIndex((each) => each.startsWith('Formeln')) + 1;
    const { findings } = await checkSpelling(proseOf(page), await spellerWith(''));
    expect(findings.map((finding) => [finding.line, finding.problem])).toEqual([
      [line, 'okänt ord: Funktonen'],
      [line + 1, 'okänt ord: funktonen'],
    ]);
    expect(findings[0]?.expected).toMatch(/^funktionen\?/);
  });

  it('reads titles and explanations of answers', async () => {
    const speller = await spellerWith('');
    for (const page of [
      plant('title="Dubbla"', 'title="Funktonen"'),
      plant('why="Så gör en kö."', 'why="Så gör funktonen."'),
    ]) {
      expect((await checkSpelling(proseOf(page), speller)).findings).toHaveLength(1);
    }
  });
});

describe('maskJson', () => {
  it('keeps what readers meet, in its place', () => {
    const json =
      '{\n  "a": { "sv": "kö", "en": "queue", "text": "En \\"mening\\"." },\n  "label": "Lärobok"\n}';
    const prose = maskJson(json);
    expect(prose.split(/\s+/).filter(Boolean)).toEqual(['kö', 'En', '\\"mening\\".', 'Lärobok']);
    expect(prose.indexOf('Lärobok')).toBe(json.indexOf('Lärobok'));
  });
});

describe('the word list', () => {
  it('leaves out comments', () => {
    const list = parseWordList('# rubrik\nabc # skäl\n');
    expect([list.accepts('abc'), list.accepts('rubrik'), list.accepts('')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is in order, with a word a line', () => {
    expect(wordListFaults('# om\nabc\nLånoteket\nzebra\nå+\nö')).toEqual([]);
    const faults = wordListFaults('b\na\na\ntvå ord');
    expect(faults.map(({ line, problem }) => `${String(line)} ${problem}`)).toEqual([
      '2 a står efter b',
      '3 a står två gånger',
      '4 två ord är inte ett ord',
    ]);
  });
});
