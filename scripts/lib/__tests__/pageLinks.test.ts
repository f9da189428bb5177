import { describe, expect, it } from 'vitest';
import { pagesThatLeadTo } from '../pageLinks';

const page = (file: string, text: string) => ({ file, text });
const m1 = { file: 'docs/3/m1.mdx', route: '/courses/3/m1' };

describe('the pages that lead to a file', () => {
  it.each([
    ['[ett](./m1.mdx)', true],
    ['[ett](m1.mdx#mål)', true],
    ['[ett](<./m1.mdx>)', true],
    ['[ett](/courses/3/m1)', true],
    ['<a href="/courses/3/m1#mål">ett</a>', true],
    ['[ett](../3/m1.mdx)', true],
    ['[tio](./m10.mdx)', false],
    ['[ett](../ai/m1.mdx)', false],
    ['m1.mdx', false],
  ])('%s: %s', (text, leads) => {
    const pages = [page('docs/3/m2.mdx', text)];
    expect(pagesThatLeadTo([m1], pages)).toEqual(leads ? ['docs/3/m2.mdx'] : []);
  });

  it('are only those that mean a place in it, where that is what may be gone', () => {
    const pages = [page('docs/3/a.mdx', '[x](./m1.mdx)'), page('docs/3/b.mdx', '[x](./m1.mdx#y)')];
    expect(pagesThatLeadTo([m1], pages, true)).toEqual(['docs/3/b.mdx']);
  });

  it('are those too that use the file, or a folder that it lies in', () => {
    const file = 'docs/3/filer/bibliotek/lån.py';
    const users = [
      page('docs/3/a.mdx', 'check_files:\n  - ./filer/bibliotek\n'),
      page('docs/3/b.mdx', '```python source="./filer/bibliotek/lån.py"\n'),
      page('docs/3/c.mdx', '![bild](./filer/bild.svg)'),
      page('docs/ai/d.mdx', '[fil](../3/filer/bibliotek/l%C3%A5n.py)'),
    ];
    expect(pagesThatLeadTo([{ file }], users)).toEqual([
      'docs/3/a.mdx',
      'docs/3/b.mdx',
      'docs/ai/d.mdx',
    ]);
  });
});
