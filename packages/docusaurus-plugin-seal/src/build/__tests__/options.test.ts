import { describe, expect, it } from 'vitest';
import { parseOptions } from '../options';

const right = {
  mode: 'sealed',
  keys: { kind: 'firestore', projectId: 'min-skola', emulator: null },
  docsPath: ['docs'],
  connectTo: ['https://identitytoolkit.googleapis.com/v1/', 'https://a.example'],
};

describe('the options', () => {
  it('are taken as they are; all but who hands out the key may be left out', () => {
    const settings = {
      mode: 'sealed',
      docsPath: null,
      leakScan: true,
      contentPolicy: false,
      connectTo: [],
      scriptsFrom: [],
      framesFrom: [],
      derive: [],
      finishPage: null,
      makeEarlyFiles: null,
      compartments: null,
      fileList: null,
      publicTexts: null,
      servedFiles: [],
      servedOtherwise: [],
    };
    expect(parseOptions({ keys: right.keys, id: 'default' })).toEqual({
      ...settings,
      keys: right.keys,
    });
    expect(parseOptions(right)).toEqual({ ...settings, ...right });
    expect(parseOptions({ ...right, docsPath: 'docs' }).docsPath).toEqual(['docs']);
    const derive = [() => []];
    expect(parseOptions({ ...right, derive }).derive).toBe(derive);
  });

  it.each([
    [{ mode: 'of' }, `mode is "of", must be 'sealed' or 'off'`],
    [{ mode: undefined }, 'mode is missing'],
    [{ docsPath: '' }, 'docsPath is [""]'],
    [{ leakScan: 'yes' }, 'leakScan is "yes", must be true or false'],
    [{ connectTo: undefined }, 'connectTo is missing'],
    [{ connectTo: ['firestore.googleapis.com'] }, 'a list of addresses'],
    [{ connectTo: ['https://a.example/b; script-src *'] }, 'a list of addresses'],
    [{ scriptsFrom: ['*'] }, 'scriptsFrom is ["*"], must be a list of addresses'],
    [{ framesFrom: ['https:'] }, 'framesFrom is ["https:"], must be a list of addresses'],
    [{ derive: 'x' }, 'derive is "x", must be a list of functions'],
    [{ servedOtherwise: null }, 'servedOtherwise is null, must be a list of files'],
    [{ seal: true }, 'seal is not an option'],
  ])('that are wrong are named: %j', (wrong, message) => {
    expect(() => parseOptions({ ...right, ...wrong })).toThrow(message);
  });

  it('are all reported at once', () => {
    expect(() => parseOptions({ mode: 'of', leakScan: 1 })).toThrow(
      /keys\.kind[^]*mode[^]*leakScan/,
    );
  });
});

describe('who hands out the key', () => {
  const keysOf = (keys: unknown): unknown => parseOptions({ keys }).keys;

  it('is Firestore, or its emulator', () => {
    const emulator = 'http://127.0.0.1:8080';
    expect(keysOf({ kind: 'firestore', projectId: 'x' })).toMatchObject({ emulator: null });
    expect(keysOf({ kind: 'firestore', projectId: 'x', emulator })).toMatchObject({ emulator });
  });

  it('is a passphrase, with rounds that nobody can lower', () => {
    expect(keysOf({ kind: 'passphrase', passphrases: () => ['correct horse'] })).toEqual({
      kind: 'passphrase',
      passphrases: ['correct horse'],
      iterations: 600_000,
      rememberDays: 0,
    });
  });

  it('may ask for more rounds, and for fewer never', () => {
    const rounds = (iterations: number) => ({
      kind: 'passphrase',
      passphrases: () => ['correct horse'],
      iterations,
    });
    expect(keysOf(rounds(700_000))).toMatchObject({ iterations: 700_000 });
    expect(() => keysOf(rounds(599_999))).toThrow('at least 600000');
  });

  it('is a module of the site', () => {
    expect(keysOf({ kind: 'custom', module: './src/findKey.js' })).toEqual({
      kind: 'custom',
      module: './src/findKey.js',
    });
  });

  it.each([
    [undefined, "keys.kind must be 'firestore', 'passphrase' or 'custom'"],
    [{ kind: 'firestore', projectId: 7 }, 'keys.projectId must be'],
    [{ kind: 'firestore', projectId: 'x', emulator: 'localhost:8080' }, 'keys.emulator must be'],
    [{ kind: 'firestore', projectId: 'x', emulator: 'http://127.0.0.1:8080/' }, 'without a path'],
    [{ kind: 'passphrase' }, 'is the variable set'],
    [{ kind: 'passphrase', passphrases: ['correct horse'] }, 'must be a function'],
    [{ kind: 'passphrase', passphrases: () => [] }, 'keys.passphrases must be'],
    [{ kind: 'passphrase', passphrases: () => ['long enough', undefined] }, 'is the variable set'],
    [{ kind: 'passphrase', passphrases: () => ['short'] }, 'at least 8 characters'],
    [
      { kind: 'passphrase', passphrases: () => ['long enough'], iterations: 599_999 },
      'at least 600000',
    ],
    [{ kind: 'passphrase', passphrases: () => ['long enough'], rememberDays: -1 }, '0 for never'],
    [{ kind: 'custom' }, 'keys.module must be'],
  ])('is refused as %j', (keys, message) => {
    expect(() => keysOf(keys)).toThrow(message);
  });

  it('is told of without the passphrases, which are secret', () => {
    const tell = (): string => {
      try {
        keysOf({ kind: 'passphrase', passphrases: () => ['hush'], rememberDays: 'x' });
        return '';
      } catch (error) {
        return String(error);
      }
    };
    expect(tell()).toContain('keys.passphrases');
    expect(tell()).not.toContain('hush');
  });
});
