import { describe, expect, it } from 'vitest';
import { judgeSettings, reportOf, type Grade } from '../judgeSettings';
import { parseSettings } from '../projectSettings';

/** The service's answer for a project that is set up as OPERATIONS.md says. Settings that are off are left out. */
const right = {
  name: 'projects/1/config',
  signIn: { email: { enabled: true, passwordRequired: true }, anonymous: {} },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  passwordPolicyConfig: {
    passwordPolicyEnforcementState: 'ENFORCE',
    forceUpgradeOnSignin: true,
    passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 12 } }],
  },
  authorizedDomains: ['min-skola.web.app', 'min-skola.firebaseapp.com'],
  notification: { sendEmail: { callbackUri: 'https://min-skola.web.app/' } },
};

const grades = (config: unknown): readonly Grade[] =>
  judgeSettings(parseSettings(config)).map(({ grade }) => grade);

const count = (config: unknown, wanted: Grade): number =>
  grades(config).filter((grade) => grade === wanted).length;

/** What the emulator knows of a project. */
const emulated = { signIn: { allowDuplicateEmails: false } };

describe('a project', () => {
  it('that is set up as OPERATIONS.md says is right', () => {
    expect(new Set(grades(right))).toEqual(new Set(['right']));
  });

  it.each([
    ['tells which addresses have accounts', { emailPrivacyConfig: {} }, 'gissa adresser'],
    ['has never been asked to hide them', { emailPrivacyConfig: undefined }, 'gissa adresser'],
    [
      'signs in with a link',
      { signIn: { email: { enabled: true }, anonymous: {} } },
      'Ingen inloggning med bara en länk',
    ],
    [
      'signs in nobody in particular',
      { signIn: { ...right.signIn, anonymous: { enabled: true } } },
      'anonym',
    ],
    [
      'has no passwords',
      { signIn: { email: { passwordRequired: true }, anonymous: {} } },
      'e-post och lösenord',
    ],
    [
      'sends its links to the provider’s page',
      {
        notification: {
          sendEmail: { callbackUri: 'https://min-skola.firebaseapp.com/__/auth/action' },
        },
      },
      'Mejlens länkar',
    ],
  ])('that %s is wrong, and told what to do', (_what, change, setting) => {
    const config = { ...right, ...change };
    expect(count(config, 'wrong')).toBe(1);
    const wrong = judgeSettings(parseSettings(config)).find(({ grade }) => grade === 'wrong');
    expect(wrong?.setting).toContain(setting);
    expect(reportOf(wrong === undefined ? [] : [wrong])).toMatch(
      /^FEL .*\n +\S.*Authentication → /,
    );
  });

  it.each([
    ['short passwords', { passwordPolicyConfig: { forceUpgradeOnSignin: true } }],
    [
      'a policy that is switched off',
      {
        passwordPolicyConfig: {
          ...right.passwordPolicyConfig,
          passwordPolicyEnforcementState: 'OFF',
        },
      },
    ],
    [
      'a policy for new passwords only',
      { passwordPolicyConfig: { ...right.passwordPolicyConfig, forceUpgradeOnSignin: false } },
    ],
    ['localhost among its domains', { authorizedDomains: ['localhost', 'min-skola.web.app'] }],
  ])('with %s is weak, not wrong', (_what, change) => {
    expect(count({ ...right, ...change }, 'weak')).toBe(1);
    expect(count({ ...right, ...change }, 'wrong')).toBe(0);
  });

  it.each([null, {}, [], 'config', emulated])('that tells nothing is not judged: %j', (config) => {
    expect(new Set(grades(config))).toEqual(new Set(['unknown']));
  });

  it('of the emulator is judged by what it tells', () => {
    const config = { ...emulated, emailPrivacyConfig: { enableImprovedEmailPrivacy: false } };
    expect(count(config, 'wrong')).toBe(1);
    expect(count(config, 'unknown')).toBe(7);
  });
});
