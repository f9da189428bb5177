import { describe, expect, it } from 'vitest';
import { closeScope } from '../worker/closeScope';

class Scope {
  readonly indexedDB = {};
  get caches(): object {
    return {};
  }
  importScripts(): string {
    return 'imported';
  }
}

describe('the scope of a program', () => {
  it('keeps what is listed and nothing else, on no level', () => {
    const scope = Object.assign(new Scope(), {
      fetch: () => 'fetched',
      postMessage: () => 'posted',
      eval: () => 'evaluated',
      Worker: () => 'worker',
      Math,
    });
    closeScope(scope);
    expect(scope.Math).toBe(Math);
    for (const name of [
      'fetch',
      'postMessage',
      'eval',
      'Worker',
      'indexedDB',
      'caches',
      'importScripts',
    ])
      expect(name in scope, name).toBe(false);
    expect(Object.hasOwn(Scope.prototype, 'importScripts')).toBe(false);
  });

  it('has a navigator of plain facts, which cannot be put back', () => {
    const scope: Record<string, unknown> = { navigator: { storage: {}, serviceWorker: {} } };
    closeScope(scope);
    expect(scope['navigator']).toEqual({
      hardwareConcurrency: 1,
      language: 'sv',
      languages: ['sv'],
    });
    expect(Reflect.deleteProperty(scope, 'navigator')).toBe(false);
  });

  it('is refused whole when something cannot be taken away', () => {
    const scope = Object.defineProperty({}, 'fetch', { value: () => 'fetched' });
    expect(() => {
      closeScope(scope);
    }).toThrow("the worker's fetch cannot be taken away");
  });

  it('may keep a number that cannot be taken away', () => {
    const scope = Object.defineProperty({}, 'TEMPORARY', { value: 0 });
    closeScope(scope);
    expect(Reflect.get(scope, 'TEMPORARY')).toBe(0);
  });

  it('leaves what every object has', () => {
    closeScope({ fetch: null });
    expect(Object.hasOwn(Object.prototype, 'hasOwnProperty')).toBe(true);
  });
});
