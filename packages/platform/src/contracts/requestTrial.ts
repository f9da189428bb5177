import { createRequire } from 'node:module';
import { build } from 'esbuild';
import type * as App from 'firebase/app';
import type * as Auth from 'firebase/auth';
import { sdkInternals } from '../sdkInternals';

/** As `firebase` itself asks for its parts: all of one copy. */
const ofFirebase = createRequire(createRequire(__filename).resolve('firebase/package.json'));

/** The SDK's internal entry, for Node. */
export const internalEntry = (): unknown => ofFirebase('@firebase/auth/internal');

type Initialize = (request: typeof fetch | undefined) => void;

function initializeOf(entry: unknown): Initialize | undefined {
  const { FetchProvider: provider } = Object(entry) as { readonly FetchProvider?: unknown };
  const { initialize } = Object(provider) as { readonly initialize?: unknown };
  return typeof initialize === 'function' ? (initialize.bind(provider) as Initialize) : undefined;
}

/**
 * What the SDK does otherwise than packages/platform/src/sdkRequests.ts thinks, in a sign-in
 * without any network.
 */
export async function requestFaults(entry: unknown): Promise<readonly string[]> {
  const initialize = initializeOf(entry);
  if (initialize === undefined) return ['@firebase/auth/internal has no FetchProvider.initialize'];
  const { initializeApp, deleteApp } = ofFirebase('firebase/app') as typeof App;
  const { initializeAuth, signInWithEmailAndPassword } = ofFirebase('firebase/auth') as typeof Auth;
  const asked: string[] = [];
  const refuse = (): Promise<never> => Promise.reject(new TypeError('no network'));
  const realFetch = globalThis.fetch;
  globalThis.fetch = refuse;
  initialize((input) => {
    asked.push(input instanceof Request ? input.url : String(input));
    return refuse();
  });
  const app = initializeApp({ apiKey: 'seams-trial' }, `seams-${String(Math.random())}`);
  try {
    const auth = initializeAuth(app);
    await signInWithEmailAndPassword(auth, 'a@skola.example', 'x').catch(() => undefined);
  } finally {
    initialize(undefined);
    globalThis.fetch = realFetch;
    await deleteApp(app);
  }
  return asked.some((address) => address.includes('/accounts:signInWithPassword'))
    ? []
    : ['The SDK does not ask the provider by the function that it is given'];
}

/**
 * Bundles a page that has the SDK and its internal entry, which is found by an alias.
 * @throws when it cannot be bundled
 */
export async function bundleInternals(alias: Readonly<Record<string, string>>): Promise<string> {
  const contents = `
    import { initializeAuth } from 'firebase/auth';
    import { FetchProvider } from '@firebase/auth/internal';
    console.log(initializeAuth, FetchProvider);`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: __dirname },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    alias: { ...alias },
    logLevel: 'silent',
  });
  return outputFiles.map(({ text }) => text).join('\n');
}

/**
 * What is wrong with a bundle of the SDK and its internal entry, which must share what they ask the
 * provider by.
 */
export function copyFaults(bundle: string): readonly string[] {
  const copies = bundle.split('Could not find fetch implementation').length - 1;
  return copies === 1 ? [] : [`${String(copies)} copies of the SDK's FetchProvider in a bundle`];
}

/** What of the SDK is otherwise than packages/platform/src/sdkInternals.ts thinks. */
export async function internalsFaults(): Promise<readonly string[]> {
  return copyFaults(await bundleInternals(sdkInternals('browser')));
}
