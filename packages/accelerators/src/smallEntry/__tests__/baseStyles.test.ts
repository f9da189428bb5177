import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { infimaSheet } from '@kurser/platform/infima';
import { baseStyles } from '../baseStyles';

const sheet = `
  /* Variables */
  :root { --a: 1px; --file: url(a.b); }
  html, .html { margin: 0 }
  .button { color: red }
  a.button:hover, [data-theme='dark'] .card { color: blue }
  [data-theme='dark'] { --a: 2px }
  @media (max-width: 0.5px) { .row { top: 0 } p { top: 1px } }
  @media print { .row { top: 0 } }
`;

describe('the base of a style sheet', () => {
  const words = baseStyles(sheet, 'docusaurus.infima').replace(/\s+/g, ' ');

  it('is what it says of elements and variables', () => {
    expect(words.trim()).toBe(
      "@layer docusaurus.infima { :root { --a: 1px; --file: url(a.b); } html { margin: 0 } [data-theme='dark'] { --a: 2px } @media (max-width: 0.5px) { p { top: 1px } } }",
    );
  });

  it('is the smaller part of Infima, and has what the gate is drawn with', () => {
    const infima = readFileSync(infimaSheet(), 'utf8');
    const base = baseStyles(infima, 'docusaurus.infima');
    expect(base.length).toBeLessThan(infima.length / 2);
    for (const part of ['--ifm-color-primary:', 'box-sizing', "[data-theme='dark']", 'h1'])
      expect(base).toContain(part);
    expect(base).not.toContain('.button');
  });

  it('is missing from a sheet of classes', () => {
    expect(() => baseStyles('.a { top: 0 }', 'x')).toThrow('says nothing of elements');
  });
});
