import { describe, expect, it } from 'vitest';
import { isAcceptable, judgeSettings, reportOf, type Grade, type Verdict } from '../judgeSettings';
import { parseSettings, type ProjectAnswers } from '../projectSettings';

/**
 * The service's answer for a project that is set up as OPERATIONS.md says. Settings that are off
 * are left out.
 */
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
  notification: {
    sendEmail: {
      callbackUri: 'https://min-skola.web.app/',
      verifyEmailTemplate: { subject: 'Verifiera din adress', body: '<p>%LINK%</p>' },
      resetPasswordTemplate: { subject: 'Nytt lösenord', body: '<p>%LINK%</p>' },
    },
  },
};
const { sendEmail } = right.notification;
const leadingTo = (callbackUri: string | undefined) => ({
  notification: { sendEmail: { ...sendEmail, callbackUri } },
});

const site = { url: 'https://min-skola.web.app', projectId: 'min-skola' };
/** A project without other services to sign in with. */
const none = { defaultSupportedIdpConfigs: {}, oauthIdpConfigs: {}, inboundSamlConfigs: {} };

const judge = (
  config: unknown,
  providers: ProjectAnswers['providers'] = none,
): readonly Verdict[] => judgeSettings(parseSettings({ config, providers }), site);
const grades = (config: unknown): readonly Grade[] => judge(config).map(({ grade }) => grade);

const count = (config: unknown, wanted: Grade): number =>
  grades(config).filter((grade) => grade === wanted).length;

/** What the emulator knows of a project. */
const emulated = { signIn: { allowDuplicateEmails: false } };

describe('a project', () => {
  it('that is set up as OPERATIONS.md says is right', () => {
    expect(new Set(grades(right))).toEqual(new Set(['right']));
  });

  it.each<readonly [string, object, string]>([
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
      'signs in by phone',
      { signIn: { ...right.signIn, phoneNumber: { enabled: true } } },
      'telefon',
    ],
    ['has tenants', { multiTenant: { allowTenants: true } }, 'multi-tenancy'],
    ...[
      'https://min-skola.firebaseapp.com/__/auth/action',
      'https://min-skola.web.app/__/auth/action',
      'https://min-skola.web.app/__/auth/%61ction',
      'https://min-skola.web.app/%5F_/auth/action',
      'https://min-skola.web.app/x/../__/auth/action',
      'https://min-skola.web.app//__/auth/action',
      'https://evil.example/',
      'https://min-skola.web.app.evil.example/',
      'https://min-skola.web.app@evil.example/',
      'http://min-skola.web.app/',
      'https://min-skola.web.app/?x=1',
      'inte en adress',
      undefined,
    ].map(
      (address) =>
        [`sends its links to ${String(address)}`, leadingTo(address), 'Mejlens länkar'] as const,
    ),
  ])('that %s is wrong, and told what to do', (_what, change, setting) => {
    const config = { ...right, ...change };
    expect(count(config, 'wrong')).toBe(1);
    expect(isAcceptable(judge(config), false)).toBe(false);
    const wrong = judge(config).find(({ grade }) => grade === 'wrong');
    expect(wrong?.setting).toContain(setting);
    expect(reportOf(wrong === undefined ? [] : [wrong])).toMatch(
      /^FEL .*\n +\S.*(?:Authentication|Identity Platform) → /,
    );
  });

  it.each<readonly [string, object]>([
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
    ['another domain among its own', { authorizedDomains: ['evil.example', 'min-skola.web.app'] }],
    ...Object.entries({
      'the name in a mail': { subject: 'Hej', body: 'Hej %DISPLAY_NAME%! %LINK%' },
      'the name in a mail’s subject': { subject: 'Hej %DISPLAY_NAME%', body: '%LINK%' },
      'the name as its sender': { senderDisplayName: '%DISPLAY_NAME%', body: '%LINK%' },
      'the provider’s words in a mail': {},
      'nothing said of a mail': undefined,
    }).map(([what, verifyEmailTemplate]): [string, object] => [
      what,
      { notification: { sendEmail: { ...sendEmail, verifyEmailTemplate } } },
    ]),
  ])('with %s is weak, not wrong', (_what, change) => {
    expect(count({ ...right, ...change }, 'weak')).toBe(1);
    expect(count({ ...right, ...change }, 'wrong')).toBe(0);
  });

  it('whose other services are asked for is told which of them to switch off', () => {
    const on = (name: string) => ({ name: `projects/1/lists/${name}`, enabled: true });
    const providers = {
      defaultSupportedIdpConfigs: {
        defaultSupportedIdpConfigs: [on('google.com'), { ...on('apple.com'), enabled: false }],
      },
      oauthIdpConfigs: { oauthIdpConfigs: [on('oidc.skola')] },
      inboundSamlConfigs: { inboundSamlConfigs: [on('saml.skola')] },
    };
    const wrong = judge(right, providers).filter(({ grade }) => grade === 'wrong');
    expect(wrong.map(({ setting }) => setting)).toEqual(['Ingen inloggning med andra tjänster']);
    expect(wrong[0]?.remedy).toContain('google.com, oidc.skola, saml.skola');
    expect(wrong[0]?.remedy).not.toContain('apple.com');
  });

  it('whose other services cannot be read is not let through', () => {
    for (const missing of [undefined, null, 'list']) {
      const verdicts = judge(right, { ...none, oauthIdpConfigs: missing });
      expect(verdicts.map(({ grade }) => grade)).toContain('unknown');
      expect(isAcceptable(verdicts, false)).toBe(false);
      expect(isAcceptable(verdicts, true)).toBe(true);
    }
    expect(isAcceptable(judge(right), false)).toBe(true);
  });

  it('without Identity Platform has one list of other services, which is to be read', () => {
    const plain = { ...right, subtype: 'FIREBASE_AUTH' };
    expect(isAcceptable(judge(plain, { defaultSupportedIdpConfigs: {} }), false)).toBe(true);
    expect(isAcceptable(judge(plain, {}), false)).toBe(false);
    expect(isAcceptable(judge(right, { defaultSupportedIdpConfigs: {} }), false)).toBe(false);
  });

  it.each([null, {}, [], 'config', emulated])('that tells nothing is not judged: %j', (config) => {
    const verdicts = judge(config, {});
    expect(new Set(verdicts.map(({ grade }) => grade))).toEqual(new Set(['unknown']));
    expect(isAcceptable(verdicts, false)).toBe(false);
  });

  it('of the emulator is judged by what it tells', () => {
    const config = { ...emulated, emailPrivacyConfig: { enableImprovedEmailPrivacy: false } };
    expect(count(config, 'wrong')).toBe(1);
    const verdicts = judge(config);
    expect(isAcceptable(verdicts, true)).toBe(false);
    expect(verdicts.filter(({ grade }) => grade === 'unknown').length).toBeGreaterThan(9);
  });
});
