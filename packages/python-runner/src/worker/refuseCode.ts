/**
 * Code that is made of text can say `import()`, which is syntax: no list of names holds it back.
 * The policy of the worker's file refuses such code, but that is a header, and not every host sends
 * one. So nothing in the scope makes code of text.
 */

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

/** The object and all that it inherits from. */
function* levelsOf(scope: object): Generator<object> {
  for (let level: object | null = scope; level !== null; level = Reflect.getPrototypeOf(level))
    yield level;
}

/**
 * Takes the ways from text to code out of a scope and out of the language it runs in: `eval`,
 * constructors of functions, and timers that are given a text. @throws when one of them cannot be
 * replaced
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
