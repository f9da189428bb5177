import type { BuildEnvironment } from '@site/src/config/environment';
import type { AuthClient } from './authClient';

/** Says that the sign-in program itself could not be fetched; its message is fit to show. */
class AuthLoadError extends Error {
  override name = 'AuthLoadError';
}

async function importClient({ appCheck }: BuildEnvironment) {
  const { createFirebaseClient, importAppCheck } = await import(
    /* webpackChunkName: "public-auth" */ './firebase'
  );
  const startAppCheck =
    appCheck === null ? null : await (await importAppCheck()).prepareAppCheck(appCheck);
  return { createFirebaseClient, startAppCheck };
}

let loading: Promise<AuthClient> | undefined;

/**
 * The one AuthClient of this page, fetched on first use. The SDK is a chunk of its own, so that the
 * form stands before it has loaded; the chunk's name says that it stays readable when the site is
 * sealed.
 * @throws AuthLoadError when the chunk cannot be fetched; the next call tries again
 */
export async function loadAuthClient(environment: BuildEnvironment): Promise<AuthClient> {
  loading ??= importClient(environment).then(
    ({ createFirebaseClient, startAppCheck }) => createFirebaseClient(environment, startAppCheck),
    (cause: unknown) => {
      loading = undefined;
      throw new AuthLoadError(
        'Inloggningen kunde inte laddas. Kontrollera din internetanslutning och försök igen.',
        { cause },
      );
    },
  );
  return loading;
}
