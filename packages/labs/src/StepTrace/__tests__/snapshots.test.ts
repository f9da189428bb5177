import { describe, expect, it } from 'vitest';
import { parseTrace } from '../core/parse';
import { addressToNumber, snapshotsOf, struckOut, type Snapshot } from '../core/snapshots';

function run(...steps: string[]): readonly Snapshot[] {
  const parsed = parseTrace(`===\n${steps.map((step) => `@-\n: x\n${step}`).join('\n')}`);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return snapshotsOf(parsed.trace);
}

const marks = (entries: readonly { readonly mark: string }[] | undefined): readonly string[] =>
  (entries ?? []).map((entry) => entry.mark);

describe('snapshotsOf', () => {
  it('keeps a variable until it changes, and marks only what the step did', () => {
    const [first, second, third, fourth] = run('var a = 1', 'var b = 2', 'var a = 3', 'var a = 3');
    expect(first?.variables).toEqual([{ name: 'a', value: '1', mark: 'new' }]);
    expect(marks(second?.variables)).toEqual(['same', 'new']);
    expect(third?.variables).toEqual([
      { name: 'a', value: '3', mark: 'changed' },
      { name: 'b', value: '2', mark: 'same' },
    ]);
    expect(marks(fourth?.variables)).toEqual(['same', 'same']);
  });

  it('keeps the mark of the first change when a step sets the same variable twice', () => {
    const [, second, third] = run('var a = 1', 'var a = 2\nvar a = 1', 'var b = 1\nvar b = 2');
    expect(second?.variables).toEqual([{ name: 'a', value: '1', mark: 'changed' }]);
    expect(third?.variables[1]).toEqual({ name: 'b', value: '2', mark: 'new' });
  });

  it('takes variables and structures away', () => {
    const [, second] = run('var a = 1\nlist l: 1, 2', 'del a\ndel l');
    expect(second?.variables).toEqual([]);
    expect(second?.structures).toEqual([]);
  });

  it('marks what is pushed on a stack and the stack that was popped', () => {
    const [first, second, third] = run('stack s: a', 'stack s: a, b', 'stack s: a');
    expect(marks(first?.structures)).toEqual(['new']);
    expect(marks(second?.structures[0]?.items)).toEqual(['same', 'new']);
    expect(marks(third?.structures)).toEqual(['changed']);
    expect(marks(third?.structures[0]?.items)).toEqual(['same']);
  });

  it('does not mark a queue’s items because others left in front of them', () => {
    const [, second, third] = run('queue k: a, b, c', 'queue k: b, c, d', 'queue k: x');
    expect(marks(second?.structures[0]?.items)).toEqual(['same', 'same', 'new']);
    expect(marks(third?.structures[0]?.items)).toEqual(['new']);
  });

  it('marks the places of a list that hold something else', () => {
    const [, second, third] = run('list l: 3, 1, 2', 'list l: 1, 3, 2', 'list l: 1, 3, 2');
    expect(marks(second?.structures[0]?.items)).toEqual(['changed', 'changed', 'same']);
    expect(marks(third?.structures)).toEqual(['same']);
  });

  it('draws a name that becomes another kind of structure as new, in the old one’s place', () => {
    const [, second] = run('stack s: a\nlist l: 1', 'queue s: a');
    expect(second?.structures.map(({ shape, mark }) => [shape, mark])).toEqual([
      ['queue', 'new'],
      ['list', 'same'],
    ]);
  });

  it('orders memory by address, whatever the order and notation of the text', () => {
    const [first, second] = run('mem 0x1001 = 02\nmem $0F = 01\nmem 0x1000 = 05', 'mem 15 = 9');
    expect(first?.memory.map((cell) => cell.address)).toEqual(['$0F', '0x1000', '0x1001']);
    expect(marks(second?.memory)).toEqual(['same', 'new', 'same', 'same']);
  });

  it('collects what is written and counts what the step wrote', () => {
    const [first, second, third] = run('out a\nout b', 'var x = 1', 'out c');
    expect([first?.newOutput, second?.newOutput, third?.newOutput]).toEqual([2, 0, 1]);
    expect(third?.output).toEqual(['a', 'b', 'c']);
  });
});

describe('addressToNumber', () => {
  it.each([
    ['0x10', 16],
    ['$c000', 49_152],
    ['12', 12],
    ['rsp+8', undefined],
  ])('%s', (address, number) => {
    expect(addressToNumber(address)).toBe(number);
  });
});

describe('an item that is struck out', () => {
  it.each([
    ['~16', '16'],
    ['16', undefined],
    ['~', undefined],
  ])('%s', (text, struck) => {
    expect(struckOut(text)).toBe(struck);
  });
});
