import { describe, expect, it } from 'vitest';
import { parseFence } from '../fence';

describe('parseFence', () => {
  it('reads words with and without values', () => {
    const { words, faults } = parseFence(
      'file=a.py title="En fil" no_run stdin="5\\n7" args="a  b"',
    );
    expect(faults).toEqual([]);
    expect(words).toMatchObject({
      file: 'a.py',
      title: 'En fil',
      noRun: true,
      stdin: '5\n7',
      args: ['a', 'b'],
    });
  });

  it('tells compile_fail with a code from one without', () => {
    expect(parseFence('compile_fail="E0382"').words.compileFail).toBe('E0382');
    expect(parseFence('compile_fail').words.compileFail).toBe('');
    expect(parseFence('').words.compileFail).toBeUndefined();
  });

  it.each([
    ['norun', 'okänt ord efter språket: norun'],
    ['{1,3}', 'okänt ord efter språket: {1,3}'],
    ['toString', 'okänt ord efter språket: toString'],
    ['no_run=yes', 'ordet no_run tar inget värde'],
    ['file', 'ordet file saknar värde'],
    ['title=""', 'ordet title saknar värde'],
    ['hidden hidden', 'ordet hidden står två gånger'],
  ])('names the fault in %s', (meta, problem) => {
    expect(parseFence(meta).faults.map((fault) => fault.problem)).toEqual([problem]);
  });
});
