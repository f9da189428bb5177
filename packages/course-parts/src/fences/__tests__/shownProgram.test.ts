import { createElement as h, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { splitProgram } from '../shownProgram';

const fence = (key: string, language: string, text: string, metastring = ''): ReactNode => {
  const props = { className: `language-${language}`, metastring };
  return h('pre', { key }, h('code', props as object, `${text}\n`));
};
const code = fence('c', 'python', 'print(1)');
const output = fence('o', 'text', '1', 'title="Utskrift" output');
const text = (words: string): ReactNode => h('p', { key: words }, words);

describe('splitProgram', () => {
  it('finds code and output, and what stands before and after', () => {
    const {
      before,
      code: shown,
      output: result,
      after,
    } = splitProgram([text('först'), '\n', code, '\n', output, text('sedan')], 'Predict');
    expect([before.length, after.length]).toEqual([1, 1]);
    expect(shown.fence.text).toBe('print(1)');
    expect(result?.fence.text).toBe('1');
  });

  it('does without output', () => {
    expect(splitProgram([code, text('sedan')], 'Parsons')).toMatchObject({ output: undefined });
  });

  it.each([
    ['no code', [output], 'Parsons ska innehålla ett kodblock, men har inget: ```python'],
    ['two programs', [code, fence('d', 'python', 'x')], 'Parsons har flera kodblock'],
    [
      'two outputs',
      [code, output, fence('p', 'text', '2', 'output')],
      'Parsons har flera kodblock',
    ],
    ['output first', [output, code], 'Parsons: output ska stå direkt efter kodblocket'],
    ['words between', [code, text('och'), output], 'inte efter "och"'],
  ])('refuses %s', (_, children, message) => {
    expect(() => splitProgram(children, 'Parsons')).toThrow(message);
  });
});
