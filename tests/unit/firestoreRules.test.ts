/**
 * What firestore.rules repeats of the sources, for want of a way to import it. Who they let in is
 * asked of the emulator (tests/rules).
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { school } from '../../src/config/school';
import { signInDays } from 'docusaurus-plugin-seal/firestore';

const rules = readFileSync('firestore.rules', 'utf8');

describe('the rules', () => {
  it('ask for the password as often as the page says', () => {
    expect(rules).toContain(`duration.value(${String(signInDays)}, 'd')`);
  });

  it("name the school's domain, each dot in brackets", () => {
    const [, domain] = /\.matches\('[^@]*@\\\\s\]\+@([^']+)'\)/.exec(rules) ?? [];
    expect(domain).toBe(school.emailDomain.replaceAll('.', '[.]'));
  });
});
