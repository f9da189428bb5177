import { parseAppCheck, type AppCheckSettings } from './appCheck';

/**
 * The build's variables, read once and parsed into types. Nothing else in the project reads
 * process.env for these.
 */

export interface ProviderSettings {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly storageBucket: string;
}

/**
 * Where the emulators listen when the site is built for them; null in a build for a real project.
 */
export interface EmulatorAddresses {
  readonly auth: string;
  readonly firestore: string;
}

export interface BuildEnvironment {
  readonly provider: ProviderSettings;
  readonly emulators: EmulatorAddresses | null;
  /** Null where App Check is off. */
  readonly appCheck: AppCheckSettings | null;
}

const demoProvider: ProviderSettings = {
  apiKey: 'demo-api-key',
  authDomain: 'demo-kurser.firebaseapp.com',
  projectId: 'demo-kurser',
  storageBucket: 'demo-kurser.appspot.com',
};

/**
 * Firebase's own variable for where its Auth emulator listens: for a second site beside the first,
 * and for a phone in the same network.
 */
const authEmulatorVariable: Variable = {
  name: 'FIREBASE_AUTH_EMULATOR_HOST',
  pattern: /^\d{1,3}(?:\.\d{1,3}){3}:\d{1,5}$/,
  example: '127.0.0.1:9099',
};

const firestoreEmulator = 'http://127.0.0.1:8080';

interface Variable {
  readonly name: string;
  readonly pattern: RegExp;
  /** What a right value looks like, for the error message. */
  readonly example: string;
}

const variables: Readonly<Record<keyof ProviderSettings, Variable>> = {
  apiKey: { name: 'FIREBASE_API_KEY', pattern: /^[\w-]{20,}$/, example: 'AIzaSy… (39 tecken)' },
  authDomain: {
    name: 'FIREBASE_AUTH_DOMAIN',
    pattern: /^[a-z0-9-]+(\.[a-z0-9-]+)+$/,
    example: 'min-skola.firebaseapp.com',
  },
  projectId: {
    name: 'FIREBASE_PROJECT_ID',
    pattern: /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
    example: 'min-skola',
  },
  storageBucket: {
    name: 'FIREBASE_STORAGE_BUCKET',
    pattern: /^[a-z0-9-]+(\.[a-z0-9-]+)+$/,
    example: 'min-skola.firebasestorage.app',
  },
};

type Variables = Readonly<Record<string, string | undefined>>;

function faultOf(
  { name, pattern, example }: Variable,
  value: string | undefined,
): string | undefined {
  if (value === undefined || value === '') return `${name} saknas (till exempel ${example})`;
  if (!pattern.test(value)) return `${name} har värdet "${value}" men ska se ut som ${example}`;
  return undefined;
}

/**
 * Where the Auth emulator listens, as host and port: what firebase.json says, or the variable
 * FIREBASE_AUTH_EMULATOR_HOST.
 * @throws an Error that names the variable when it is malformed
 */
export function authEmulatorHost(env: Variables): string {
  const { name, example } = authEmulatorVariable;
  const host = env[name] ?? example;
  const fault = faultOf(authEmulatorVariable, host);
  if (fault !== undefined) throw new Error(fault);
  return host;
}

/**
 * The provider settings of this build. `FIREBASE_TARGET=emulator` gives the demo project and the
 * emulators' addresses.
 * @throws one Error naming every variable that is missing or malformed, with an example of a right
 * value
 */
export function readEnvironment(env: Variables): BuildEnvironment {
  const target = env['FIREBASE_TARGET'] ?? '';
  const isEmulator = target === 'emulator';
  const { settings: appCheck, faults: appCheckFaults } = parseAppCheck(env);
  const providerFaults = Object.values(variables).flatMap(
    (variable) => faultOf(variable, env[variable.name]) ?? [],
  );
  const faults = [...(isEmulator ? [] : providerFaults), ...appCheckFaults];
  if (!isEmulator && target !== '')
    faults.unshift(`FIREBASE_TARGET har värdet "${target}" men ska vara emulator eller utelämnas`);
  if (faults.length > 0) {
    throw new Error(
      `Bygget saknar inställningar för inloggningen:\n${faults.map((fault) => `  - ${fault}`).join('\n')}\n` +
        'Sätt dem i miljön (OPERATIONS.md, "Skolans Firebaseprojekt"), eller bygg för emulatorn med FIREBASE_TARGET=emulator.',
    );
  }
  if (isEmulator) {
    const emulators = { auth: `http://${authEmulatorHost(env)}`, firestore: firestoreEmulator };
    return { provider: demoProvider, emulators, appCheck };
  }
  const value = (key: keyof ProviderSettings): string => env[variables[key].name] ?? '';
  return {
    provider: {
      apiKey: value('apiKey'),
      authDomain: value('authDomain'),
      projectId: value('projectId'),
      storageBucket: value('storageBucket'),
    },
    emulators: null,
    appCheck,
  };
}

/**
 * Where accounts and sessions are asked for, as a security policy names it: what ends with a slash
 * stands for everything below it. A policy cannot say which project is asked about; that is in the
 * query.
 */
export function identityAddresses(emulators: EmulatorAddresses | null): readonly string[] {
  const addressOf = (service: string): string =>
    emulators === null ? `https://${service}` : `${emulators.auth}/${service}`;
  return [
    addressOf('identitytoolkit.googleapis.com/v1/'),
    addressOf('identitytoolkit.googleapis.com/v2/'),
    addressOf('securetoken.googleapis.com/v1/token'),
  ];
}
