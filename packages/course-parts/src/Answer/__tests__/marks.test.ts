import { describe, expect, it } from 'vitest';
import { findGap, judge } from '../core/judge';
import { parseAuthored } from '../core/parse';
import { emptyFields, type Fields } from '../core/question';

const read = (props: Readonly<Record<string, unknown>>) =>
  parseAuthored(props, 'salt', (text) => text);

/** The verdict of an answer that is written as a trial is. */
function said(props: Readonly<Record<string, unknown>>, answer: unknown): string {
  const { question, trials } = read({ ...props, wrong: [answer] });
  const verdict = judge(question, trials.wrong[0] ?? [], []);
  const reason = verdict.kind === 'right' ? undefined : verdict.reason;
  return [verdict.kind, reason].filter(Boolean).join(': ');
}

const match = {
  kind: 'match',
  pairs: [
    ['a', 'ett'],
    ['b', 'två'],
    ['c', 'tre'],
  ],
  extra: ['fyra'],
  near: [{ answer: ['ett', 'två', 'fyra'], why: 'Fyra hör inte till något.' }],
};
const order = {
  kind: 'order',
  items: ['läs', 'tänk', 'skriv', 'pröva'],
  reject: [{ answer: ['skriv', 'läs', 'tänk', 'pröva'], why: 'Läs först.' }],
};
const lines = { kind: 'lines', lines: ['x = 1', '=x = 2', 'y', '=x += 1', '=x = 0'] };
const cells = {
  kind: 'cells',
  cells: [
    ['0', '=1'],
    ['=1', '=1'],
  ],
  across: ['A', 'B'],
};

const nodes = {
  kind: 'nodes',
  nodes: [
    ['A', 1, 0],
    ['=B', 0, 1],
    ['=C', 2, 1],
  ],
  edges: ['A B C'],
};

describe('a verdict', () => {
  it.each([
    [match, ['ett', 'två', 'tre'], 'right'],
    [match, ['ett', 'två', ''], 'nearly: 2 av 3 par stämmer. 1 är tom.'],
    [match, ['ett', 'två', 'fyra'], 'nearly: Fyra hör inte till något.'],
    [match, ['tre', 'ett', 'två'], 'wrong: 0 av 3 par stämmer.'],
    [order, ['läs', 'tänk', 'skriv', 'pröva'], 'right'],
    [order, ['läs', 'skriv', 'tänk', 'pröva'], 'nearly: Två grannar har bytt plats.'],
    [order, ['pröva', 'skriv', 'tänk', 'läs'], 'wrong: Ordningen är omvänd.'],
    [order, ['läs', 'pröva', 'tänk', 'skriv'], 'wrong: 1 av 4 stämmer uppifrån räknat.'],
    [order, ['skriv', 'läs', 'tänk', 'pröva'], 'wrong: Läs först.'],
    [lines, [2, 4, 5], 'right'],
    [lines, [2, 4], 'nearly: 2 av de 3 rader som ska märkas är märkta.'],
    [
      lines,
      [1, 2, 3],
      'wrong: 1 av de 3 rader som ska märkas är märkta. 2 rader ska inte vara med.',
    ],
    [cells, ['1,2', '2,1', '2,2'], 'right'],
    [
      cells,
      ['1,1', '1,2', '2,1', '2,2'],
      'nearly: 3 av de 3 rutor som ska märkas är märkta. 1 ruta ska inte vara med.',
    ],
    [nodes, ['B', 'C'], 'right'],
    [nodes, 'A', 'wrong: 0 av de 2 noder som ska märkas är märkta. 1 nod ska inte vara med.'],
    [{ ...nodes, reject: [{ answer: ['B'], why: 'Och C?' }] }, ['B'], 'wrong: Och C?'],
    [{ kind: 'lines', lines: ['a', '=b'] }, 1, 'wrong: Det är en annan rad.'],
    [{ kind: 'lines', lines: ['a', '=b'] }, [1, 2], 'nearly: Märk bara en enda rad.'],
  ])('of %j with %j is %s', (props, answer, verdict) => {
    expect(said(props, answer)).toBe(verdict);
  });

  it.each([
    [match, 'Välj en bokstav på någon rad först.'],
    [order, 'Flytta någon del först.'],
    [lines, 'Märk någon rad först.'],
    [cells, 'Märk någon ruta först.'],
    [nodes, 'Märk någon nod först.'],
  ])('of %j waits for something to judge', (props, gap) => {
    const { question } = read(props);
    const empty: Fields = emptyFields(question);
    expect(findGap(question, empty)).toBe(gap);
  });
});

it('the order that is met is never the right one, nor are the partners’', () => {
  const { question } = read(order);
  expect(question).toMatchObject({ kind: 'order' });
  if (question.kind === 'order') expect(question.start).not.toEqual([0, 1, 2, 3]);
  const { question: pairs } = read(match);
  if (pairs.kind === 'match')
    expect([...pairs.partners].sort()).toEqual(['ett', 'fyra', 'tre', 'två']);
});

it('a maze is written with a character a cell', () => {
  const { question } = read({ kind: 'cells', cells: ['S=.', '#=M'] });
  expect(question).toMatchObject({
    cells: [
      [{ text: 'S' }, { text: '.', isRight: true }],
      [{ text: '#' }, { text: 'M', isRight: true }],
    ],
  });
});

describe('what an author gets wrong', () => {
  it.each([
    [{ kind: 'match', pairs: [['a', 'b']] }, 'pairs har värdet [["a","b"]] men ska vara par'],
    [{ ...match, extra: ['ett'] }, 'extra har något som redan står i pairs'],
    [{ ...match, wrong: [['ett', 'två']] }, 'wrong har värdet [["ett","två"]] men ska vara'],
    [{ kind: 'order', items: ['a', 'a', 'b'] }, 'items har värdet ["a","a","b"] men ska vara'],
    [{ ...order, wrong: [['läs']] }, 'wrong har värdet [["läs"]] men ska vara'],
    [{ kind: 'lines', lines: ['a', 'b'] }, 'lines har inget att märka'],
    [{ ...lines, wrong: [[9]] }, 'wrong har värdet [[9]] men ska vara en lista: {[[2, 3]]}'],
    [{ kind: 'cells', cells: ['=a', 'bc'] }, 'cells har värdet ["=a","bc"] men ska vara'],
    [{ ...cells, across: ['A'] }, 'across har 1 namn men ska ha 2'],
    [{ ...cells, wrong: [['3,1']] }, 'wrong har värdet [["3,1"]] men ska vara'],
    [{ ...nodes, nodes: [['A', 0, 0]] }, 'nodes har värdet [["A",0,0]] men ska vara noder'],
    [
      {
        ...nodes,
        nodes: [
          ['A', 0, 0],
          ['=A', 1, 0],
        ],
      },
      'nodes har samma namn två gånger',
    ],
    [
      {
        ...nodes,
        nodes: [
          ['A', 0, 0],
          ['B', 1, 0],
        ],
        edges: [],
      },
      'nodes har inget att märka',
    ],
    [{ ...nodes, edges: ['A B D'] }, 'edges har ett namn som saknas i nodes: A B D'],
    [
      { ...nodes, wrong: [['D']] },
      "wrong har värdet [[\"D\"]] men ska vara en lista: {[['A', 'B']]}",
    ],
  ])('%j: %s', (props, fault) => {
    expect(() => read(props)).toThrow(fault);
  });
});
