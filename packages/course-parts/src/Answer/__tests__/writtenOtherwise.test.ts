import { expect, it } from 'vitest';
import { readFacts } from '../core/file';
import { parseAuthored } from '../core/parse';

const named = 'func räkna():\n\tif på:\n\t\tvarv = 1\n\tvarv += 2\n';

it.each([
  ['another kind of line breaks', named.replaceAll('\n', '\r\n')],
  ['blanks for tabs', named.replaceAll('\t', '    ')],
  ['blanks at the ends of lines', named.replaceAll('\n', ' \t\n\n')],
  ['comments', named.replaceAll('\n', ' # func nej(): varv = 3 (\n\t\t# [\n')],
  ['a mark before the first sign', `\ufeff${named}`],
  ['letters in two parts', named.normalize('NFD')],
  ['no line break at the end', named.trimEnd()],
])('a file is the same with %s', (_what, text) => {
  const facts = [
    { says: 's', in: 'räkna', has: 'if på : ↵ varv = 1' },
    { says: 's', in: 'räkna', has: 'varv += 2', lacks: 'varv = 3' },
  ];
  const { question } = parseAuthored({ kind: 'file', ends: ['.gd'], facts }, '', (each) => each);
  expect(question.kind === 'file' && readFacts(question, [text, 'p.gd'])).toEqual(['', 'ja', 'ja']);
});
