import { useEffect, useState, type ReactNode, type SyntheticEvent } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { DeviceStoreProvider } from '@kurser/device-store';
import type { BuildEnvironment } from '@site/src/config/environment';
import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  getAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  type Auth,
  type User,
} from 'firebase/auth';

function startAuth({ provider, emulators }: BuildEnvironment): Auth {
  const auth = getAuth(initializeApp(provider));
  if (emulators !== null) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
  return auth;
}

function SignIn({ auth }: { readonly auth: Auth }): ReactNode {
  const [failed, setFailed] = useState(false);
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [email, password] = [data.get('email'), data.get('password')];
    if (typeof email !== 'string' || typeof password !== 'string') return;
    signInWithEmailAndPassword(auth, email, password).catch(() => {
      setFailed(true);
    });
  };
  return (
    <main className="container margin-vert--xl">
      <h1>Välkommen</h1>
      <form onSubmit={submit}>
        <p>
          <label>
            E-post <input type="email" name="email" required />
          </label>
        </p>
        <p>
          <label>
            Lösenord <input type="password" name="password" required />
          </label>
        </p>
        {failed && <p role="alert">Det gick inte att logga in.</p>}
        <button className="button button--primary" type="submit">
          Logga in
        </button>
      </form>
    </main>
  );
}

/**
 * The gate that most people would write: the SDK imported where it is used, its state observed, and
 * a form or the page shown. What the benchmark compares with, and part of no site of ours.
 */
export default function Root({ children }: { readonly children: ReactNode }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const environment = siteConfig.customFields?.['environment'] as BuildEnvironment;
  const [auth, setAuth] = useState<Auth>();
  // Undefined until the provider has answered.
  const [user, setUser] = useState<User | null>();
  useEffect(() => {
    const started = startAuth(environment);
    setAuth(started);
    return onAuthStateChanged(started, setUser);
  }, [environment]);
  if (auth === undefined || user === undefined) return <p>Laddar …</p>;
  if (user === null) return <SignIn auth={auth} />;
  return <DeviceStoreProvider scope={user.uid}>{children}</DeviceStoreProvider>;
}
