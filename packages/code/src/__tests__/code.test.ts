import { describe, expect, it } from 'vitest';
import { colouredLines } from '../colouredLines';
import { readRuns, writeRuns, type Run } from '../runs';

describe('runs', () => {
  const runs: readonly Run[] = [
    { gap: 0, kind: 'k', length: 3 },
    { gap: 12, kind: 's', length: 40 },
  ];

  it('are read as they were written', () => {
    expect(writeRuns(runs)).toBe('0k3 12s40');
    expect(readRuns(writeRuns(runs))).toEqual(runs);
    expect(readRuns(writeRuns([]))).toEqual([]);
  });

  it.each(['x', '0q3', 'k3', '0k3 ', '-1k3', '0k3,1s2'])('are none in %j', (text) => {
    expect(readRuns(text)).toEqual([]);
  });
});

describe('coloured lines', () => {
  it('are the code’s, with each run in its colour', () => {
    expect(colouredLines('def f():\n    pass', '0k3 1f1 8k4')).toEqual([
      '<span class="code-keyword">def</span> <span class="code-function">f</span>():',
      '    <span class="code-keyword">pass</span>',
    ]);
  });

  it('begin a run anew that goes over several of them, and leave empty ones empty', () => {
    expect(colouredLines('"""a\n\nb"""', '0s10')).toEqual([
      '<span class="code-string">"""a</span>',
      '',
      '<span class="code-string">b"""</span>',
    ]);
  });

  it('are text, whatever stands in the code', () => {
    const code = '<img src=x onerror="alert(1)"> && </code>';
    expect(colouredLines(code, '0s4')).toEqual([
      '<span class="code-string">&lt;img</span> src=x onerror="alert(1)"&gt; &amp;&amp; &lt;/code&gt;',
    ]);
  });

  it('are whole without runs, and with runs of something longer', () => {
    expect(colouredLines('a\nb', '')).toEqual(['a', 'b']);
    expect(colouredLines('ab', '1k9 3s2')).toEqual(['a<span class="code-keyword">b</span>']);
  });
});
