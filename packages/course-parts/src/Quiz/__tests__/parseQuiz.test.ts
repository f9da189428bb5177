import { createElement as h, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { nodeToText } from '@kurser/shared/nodeText';
import { Accept, Choice, Item, Question, Reject } from '../markers';
import { parseQuiz } from '../parseQuiz';

type Props = Readonly<Record<string, unknown>>;

const question = (props: Props, ...children: ReactNode[]): ReactNode =>
  h(Question, props, '\n', ...children, '\n');
const keyOf = (content: ReactNode): string => nodeToText(content);
const right = (content: ReactNode, why: unknown = 'Så är det.'): ReactNode =>
  h(Choice, { correct: true, why, key: keyOf(content) }, content);
const wrong = (content: ReactNode, why: unknown = 'Så är det inte.'): ReactNode =>
  h(Choice, { why, key: keyOf(content) }, content);
const accept = (content: ReactNode): ReactNode => h(Accept, { key: keyOf(content) }, content);
const item = (content: ReactNode): ReactNode => h(Item, { key: keyOf(content) }, content);
const prompt = h('p', null, 'Vad skriver ', h('code', null, 'print'), ' ut?');
const code = h('pre', null, h('code', { className: 'language-python' }, 'print(1)\n'));

const single = question({ kind: 'single' }, prompt, code, right('1'), wrong('2'));
const multiple = question({ kind: 'multiple' }, 'Vilka?', right('a'), right('b'), wrong('c'));
const text = question(
  { kind: 'text', why: 'LIFO.' },
  'Vad heter den?',
  accept('stack'),
  accept('stapel'),
  h(Reject, { why: 'FIFO.' }, 'kö'),
);
const number = question(
  { kind: 'number', answer: 16, tolerance: 0, unit: 'bitar', why: '2 upphöjt till 16.' },
  'Hur många?',
);
const output = question({ kind: 'output', why: 'Tre varv.' }, 'Utskriften?', code, accept('0\n1'));
const order = question(
  { kind: 'order', why: 'Först data.' },
  'Ordna.',
  item('Dela'),
  item('Träna'),
);

describe('parseQuiz', () => {
  it('reads all six kinds in the order they were written', () => {
    const questions = parseQuiz(['\n', single, multiple, text, number, output, order, '\n']);
    expect(questions.map(({ kind }) => kind)).toEqual([
      'single',
      'multiple',
      'text',
      'number',
      'output',
      'order',
    ]);
    expect(questions[0]).toMatchObject({ label: 'Vad skriver print ut?' });
    expect(questions[2]).toMatchObject({
      accepts: ['stack', 'stapel'],
      rejects: [{ text: 'kö', why: 'FIFO.' }],
      why: 'LIFO.',
    });
    expect(questions[3]).toMatchObject({ answer: 16, tolerance: 0, unit: 'bitar' });
    expect(questions[5]).toMatchObject({ items: [{ text: 'Dela' }, { text: 'Träna' }] });
  });

  it('takes a part written on a line of its own, which MDX makes a paragraph', () => {
    const inline = h('p', null, h('code', null, 'True'));
    const [parsed] = parseQuiz(question({ kind: 'single' }, 'Vad?', right(inline), wrong('x')));
    expect(parsed).toMatchObject({ choices: [{ content: inline.props.children }, {}] });
    const [words] = parseQuiz(
      question({ kind: 'text', why: 'w' }, 'Vad?', accept(['\n', h('p', { key: 1 }, 'kö'), '\n'])),
    );
    expect(words).toMatchObject({ accepts: ['kö'] });
  });

  it('leaves tolerance out as 0', () => {
    const [parsed] = parseQuiz(question({ kind: 'number', answer: 2.5, why: 'w' }, 'Hur långt?'));
    expect(parsed).toMatchObject({ tolerance: 0 });
    expect(parsed).not.toHaveProperty('unit');
  });

  it('shortens a long prompt at a word', () => {
    const [parsed] = parseQuiz(
      question({ kind: 'number', answer: 1, why: 'w' }, 'ord '.repeat(40), code),
    );
    expect(parsed?.label).toMatch(/^(ord ){10,17}…$/);
  });
});

describe('the hash that results are stored under', () => {
  const hashOf = (node: ReactNode): string | undefined => parseQuiz(node)[0]?.hash;
  const base = hashOf(single);

  it('stays when only an explanation or the wrapping changes', () => {
    const reworded = question(
      { kind: 'single' },
      h('p', null, 'Vad skriver\n', h('code', null, 'print'), ' ut?'),
      code,
      right('1', 'En helt annan förklaring.'),
      wrong('2'),
    );
    expect(hashOf(reworded)).toBe(base);
  });

  it.each([
    ['the prompt', question({ kind: 'single' }, 'Vad nu?', code, right('1'), wrong('2'))],
    ['the code', question({ kind: 'single' }, prompt, right('1'), wrong('2'))],
    ['a choice', question({ kind: 'single' }, prompt, code, right('1'), wrong('3'))],
    ['the right answer', question({ kind: 'single' }, prompt, code, wrong('1'), right('2'))],
    ['the kind', question({ kind: 'multiple' }, prompt, code, right('1'), wrong('2'))],
  ])('changes with %s, so that the question starts fresh', (_, changed) => {
    expect(hashOf(changed)).not.toBe(base);
  });

  it.each([
    ['number', { answer: 1, why: 'w' }, { answer: 2, why: 'w' }],
    ['number', { answer: 1, why: 'w' }, { answer: 1, tolerance: 0.5, why: 'w' }],
  ])('changes with the answer of a %s question', (kind, before, after) => {
    expect(hashOf(question({ kind, ...before }, 'Hur?'))).not.toBe(
      hashOf(question({ kind, ...after }, 'Hur?')),
    );
  });
});

describe('faults name the question and say what would be right', () => {
  it.each([
    [
      question({ kind: 'singel' }, 'Vad?'),
      'fråga 1: kind är "singel" men ska vara single, multiple',
    ],
    [question({}, 'Vad?'), 'fråga 1: kind är undefined men ska vara single'],
    [question({ kind: 'single' }, right('1'), wrong('2')), 'frågans text saknas'],
    [
      question({ kind: 'single' }, 'Vad?', right('1'), right('2')),
      'den har 2 Choice med correct men ska ha exakt en',
    ],
    [
      question({ kind: 'single' }, 'Vad?', wrong('1'), wrong('2')),
      'den har 0 Choice med correct men ska ha exakt en',
    ],
    [question({ kind: 'single' }, 'Vad?', right('1')), 'den har 1 Choice men ska ha minst två'],
    [question({ kind: 'multiple' }, 'Vad?', wrong('1'), wrong('2')), 'ingen Choice har correct'],
    [question({ kind: 'single' }, 'Vad?', right('1'), wrong('2', '')), 'why på Choice 2 saknas'],
    [question({ kind: 'single' }, 'Vad?', right(''), wrong('2')), 'Choice 1 saknar text'],
    [
      question({ kind: 'single' }, 'Vad?', h(Choice, { correct: 'ja', why: 'w' }, '1'), right('2')),
      'correct är "ja" men ska skrivas utan värde',
    ],
    [question({ kind: 'single', why: 'w' }, 'Vad?', right('1'), wrong('2')), 'why hör inte till'],
    [
      question({ kind: 'single' }, 'Vad?', right('1'), wrong('2'), accept('3')),
      'Accept hör inte till kind="single"; här går Choice',
    ],
    [question({ kind: 'text', why: 'w' }, 'Vad?'), 'minst en Accept'],
    [question({ kind: 'text', why: 'w' }, 'Vad?', accept(' ')), 'en Accept är tom'],
    [question({ kind: 'text' }, 'Vad?', accept('kö')), 'why saknas'],
    [
      question({ kind: 'text', why: 'w' }, 'Vad?', accept('Kö'), h(Reject, { why: 'w' }, 'kö')),
      '"kö" står både som Accept och Reject',
    ],
    [
      question({ kind: 'text', why: 'w' }, 'Vad?', accept('kö'), h(Reject, null, 'stack')),
      'why på Reject saknas',
    ],
    [
      question({ kind: 'number', answer: '16', why: 'w' }, 'Hur många?'),
      'answer är "16" men ska vara ett tal i klamrar: answer={16}',
    ],
    [
      question({ kind: 'number', answer: 16, tolerance: -1, why: 'w' }, 'Hur många?'),
      'tolerance är -1 men ska vara 0 eller större',
    ],
    [question({ kind: 'number', answer: 1, unit: 8, why: 'w' }, 'Hur?'), 'unit är 8 men'],
    [question({ kind: 'order', why: 'w' }, 'Ordna.', item('a')), 'minst två Item med olika text'],
    [question({ kind: 'order', why: 'w' }, 'Ordna.', item('a'), item('')), 'en Item saknar text'],
    [
      question({ kind: 'single' }, h('p', null, 'Vad? ', right('1')), right('2'), wrong('3')),
      'Choice ska stå på en egen rad direkt i Question',
    ],
    ['lös text', '"lös text" står direkt i Quiz; där får bara Question stå'],
    [[], 'den ska ha minst en Question'],
    [[single, h(Question, { ...singleProps(), key: 2 })], 'fråga 2 är lika med fråga 1'],
  ])('%#', (children, message) => {
    expect(() => parseQuiz(children)).toThrow(message);
  });

  it('reports all of them at once, with the right numbers', () => {
    const bad = question({ kind: 'number', answer: 1 }, '');
    expect(() => parseQuiz([single, bad, question({ kind: 'x' }, 'Vad?')])).toThrow(
      /^Quiz: 3 fel\n {2}- fråga 2: .*\n {2}- fråga 2: .*\n {2}- fråga 3: kind/,
    );
  });
});

/** The props of `single`, to write the same question twice. */
function singleProps(): Props {
  return { kind: 'single', children: [prompt, code, right('1'), wrong('2')] };
}
