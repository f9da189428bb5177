import { describe, expect, it } from 'vitest';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { attributeText, elementsNamed } from '../../source/jsx';
import { layOut, unpackLayout } from '@kurser/labs/GateSim/core/drawing/layout';
import { readCircuit } from '@kurser/labs/GateSim/core/notation';
import { layOutCircuits } from '../circuits';

const processor = unified().use(remarkParse).use(remarkMdx);

/** The `layout` of the page's only circuit. */
function layoutOn(...page: readonly string[]): string | undefined {
  const root = processor.parse(page.join('\n'));
  layOutCircuits(root);
  const [gateSim] = elementsNamed(root, 'GateSim');
  return gateSim === undefined ? undefined : attributeText(gateSim, 'layout');
}

const text = ['inputs: A, B', 'outputs: Y', 'Y = A and B'];
const fence = ['```circuit', ...text, '```'];
const read = readCircuit(text.join('\n'));
const netlist = read.ok ? read.netlist : undefined;

describe('a circuit’s drawing', () => {
  it.each([
    ['in a block of code', ['<GateSim>', '', 'Prova.', '', ...fence, '', '</GateSim>']],
    ['to be written on', ['<GateSim mode="write">', '', ...fence, '', '</GateSim>']],
    ['as an expression', ['<GateSim expression="Y = A·B" />']],
    [
      'within something else',
      ['<Hint>', '', '<GateSim>', '', ...fence, '', '</GateSim>', '', '</Hint>'],
    ],
  ])('is laid out by the build for one %s', (_, page) => {
    if (netlist === undefined) throw new Error('The circuit cannot be read');
    expect(unpackLayout(netlist, layoutOn(...page) ?? '')).toEqual(layOut(netlist));
  });

  it.each([
    ['the student builds', ['<GateSim mode="build" expression="A·B" />']],
    ['cannot be read', ['<GateSim>', '', '```circuit', 'Y = A och B', '```', '', '</GateSim>']],
    ['nobody has written', ['<GateSim />']],
    ['its author has drawn', ['<GateSim mode="build" expression="A·B" layout="[]" />']],
  ])('is left out for one that %s', (_, page) => {
    expect(layoutOn(...page)).toBeUndefined();
  });
});
