import { describe, expect, it } from 'vitest';
import { appCheckAddresses } from '../appCheck';
import { identityAddresses, readEnvironment } from '../environment';

const right = {
  FIREBASE_API_KEY: 'AIzaSyA-0123456789_0123456789_01234567',
  FIREBASE_AUTH_DOMAIN: 'min-skola.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'min-skola',
  FIREBASE_STORAGE_BUCKET: 'min-skola.firebasestorage.app',
};

describe('readEnvironment', () => {
  it('reads a real project from its four variables', () => {
    expect(readEnvironment(right)).toEqual({
      provider: {
        apiKey: right.FIREBASE_API_KEY,
        authDomain: right.FIREBASE_AUTH_DOMAIN,
        projectId: 'min-skola',
        storageBucket: right.FIREBASE_STORAGE_BUCKET,
      },
      emulators: null,
      appCheck: null,
    });
  });

  it('says whom the pages ask for accounts: Firebase, or the emulator and nobody else', () => {
    expect(identityAddresses(readEnvironment(right).emulators)).toEqual([
      'https://identitytoolkit.googleapis.com/v1/',
      'https://identitytoolkit.googleapis.com/v2/',
      'https://securetoken.googleapis.com/v1/token',
    ]);
    const { emulators } = readEnvironment({ FIREBASE_TARGET: 'emulator' });
    expect(identityAddresses(emulators)).toEqual([
      'http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/',
      'http://127.0.0.1:9099/identitytoolkit.googleapis.com/v2/',
      'http://127.0.0.1:9099/securetoken.googleapis.com/v1/token',
    ]);
  });

  it('gives the demo project and loopback addresses for the emulator', () => {
    const { provider, emulators } = readEnvironment({ FIREBASE_TARGET: 'emulator' });
    expect(provider.projectId).toBe('demo-kurser');
    expect(emulators).toEqual({
      auth: 'http://127.0.0.1:9099',
      firestore: 'http://127.0.0.1:8080',
    });
  });

  it('takes another place for the Auth emulator, also one that a phone finds, and refuses one that is no place', () => {
    const at = (host: string) =>
      readEnvironment({ FIREBASE_TARGET: 'emulator', FIREBASE_AUTH_EMULATOR_HOST: host });
    expect(at('127.0.0.1:9199').emulators?.auth).toBe('http://127.0.0.1:9199');
    expect(at('192.168.1.20:9099').emulators?.auth).toBe('http://192.168.1.20:9099');
    expect(() => at('9199')).toThrow(
      'FIREBASE_AUTH_EMULATOR_HOST har värdet "9199" men ska se ut som 127.0.0.1:9099',
    );
  });

  it('names every missing variable in one error', () => {
    expect(() => readEnvironment({})).toThrow(
      /FIREBASE_API_KEY saknas[^]*FIREBASE_AUTH_DOMAIN saknas[^]*FIREBASE_PROJECT_ID saknas[^]*FIREBASE_STORAGE_BUCKET saknas/,
    );
  });

  it('names a malformed value and shows a right one', () => {
    expect(() => readEnvironment({ ...right, FIREBASE_PROJECT_ID: 'Min Skola' })).toThrow(
      'FIREBASE_PROJECT_ID har värdet "Min Skola" men ska se ut som min-skola',
    );
    expect(() => readEnvironment({ ...right, FIREBASE_AUTH_DOMAIN: 'https://min-skola' })).toThrow(
      'FIREBASE_AUTH_DOMAIN',
    );
  });

  describe('App Check', () => {
    const key = '6LcTest-0123456789_0123456789';
    const on = { FIREBASE_APP_CHECK: `enterprise:${key}`, FIREBASE_APP_ID: '1:42:web:0a1b' };

    it('is off unless it is asked for', () => {
      for (const off of [{}, { FIREBASE_APP_CHECK: '' }, { FIREBASE_APP_ID: '1:42:web:0a1b' }])
        expect(readEnvironment({ ...right, ...off }).appCheck).toBeNull();
    });

    it('has a service, its key and the app’s id, for a project and for the emulator', () => {
      const settings = { provider: 'enterprise', siteKey: key, appId: '1:42:web:0a1b' };
      expect(readEnvironment({ ...right, ...on }).appCheck).toEqual(settings);
      expect(readEnvironment({ FIREBASE_TARGET: 'emulator', ...on }).appCheck).toEqual(settings);
      const older = { ...right, ...on, FIREBASE_APP_CHECK: `v3:${key}` };
      expect(readEnvironment(older).appCheck?.provider).toBe('v3');
    });

    it.each([
      [{ FIREBASE_APP_CHECK: key }, `FIREBASE_APP_CHECK har värdet "${key}"`],
      [{ FIREBASE_APP_CHECK: 'enterprise:kort' }, 'ska se ut som enterprise:6Lc… eller v3:6Lc…'],
      [{ FIREBASE_APP_ID: '' }, 'FIREBASE_APP_ID saknas'],
      [{ FIREBASE_APP_ID: 'min-app' }, 'FIREBASE_APP_ID har värdet "min-app"'],
    ])('names what is wrong: %j', (wrong, message) => {
      expect(() => readEnvironment({ ...right, ...on, ...wrong })).toThrow(message);
      expect(() => readEnvironment({ FIREBASE_TARGET: 'emulator', ...on, ...wrong })).toThrow(
        message,
      );
    });

    it('asks Google about one project’s apps, and a header about any', () => {
      const [recaptcha = '', own = ''] = appCheckAddresses('min-skola').connectTo;
      expect(recaptcha).toBe('https://www.google.com/recaptcha/');
      expect(own).toBe(
        'https://content-firebaseappcheck.googleapis.com/v1/projects/min-skola/apps/',
      );
    });
  });

  it('refuses a target it does not know', () => {
    expect(() => readEnvironment({ ...right, FIREBASE_TARGET: 'production' })).toThrow(
      'FIREBASE_TARGET har värdet "production"',
    );
  });
});
