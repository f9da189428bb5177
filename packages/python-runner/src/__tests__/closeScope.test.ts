import { createContext, runInContext, type Context } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleForBrowser } from '../../../../tests/support/browserBundle';
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

let guard = '';
beforeAll(async () => {
  guard = await bundleForBrowser('packages/python-runner/src/worker/closeScope.ts', 'guard');
});

/** A language of its own, so that what is taken out of it is missed by nobody else. */
function openRealm(): Context {
  const timer = (handler: unknown, _delay?: number, ...args: readonly unknown[]): unknown =>
    typeof handler === 'function'
      ? (handler as (...args: readonly unknown[]) => unknown)(...args)
      : 1;
  return createContext({ setTimeout: timer, setInterval: timer });
}

function closedRealm(): Context {
  const realm = openRealm();
  runInContext(`${guard}; guard.refuseCodeFromText(globalThis)`, realm);
  return realm;
}

describe('code made of text', () => {
  it.each([
    "eval('1')",
    "Function('return 1')()",
    "new Function('return 1')()",
    "Reflect.construct(Function, ['return 1'])()",
    "new (class extends Function {})('return 1')()",
    "(() => {}).constructor('return 1')()",
    "(class {}).constructor('return 1')()",
    "Math.max.constructor('return 1')()",
    "(async () => {}).constructor('return 1')()",
    "(function* () {}).constructor('yield 1')()",
    "(async function* () {}).constructor('yield 1')()",
    "Object.getPrototypeOf((async () => {}).constructor).constructor('return 1')()",
    "Object.getPrototypeOf(Object.getPrototypeOf(function* () {})).constructor('return 1')()",
    "setTimeout('1')",
    "setInterval({ toString: () => '1' })",
  ])('is refused, and would be made without that: %s', (source) => {
    expect(() => runInContext(source, openRealm()) as unknown).not.toThrow();
    expect(() => runInContext(source, closedRealm()) as unknown).toThrow(
      /TypeError|not a function|code cannot/,
    );
  });

  it('leaves functions what they are, and timers that call them', () => {
    const realm = closedRealm();
    const ask = (source: string): unknown => runInContext(source, realm);
    expect(ask('(() => 1) instanceof Function && (async () => 1) instanceof Function')).toBe(true);
    expect(
      ask(
        '(() => 1).constructor === Function && Function.prototype === Object.getPrototypeOf(() => 1)',
      ),
    ).toBe(true);
    expect(ask('(async () => 1).constructor.name + (function* () {}).constructor.name')).toBe(
      'AsyncFunctionGeneratorFunction',
    );
    expect(ask('setTimeout((a, b) => a + b, 0, 1, 2)')).toBe(3);
    expect(ask('[...(function* () { yield 1; })()][0]')).toBe(1);
  });
});
