import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentPolicy, inlineScriptHashes, policyOf, withPolicy } from '../contentPolicy';

const script = "document.documentElement.dataset.theme='light'";
const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const page = `<!doctype html><html lang=sv><head><meta charset=UTF-8><title>Kurser</title><script src=/a.js defer></script></head><body><script>${script}</script><script>${script}</script></body></html>`;
const facts = {
  sealed: true,
  connectTo: ['https://example.org'],
  scriptsFrom: [],
  framesFrom: [],
};

describe('the content security policy', () => {
  it('allows the very scripts of the page, once each', () => {
    expect(inlineScriptHashes(page)).toEqual([hash]);
    expect(contentPolicy(page, facts)).toContain(`script-src 'self' ${hash} blob:;`);
  });

  it('changes with a single character of a script', () => {
    expect(inlineScriptHashes(page.replaceAll('light', 'dark'))).not.toEqual([hash]);
  });

  it('refuses what is not named, and never allows scripts to be made of text', () => {
    const policy = contentPolicy(page, facts);
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toContain('unsafe-eval');
    expect(policy.split('; ').filter((part) => part.includes('unsafe-inline'))).toEqual([
      "style-src 'self' 'unsafe-inline'",
    ]);
  });

  it('lets blob addresses run only where lessons are sealed', () => {
    expect(contentPolicy(page, { ...facts, sealed: false })).not.toContain('blob:');
  });

  it('lets a manifest be read only where the page names one, and only the site’s own', () => {
    expect(contentPolicy(page, facts)).not.toContain('manifest-src');
    const installed = page.replace('<title>', '<link rel=manifest href=/m.webmanifest><title>');
    expect(contentPolicy(installed, facts)).toContain("; manifest-src 'self';");
  });

  it('shows no frame, unless it is told whose', () => {
    expect(contentPolicy(page, facts)).not.toContain('frame-src');
    const scriptsFrom = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
    const framesFrom = [
      'https://www.google.com/recaptcha/',
      'https://recaptcha.google.com/recaptcha/',
    ];
    const policy = contentPolicy(page, { ...facts, scriptsFrom, framesFrom });
    expect(policy).toContain(
      `script-src 'self' ${hash} blob: https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;`,
    );
    expect(policy).toContain(
      'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/;',
    );
  });

  it('talks to the origins that are named and to its own', () => {
    expect(contentPolicy(page, facts)).toContain("connect-src 'self' https://example.org;");
  });
});

describe('a page with its policy', () => {
  it('has it before everything that it is about, and gives it back', () => {
    const policy = contentPolicy(page, facts);
    const written = withPolicy(page, policy);
    expect(written.indexOf('content-security-policy')).toBeLessThan(written.indexOf('<script'));
    expect(policyOf(written)).toBe(policy);
    expect(contentPolicy(written, facts)).toBe(policy);
  });

  it.each([
    ['no encoding', page.replace('<meta charset=UTF-8>', '')],
    ['a script before it', page.replace('<meta', '<script>1</script><meta')],
  ])('is refused with %s', (_name, html) => {
    expect(() => withPolicy(html, "default-src 'none'")).toThrow('no place for its security');
  });

  it('says so when it has none', () => {
    expect(() => policyOf(page)).toThrow('has no content security policy');
  });
});
