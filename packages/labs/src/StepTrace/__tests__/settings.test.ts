import { createElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { readTrace } from '../settings';

const fence = (text: string, language = 'steptrace', colours?: string): ReactNode =>
  createElement(
    'pre',
    { key: text },
    createElement('code', { className: `language-${language}`, colours } as object, `${text}\n`),
  );

describe('readTrace', () => {
  it('reads the trace and the colours of its code', () => {
    const children = ['\n', fence('a = 1\n===\n@1\n: Så.', 'steptrace', '4n1'), '\n'];
    const { trace, colours } = readTrace(children);
    expect(trace.code).toBe('a = 1');
    expect(colours).toBe('4n1');
    expect(readTrace(fence('===\n@-\n: Så.')).colours).toBe('');
  });

  it.each([
    ['nothing', [], 'men har inget'],
    ['two blocks', [fence('a'), fence('b')], 'steptrace och ett block med språket steptrace'],
    ['another language', [fence('a', 'python')], 'ett block med språket python'],
    ['text beside the block', [fence('===\n@-\n: x'), 'hej'], 'steptrace och text'],
    ['a trace that cannot be read', [fence('a = 1')], 'rad 1 i blocket: raden "===" saknas'],
  ])('refuses %s', (_name, children, message) => {
    expect(() => readTrace(children)).toThrow(message);
  });
});
