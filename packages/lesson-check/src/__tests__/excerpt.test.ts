import { describe, expect, it } from 'vitest';
import { findExcerptFault } from '../page/excerpt';

const file = 'extends Node\n\n\nfunc a():\n\tpass\n\n\nfunc b():\n\tpass\n';

describe('findExcerptFault', () => {
  it.each([
    ['the whole file', file],
    ['the whole file as a fence has it', file.trimEnd()],
    ['the first lines', 'extends Node\n'],
    ['some lines in the middle', 'func b():\n\tpass'],
    ['lines with empty lines around them', '\nfunc a():\n\tpass\n\n'],
    ['lines across empty lines', '\tpass\n\n\nfunc b():'],
  ])('lets %s pass', (_, excerpt) => {
    expect(findExcerptFault(excerpt, file)).toBeUndefined();
  });

  it('reads Windows line ends', () => {
    expect(findExcerptFault('func a():\n\tpass', file.replaceAll('\n', '\r\n'))).toBeUndefined();
  });

  it.each([
    ['a changed line', 'func a():\n\treturn', 2, 5, '\tpass'],
    ['spaces for a tab', 'func b():\n    pass', 2, 9, '\tpass'],
    ['a line left out', 'extends Node\n\nfunc a():\n\tpass', 3, 3, ''],
    ['a changed first line', 'func c():\n\tpass\n\n\nfunc b():', 1, 4, 'func a():'],
    ['lines past the end', '\nfunc b():\n\tpass\n\tmore', 4, 10, undefined],
    ['a part of a line', 'func b(', 1, 1, 'extends Node'],
  ])('finds %s', (_, excerpt, line, fileLine, inFile) => {
    expect(findExcerptFault(excerpt, file)).toMatchObject({ line, fileLine, inFile });
  });

  it('finds no excerpt in an empty block', () => {
    expect(findExcerptFault('', file)).toMatchObject({ line: 1, inExcerpt: '' });
  });
});
