/**
 * What a student's program reaches through Python's `js` of the worker that it runs in: the scope
 * is emptied but for what is listed, and nothing that is left makes code of text.
 */

/**
 * What a worker's global scope keeps once Python is in place: the language, clocks, messages
 * between tasks, and what Pyodide uses while a program runs. Everything else goes, whatever a
 * browser calls it: a student's program reaches the scope through Python's `js`, and a script that
 * was pasted from somewhere should find no way to the network, to storage, to another worker, or to
 * the page, which would take its word for the runner's.
 */
const kept: ReadonlySet<PropertyKey> = new Set([
  // The language (ECMA-262, clause 19, and Intl), but for `eval`; `Function` makes nothing of text
  // here (refuseCodeFromText).
  ...['globalThis', 'Infinity', 'NaN', 'undefined', 'isFinite', 'isNaN', 'parseFloat'],
  ...['parseInt', 'decodeURI', 'decodeURIComponent', 'encodeURI', 'encodeURIComponent'],
  ...['AggregateError', 'Array', 'ArrayBuffer', 'AsyncDisposableStack', 'BigInt', 'BigInt64Array'],
  ...['BigUint64Array', 'Boolean', 'DataView', 'Date', 'DisposableStack', 'Error', 'EvalError'],
  ...['FinalizationRegistry', 'Float16Array', 'Float32Array', 'Float64Array', 'Function'],
  ...['Int8Array', 'Int16Array', 'Int32Array', 'Iterator', 'Map', 'Number', 'Object', 'Promise'],
  ...['Proxy', 'RangeError', 'ReferenceError', 'RegExp', 'Set', 'SharedArrayBuffer', 'String'],
  ...['SuppressedError', 'Symbol', 'SyntaxError', 'TypeError', 'Uint8Array', 'Uint8ClampedArray'],
  ...['Uint16Array', 'Uint32Array', 'URIError', 'WeakMap', 'WeakRef', 'WeakSet', 'escape'],
  ...['unescape', 'Atomics', 'JSON', 'Math', 'Reflect', 'Intl', 'WebAssembly'],
  // Clocks, randomness and text.
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask'],
  ...['performance', 'crypto', 'TextEncoder', 'TextDecoder', 'atob', 'btoa', 'structuredClone'],
  // Messages from the page, and between tasks of the event loop.
  ...['self', 'console', 'onmessage', 'Event', 'EventTarget', 'MessageEvent'],
  ...['MessageChannel', 'MessagePort', 'DOMException', 'AbortController', 'AbortSignal'],
  ...['addEventListener', 'removeEventListener', 'dispatchEvent', 'constructor'],
]);

/** What Pyodide asks of the browser while a program runs, as plain facts without ways out. */
const standIns: ReadonlyMap<PropertyKey, unknown> = new Map([
  ['navigator', Object.freeze({ hardwareConcurrency: 1, language: 'sv', languages: ['sv'] })],
]);

/** The object and what it inherits from, up to what every object inherits from. */
function levelsOf(scope: object): readonly object[] {
  const next = Object.getPrototypeOf(scope) as object | null;
  return scope === Object.prototype ? [] : [scope, ...(next === null ? [] : levelsOf(next))];
}

/** Whether something could be called or asked; a number that cannot be taken away leads nowhere. */
function isDoor(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}

/**
 * Takes everything out of a global scope and its prototypes that is not kept.
 * @throws when something can neither be removed nor emptied, with its name: then no program may run
 */
export function closeScope(scope: object): void {
  for (const level of levelsOf(scope)) {
    for (const name of Reflect.ownKeys(level)) {
      if (kept.has(name) || typeof name === 'symbol') continue;
      const isGone =
        Reflect.deleteProperty(level, name) ||
        Reflect.defineProperty(level, name, { value: undefined });
      if (!isGone && isDoor(Reflect.get(level, name, scope)))
        throw new Error(`the worker's ${name} cannot be taken away`);
    }
  }
  for (const [name, value] of standIns)
    Object.defineProperty(scope, name, { value, configurable: false, writable: false });
}

function refuse(): never {
  throw new TypeError('code cannot be made of text here');
}

/**
 * A function of each kind: what they inherit from is the only way to all constructors but
 * `Function`.
 */
const kinds: readonly object[] = [
  () => undefined,
  async () => Promise.resolve(),
  function* () {
    yield undefined;
  },
  async function* () {
    yield Promise.resolve();
  },
];

/**
 * Stands in for a constructor of functions: they are still instances of it, but it creates none.
 */
function refusing(original: unknown, prototype: object): object {
  const constructor = function (): never {
    return refuse();
  };
  const { name } = original as { readonly name: string };
  Object.defineProperty(constructor, 'name', { value: name });
  Object.defineProperty(constructor, 'prototype', { value: prototype, writable: false });
  return constructor;
}

/** The timer, for functions alone. */
function forFunctions(timer: (...args: readonly unknown[]) => unknown, scope: object) {
  return (...args: readonly unknown[]): unknown => {
    if (typeof args[0] !== 'function') refuse();
    return Reflect.apply(timer, scope, args);
  };
}

/**
 * Takes the ways from text to code out of a scope and out of the language it runs in: `eval`,
 * constructors of functions, and timers that are given a text. Such code can say `import()`, which
 * is syntax: no list of names holds it back. The policy of the worker's file refuses it too, but
 * that is a header, and not every host sends one.
 * @throws when one of them cannot be replaced
 */
export function refuseCodeFromText(scope: object): void {
  const replace = (holder: object, name: string, value: unknown): void => {
    Object.defineProperty(holder, name, { value, configurable: true, writable: true });
  };
  for (const kind of kinds) {
    const prototype = Reflect.getPrototypeOf(kind) ?? refuse();
    const original: unknown = Reflect.get(prototype, 'constructor');
    const constructor = refusing(original, prototype);
    replace(prototype, 'constructor', constructor);
    if (original === Reflect.get(scope, 'Function')) replace(scope, 'Function', constructor);
  }
  for (const level of levelsOf(scope)) {
    if (Object.hasOwn(level, 'eval')) replace(level, 'eval', undefined);
    for (const name of ['setTimeout', 'setInterval']) {
      const timer: unknown = Object.getOwnPropertyDescriptor(level, name)?.value;
      if (typeof timer === 'function')
        replace(level, name, forFunctions(timer as () => unknown, scope));
    }
  }
}
