import { describe, expect, it } from 'vitest';
import { findBundledName, isPublicChunk, sealedAddress, sealedPath } from '../addresses';
import { parseBuildFacts } from '../facts';
import { mediaTypeOf, originalFileName } from '../mediaTypes';

describe('the name of a bundled file', () => {
  it.each([
    ['/assets/js/12.abc.js', '/', 'assets/js/12.abc.js'],
    ['/kurser/assets/images/a.png', '/kurser/', 'assets/images/a.png'],
    ['/assets/images/tr%C3%A4d-1.png', '/', 'assets/images/träd-1.png'],
    ['/assets/files/a.zip?x#y', '/', 'assets/files/a.zip'],
  ])('is found in %s', (address, base, name) => {
    expect(findBundledName(address, base)).toBe(name);
  });

  it.each([
    ['https://example.com/assets/js/1.js', '/'],
    ['//example.com/assets/js/1.js', '/'],
    ['data:image/png;base64,AAAA', '/'],
    ['blob:http://localhost/1', '/'],
    ['/assets/css/styles.css', '/'],
    ['/img/favicon.svg', '/'],
    ['/assets/js/1.js', '/kurser/'],
    ['/assets/files/%zz', '/'],
    ['', '/'],
  ])('is not found in %s', (address, base) => {
    expect(findBundledName(address, base)).toBeUndefined();
  });
});

describe('the place of a sealed file', () => {
  it('is under the id of its key', () => {
    expect(sealedPath('0a1b', 'assets/js/1.js')).toBe('sealed/0a1b/assets/js/1.js.bin');
    expect(sealedAddress('/x/', '0a1b', 'assets/files/en åsna.zip')).toBe(
      '/x/sealed/0a1b/assets/files/en%20%C3%A5sna.zip.bin',
    );
  });

  it('is not asked for chunks that are needed before there is a key', () => {
    expect(isPublicChunk('assets/js/public-auth.1.js')).toBe(true);
    expect(isPublicChunk('assets/js/publicity.1.js')).toBe(false);
    expect(isPublicChunk('assets/files/public-x.js')).toBe(false);
  });
});

describe('facts about the build', () => {
  it('are taken as the plugin leaves them', () => {
    const sealed = { kind: 'sealed', keyId: 'a', keyAddress: 'https://x' };
    expect(parseBuildFacts({ ...sealed, more: 1 })).toEqual(sealed);
    expect(parseBuildFacts({ kind: 'plain' })).toEqual({ kind: 'plain' });
  });

  it.each([
    undefined,
    null,
    {},
    { kind: 'open' },
    { kind: 'sealed' },
    { kind: 'sealed', keyId: 1, keyAddress: '' },
  ])('are never guessed: %j', (data) => {
    expect(() => parseBuildFacts(data)).toThrow('no facts about the build');
  });
});

describe('files handed out from memory', () => {
  it('have the type of their extension, or are plain bytes', () => {
    expect(mediaTypeOf('assets/images/a.PNG')).toBe('image/png');
    expect(mediaTypeOf('a.svg')).toBe('image/svg+xml');
    expect(['a.html', 'a.js', 'a', 'mapp.png/a'].map(mediaTypeOf)).toEqual(
      Array.from({ length: 4 }, () => 'application/octet-stream'),
    );
  });

  it('are saved under the name they had', () => {
    const hash = '0123456789abcdef0123456789abcdef';
    expect(originalFileName(`assets/files/karta-2-${hash}.zip`)).toBe('karta-2.zip');
    expect(originalFileName(`assets/files/LICENSE-${hash}`)).toBe('LICENSE');
    expect(originalFileName('assets/files/utan-summa.py')).toBe('utan-summa.py');
  });
});
