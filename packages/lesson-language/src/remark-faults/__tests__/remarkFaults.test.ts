import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import remarkFaults from '..';

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkFaults).use(remarkStringify);

/** Reads a page as the build does, and writes it down again. */
function read(value: string): string {
  return String(processor.processSync({ cwd: '/site', path: '/site/docs/3/m3.mdx', value })).trim();
}

describe('remark-faults', () => {
  it('tells by file and line what MDX cannot read', () => {
    expect(() => read('Text.\n\n<Quiz>\n\n<Question>\n\n</Quiz>')).toThrow(
      'docs/3/m3.mdx:5  <Question> på rad 5 stängs inte  </Question> före </Quiz> på rad 7',
    );
  });

  it('tells every component that is none and every part that cannot read what it is given, in order', () => {
    const page = 'Text.\n\n<AluSim a={99} />\n\n<Tabs />\n\n<Excercise />';
    expect(() => read(page)).toThrow(
      [
        'docs/3/m3.mdx:3  AluSim: a har värdet 99 men ska vara ett heltal från 0 till 15  som i exemplen på <AluSim> i src/parts/README.md',
        'docs/3/m3.mdx:5  okänd komponent: <Tabs>  en del som står i src/parts/README.md, eller en import överst på sidan',
        'docs/3/m3.mdx:7  okänd komponent: <Excercise>  menade du <Exercise>?',
      ].join('\n'),
    );
  });

  it('leaves a page that can be read as it is', () => {
    const page = '<Hint>\n  Text.\n</Hint>';
    expect(read(page)).toBe(page);
  });

  it('says so when it stands before the parser', () => {
    expect(() => unified().use(remarkFaults).freeze()).toThrow('after the parser');
  });
});
