import { describe, expect, it } from 'vitest';
import { leaveOutOfApp } from '..';

describe('the languages of coloured code', () => {
  it('are nothing where Docusaurus’ app asks for them', () => {
    const module = {
      request: '/site/node_modules/@docusaurus/theme-classic/lib/prism-include-languages.js',
    };
    leaveOutOfApp(module);
    expect(module.request).toMatch(/nothing\.ts$/);
  });

  it('are there for whoever asks by name', () => {
    const request = '@docusaurus/theme-classic/lib/prism-include-languages';
    const module = { request };
    leaveOutOfApp(module);
    expect(module.request).toBe(request);
  });
});
