import { readdirSync } from 'node:fs';
import katex from 'katex';
import { expect, it } from 'vitest';
import { readSource } from '@kurser/lesson-language/source/sourceText';
import { mathWords, unnamedSigns } from '../content/mathWords';

/** A formula as KaTeX puts it beside what it draws. */
function mathOf(formula: string, displayMode = false): Element {
  const box = document.createElement('div');
  box.innerHTML = katex.renderToString(formula, {
    displayMode,
    output: 'mathml',
    strict: 'ignore',
  });
  const math = box.querySelector('math');
  if (math === null) throw new Error(`no MathML: ${formula}`);
  return math;
}

it.each([
  ['x = 2', 'x är lika med 2'],
  ['w_1=0{,}5', 'w 1 är lika med 0,5'],
  ['(4, -1)', 'parentes 4, minus 1 slut parentes'],
  ['x^2', 'x i kvadrat'],
  ['e^{-z}', 'e upphöjt till minus z, slut exponent'],
  ['O(b^m)', 'O av b upphöjt till m'],
  ['h(1-h)', 'h parentes 1 minus h slut parentes'],
  ['h(B)=3', 'h av B är lika med 3'],
  ["f'(x)", 'f prim av x'],
  ['(3x)^2', 'parentes 3 x slut parentes i kvadrat'],
  ['P(A \\mid B)', 'P av A givet B'],
  ['\\frac{1}{2}', '1 delat med 2'],
  ['\\frac{a+b}{2}', 'bråket a plus b, delat med 2, slut bråk'],
  ['\\sqrt{x}', 'roten ur x'],
  ['\\sqrt{x^2+y^2}', 'roten ur x i kvadrat plus y i kvadrat, slut rot'],
  ['\\sum_{i=1}^{n} x_i', 'summan från i är lika med 1 till n av x i'],
  ['\\max_a Q(s,a)', 'största värdet över a av Q av s, a'],
  ['\\sigma(z)', 'sigma av z'],
  ['\\hat{y}', 'y hatt'],
  ['\\Delta w', 'delta w'],
  [
    '\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}',
    'parentes rad 1: 1, 2; rad 2: 3, 4 slut parentes',
  ],
  ['\\text{fel} \\le 0{,}1', 'fel är mindre än eller lika med 0,1'],
])('%s', (formula, words) => {
  expect(mathWords(mathOf(formula))).toBe(words);
});

it('a sign without words is found', () => {
  expect(unnamedSigns(mathOf('a \\bowtie b'))).toEqual(['⋈']);
});

/** What has dollar signs and is no formula. */
const code = [
  /^(`{3,})[^]*?^\1/gm,
  /`[^`\n]*`/g,
  /\\\$/g,
  /"[^"\n]*"/g,
  /^ +'[^'\n]*',$/gm,
] as const;

/** Every formula of every lesson, once. */
function formulasOfLessons(): ReadonlySet<string> {
  const files = readdirSync('docs', { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => code.reduce((text, each) => text.replace(each, ''), readSource(`docs/${name}`)));
  const found = texts.flatMap((text) => [...text.matchAll(/\$\$([^$]+)\$\$|\$([^$\n]+)\$/g)]);
  return new Set(found.map(([, block, inline]) => (block ?? inline ?? '').trim()));
}

it('every formula of the lessons has words for all of its signs', () => {
  const formulas = [...formulasOfLessons()];
  expect(formulas.length).toBeGreaterThan(450);
  const unsaid = formulas.flatMap((formula) => {
    const math = mathOf(formula, true);
    const signs = unnamedSigns(math);
    const words = mathWords(math);
    return signs.length > 0 || !/^[\p{L}\p{N} ,;:.%]+$/u.test(words)
      ? [`${formula}: ${signs.join(' ')} – ${words}`]
      : [];
  });
  expect(unsaid).toEqual([]);
});
