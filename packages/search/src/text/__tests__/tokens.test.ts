import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piecesOf, tokensOf } from '../tokens';

const texts = (text: string): string[] => tokensOf(text).map((token) => token.text);

describe('tokens', () => {
  it.each([
    ['C64 och 6502', ['C64', 'och', '6502']],
    ['A*, C++ eller C#.', ['A*', 'C++', 'eller', 'C#']],
    ['for var man', ['for', 'var', 'man']],
    ['a && b || !c', ['a', '&&', 'b', '||', '!', 'c']],
    ['0x1F $d020', ['0x1F', '$d020']],
    ['<div hx-get="/x">', ['<', 'div', 'hx-get', '=', '/', 'x', '>']],
    ['extends CharacterBody2D', ['extends', 'CharacterBody2D']],
    ['git commit --amend', ['git', 'commit', '--amend']],
    ['@export #include .gitignore', ['@export', '#include', '.gitignore']],
    ['queue_free() och self.x.', ['queue_free', 'och', 'self.x']],
    ['Slut. Nästa mening', ['Slut', 'Nästa', 'mening']],
    ['CTF-uppgifter, e-post', ['CTF-uppgifter', 'e-post']],
  ])('of %s', (text, expected) => {
    expect(texts(text)).toEqual(expected);
  });

  it('are words when they are letters alone, and names otherwise', () => {
    expect(tokensOf('Sökning CharacterBody2D C64 x_1 &&').map(({ kind }) => kind)).toEqual([
      'word',
      'program',
      'program',
      'program',
      'sign',
    ]);
  });

  it('stand where they say, in order, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        let end = 0;
        for (const token of tokensOf(text)) {
          expect(token.start).toBeGreaterThanOrEqual(end);
          expect(text.slice(token.start, token.end)).toBe(token.text);
          expect(token.text).not.toMatch(/\s/);
          end = token.end;
        }
      }),
    );
  });
});

describe('pieces of a name', () => {
  it.each([
    ['queue_free', ['queue', 'free']],
    ['CharacterBody2D', ['Character', 'Body', '2D']],
    ['hx-get', ['hx', 'get']],
    ['--amend', ['amend']],
    ['C64', []],
    ['HTMLParser', []],
    ['parseHTML', ['parse', 'HTML']],
    ['åäöÅngra', ['åäö', 'Ångra']],
  ])('%s', (name, expected) => {
    expect(piecesOf(name)).toEqual(expected);
  });
});
