import { describe, expect, it } from 'vitest';
import { parseOptions } from '../options';

const right = {
  mode: 'sealed',
  docsPath: 'docs',
  projectId: 'min-skola',
  firestoreEmulator: null,
  connectTo: ['https://identitytoolkit.googleapis.com/v1/', 'https://a.example'],
};

describe('the options', () => {
  it('are taken as they are, with nothing to derive by default', () => {
    expect(parseOptions({ ...right, id: 'default' })).toEqual({
      ...right,
      scriptsFrom: [],
      framesFrom: [],
      derive: [],
      finishPage: null,
      makeEarlyFiles: null,
      publicTexts: [],
      servedFiles: [],
      servedOtherwise: [],
    });
    const derive = [() => []];
    expect(parseOptions({ ...right, derive }).derive).toBe(derive);
    const emulator = { ...right, mode: 'off', firestoreEmulator: 'http://127.0.0.1:8080' };
    expect(parseOptions(emulator)).toMatchObject(emulator);
  });

  it.each([
    [{ mode: 'of' }, `mode is "of", must be 'sealed' or 'off'`],
    [{ mode: undefined }, 'mode is missing'],
    [{ docsPath: '' }, 'docsPath is ""'],
    [{ projectId: 7 }, 'projectId is 7'],
    [{ firestoreEmulator: 'localhost:8080' }, 'firestoreEmulator is "localhost:8080"'],
    [{ firestoreEmulator: 'http://127.0.0.1:8080/' }, 'without a path'],
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
    expect(() => parseOptions(undefined)).toThrow(
      /mode[^]*docsPath[^]*projectId[^]*firestoreEmulator/,
    );
  });
});
