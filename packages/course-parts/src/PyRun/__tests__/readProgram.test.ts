import { createElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { readProgram } from '../readProgram';

const fence = (text: string, metastring?: string, language = 'python'): ReactNode =>
  createElement(
    'pre',
    { key: text },
    createElement('code', { className: `language-${language}`, metastring } as object, `${text}\n`),
  );

describe('readProgram', () => {
  it('reads the code and the checks, in order', () => {
    const { source, checks } = readProgram([
      '\n',
      fence('print(1)'),
      '\n',
      fence('assert output', 'check="Skriv något."'),
      fence('assert source', 'check="Skriv kod."'),
    ]);
    expect(source).toBe('print(1)');
    expect(checks).toEqual([
      { text: 'Skriv något.', code: 'assert output' },
      { text: 'Skriv kod.', code: 'assert source' },
    ]);
  });

  it('names the exercise by code and checks, indentation included', () => {
    const hash = (...fences: readonly ReactNode[]): string => readProgram(fences).hash;
    expect(hash(fence('a'))).toBe(hash(fence('a')));
    expect(hash(fence('if a:\n  b'))).not.toBe(hash(fence('if a:\n    b')));
    expect(hash(fence('a'))).not.toBe(hash(fence('a'), fence('assert b', 'check="B"')));
  });

  it.each([
    ['no code', [createElement('p', { key: 'p' }, 'Text')], 'men har inget'],
    ['another language', [fence('x', undefined, 'rust')], 'språket "rust"'],
    ['a check first', [fence('assert a', 'check="A"')], 'det första blocket är en kontroll'],
    ['a second block that is no check', [fence('a'), fence('b')], 'check="det som studenten'],
    [
      'text between the blocks',
      [fence('a'), createElement('p', { key: 'p' }, 'Text')],
      '"Text" är inget kodblock',
    ],
    ['a check without text', [fence('a'), fence('b', 'check=""')], 'check="det som studenten'],
  ])('refuses %s', (_name, children, message) => {
    expect(() => readProgram(children)).toThrow(message);
  });
});
