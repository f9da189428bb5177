import { describe, expect, it } from 'vitest';
import { privacy, privacyWarning, unsetPrivacyTexts, type PrivacyTexts } from '../privacy';

const complete: PrivacyTexts = {
  controller: 'Skolan',
  contact: 'info@skolan.se',
  dataProtectionOfficer: 'dso@skolan.se',
  legalBasis: 'Allmänt intresse.',
  retention: 'Till läsårets slut.',
};

describe('privacyWarning', () => {
  it('is silent when the school has said everything', () => {
    expect(unsetPrivacyTexts(complete)).toEqual([]);
    expect(privacyWarning(complete)).toBeUndefined();
  });

  it('names every text that is missing or empty, and the file', () => {
    const warning = privacyWarning({ ...complete, contact: null, retention: ' ' });
    expect(warning).toContain('contact, retention');
    expect(warning).toContain('src/config/privacy.ts');
    expect(warning).not.toContain('controller');
  });

  it('knows the texts of the site by the same names', () => {
    expect(Object.keys(privacy)).toEqual(Object.keys(complete));
  });
});
