import { createElement as h, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { Choice } from '../../Quiz/markers';
import { parsePredict, type Prediction } from '../parsePredict';

const fence = (key: string, language: string, text: string, metastring = ''): ReactNode => {
  const props = { className: `language-${language}`, metastring };
  return h('pre', { key }, h('code', props as object, `${text}\n`));
};
const code = fence('c', 'python', 'print(2 ** 3 ** 2)');
const output = fence('o', 'text', '512', 'title="Utskrift" output');
const choice = (text: ReactNode, props: object = { why: 'för att' }): ReactNode =>
  h(Choice, { key: JSON.stringify(text), ...props }, text);
const parse = (...children: readonly ReactNode[]): Prediction => parsePredict([...children], [2]);

describe('parsePredict', () => {
  it('makes a written question of a block and its output', () => {
    const { question, firstLine, result } = parse(code, output, h('p', { key: 'p' }, 'Därför.'));
    expect(question).toMatchObject({ kind: 'output', accepts: ['512'], goals: [2] });
    expect(firstLine).toBe('print(2 ** 3 ** 2)');
    expect(result).toHaveLength(2);
  });

  it('makes a choice of the wrong outputs and the right one, in the same mixed order each time', () => {
    const choices = ['1', '2', '3', '4'].map((text) => choice(text));
    const { question, result } = parse(code, output, ...choices);
    if (question.kind !== 'single') throw new Error(question.kind);
    const contents = question.choices.map(({ content }) => content);
    expect([...contents].map(String).sort()).toEqual(['1', '2', '3', '4', '512']);
    expect(question.choices.filter(({ correct }) => correct)).toEqual([
      { content: '512', correct: true, why: '' },
    ]);
    expect(parse(code, output, ...choices).question).toEqual(question);
    expect(result).toHaveLength(1);
  });

  it('keeps the lines of a choice', () => {
    const { question } = parse(code, output, choice('[1]\n[2]'));
    if (question.kind !== 'single') throw new Error(question.kind);
    expect(question.choices.map(({ content }) => content)).toContain('[1]\n[2]');
  });

  it('is another prediction when code, output or choices are others', () => {
    const hashes = [
      parse(code, output),
      parse(fence('c', 'python', 'print(512)'), output),
      parse(code, fence('o', 'text', '64', 'output')),
      parse(code, output, choice('64')),
    ].map(({ question }) => question.hash);
    expect(new Set(hashes).size).toBe(4);
  });

  it.each([
    ['no output', [code], 'kodblocket ska följas av sin output'],
    ['an empty output', [code, fence('o', 'text', '', 'output')], 'utskriften är tom'],
    ['a choice before the code', [choice('1'), code, output], 'Choice ska stå efter output'],
    ['a choice without reason', [code, output, choice('1', {})], 'why på Choice 1 saknas'],
    ['a right choice', [code, output, choice('512 ')], 'Choice 1 är den verkliga utskriften'],
    ['correct', [code, output, choice('1', { correct: true, why: 'x' })], 'Choice 1 har correct'],
    ['an empty choice', [code, output, choice(' ')], 'Choice 1 saknar text'],
    ['two equal choices', [code, output, choice('1'), choice('1 ')], 'två Choice är lika: "1"'],
  ])('refuses %s', (_, children, message) => {
    expect(() => parse(...children)).toThrow(message);
  });
});
