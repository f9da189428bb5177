import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { appCheckAddresses } from '../../../src/config/appCheck';
import { keysAddress } from 'docusaurus-plugin-seal/firestore';
import {
  configuredPolicy,
  deployedPolicy,
  reportingPolicy,
  withHeaderPolicy,
  type FirebaseConfig,
} from '../securityHeaders';

const stored = JSON.parse(readFileSync('firebase.json', 'utf8')) as FirebaseConfig;
const page =
  '<meta charset=utf-8><meta http-equiv=content-security-policy content="default-src \'none\'"><script>a()</script>';

describe("a page's own policy", () => {
  it('names the keys of its project, which the header, the same for every project, allows', () => {
    const [, , , header = ''] = (
      /connect-src 'self' ([^;]+)/.exec(deployedPolicy(page))?.[1] ?? ''
    ).split(' ');
    expect(keysAddress('min-skola', null)).toBe(
      'https://firestore.googleapis.com/v1/projects/min-skola/databases/(default)/documents/contentKeys/',
    );
    expect(keysAddress('min-skola', null).startsWith(header)).toBe(true);
    expect(header).toMatch(/\/projects\/$/);
  });
});

describe('a site with App Check', () => {
  const withAppCheck = page.replace(
    "default-src 'none'",
    "default-src 'none'; frame-src https://www.google.com/recaptcha/",
  );

  it('has its addresses in the header too, and another site has none of them', () => {
    const policy = deployedPolicy(withAppCheck);
    const project = appCheckAddresses('min-skola');
    const any = appCheckAddresses(null);
    for (const address of [...any.scriptsFrom, ...any.framesFrom, ...any.connectTo])
      expect(policy).toContain(` ${address}`);
    // The header allows what a project's pages name.
    project.connectTo.forEach((address, index) =>
      expect(address.startsWith(any.connectTo[index] ?? '-')).toBe(true),
    );
    expect(deployedPolicy(page)).not.toMatch(/recaptcha|appcheck|frame-src/);
  });
});

describe('the policy in firebase.json', () => {
  it('talks to Firebase and to nothing else', () => {
    expect(configuredPolicy(stored)).not.toContain('frame-src');
    const [, connect] = /connect-src ([^;]+)/.exec(configuredPolicy(stored)) ?? [];
    expect(connect?.split(' ')).toEqual([
      "'self'",
      'https://identitytoolkit.googleapis.com/v1/',
      'https://identitytoolkit.googleapis.com/v2/',
      'https://securetoken.googleapis.com/v1/token',
      'https://firestore.googleapis.com/v1/projects/',
    ]);
  });

  it('is replaced in its place; everything else stays', () => {
    const changed = withHeaderPolicy(stored, "default-src 'self'");
    expect(configuredPolicy(changed)).toBe("default-src 'self'");
    expect(withHeaderPolicy(changed, configuredPolicy(stored))).toEqual(stored);
  });

  it('is missed when it is not there', () => {
    const without = { ...stored, hosting: { headers: [{ source: '/assets/**', headers: [] }] } };
    expect(() => withHeaderPolicy(without, 'x')).toThrow('saknar Content-Security-Policy för "**"');
  });
});

describe('the policy for a page', () => {
  it('names the page’s scripts, whatever policy the page was built with', () => {
    expect(deployedPolicy(page)).toMatch(
      /script-src 'self' 'sha256-[^']+' blob:;.*frame-ancestors 'none'$/,
    );
    expect(deployedPolicy(page)).not.toBe(deployedPolicy(page.replace('a()', 'b()')));
  });

  it('is the page’s own with reports on top where tests listen', () => {
    expect(reportingPolicy(page, '/hit')).toBe(
      "default-src 'none'; frame-ancestors 'none'; report-uri /hit",
    );
  });
});
