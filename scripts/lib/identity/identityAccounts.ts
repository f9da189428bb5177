import { callIdentityService, type IdentityService } from './identityService';

/** An account as its administrator sees it. Times in milliseconds since 1970. */
export interface SchoolAccount {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly disabled: boolean;
  /**
   * The latest sign-in or renewal of a session; when it was made, for an account that has had none.
   */
  readonly usedAt: number;
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** The service writes some times as digits and others as ISO 8601. 0 for what is neither. */
function timeOf(value: unknown): number {
  if (typeof value !== 'string') return 0;
  const time = /^\d+$/.test(value) ? Number(value) : Date.parse(value);
  return Number.isFinite(time) ? time : 0;
}

/**
 * @throws when the answer has no account's shape: nothing may be removed on the strength of a
 * misread one
 */
export function parseAccount(value: unknown): SchoolAccount {
  const found = fieldsOf(value);
  const { localId, email, emailVerified, disabled } = found;
  const usedAt = Math.max(
    ...['createdAt', 'lastLoginAt', 'lastRefreshAt'].map((name) => timeOf(found[name])),
  );
  if (typeof localId !== 'string' || usedAt === 0) {
    throw new Error(
      `Inloggningstjänstens svar har ett konto som inte går att tolka: ${JSON.stringify(localId)}`,
    );
  }
  return {
    uid: localId,
    email: typeof email === 'string' ? email : '',
    emailVerified: emailVerified === true,
    disabled: disabled === true,
    usedAt,
  };
}

/** The most that the service gives or takes at a time. */
const pageSize = 1000;

const pathOf = ({ projectId }: IdentityService, verb: string): string =>
  `/v1/projects/${projectId}/accounts:${verb}`;

/** Every account of the project, in the order of their addresses. */
export async function listAccounts(service: IdentityService): Promise<readonly SchoolAccount[]> {
  const all: SchoolAccount[] = [];
  let next: string | undefined;
  do {
    const query = new URLSearchParams({ maxResults: String(pageSize) });
    if (next !== undefined) query.set('nextPageToken', next);
    const path = `${pathOf(service, 'batchGet')}?${query.toString()}`;
    const { users, nextPageToken } = fieldsOf(await callIdentityService(service, 'GET', path));
    all.push(...(Array.isArray(users) ? users.map(parseAccount) : []));
    next = typeof nextPageToken === 'string' && nextPageToken !== '' ? nextPageToken : undefined;
  } while (next !== undefined);
  return all.sort((a, b) => a.email.localeCompare(b.email, 'sv'));
}

/** How many accounts are changed beside each other: the service changes one at a time. */
const besideEachOther = 10;

/**
 * Ends every session of the accounts and takes back that their addresses are verified.
 * @throws at the first that is refused
 */
export async function renewAccounts(
  service: IdentityService,
  accounts: readonly SchoolAccount[],
  nowSeconds: number,
): Promise<void> {
  for (let first = 0; first < accounts.length; first += besideEachOther) {
    const some = accounts.slice(first, first + besideEachOther);
    await Promise.all(
      some.map(({ uid }) =>
        callIdentityService(service, 'POST', pathOf(service, 'update'), {
          localId: uid,
          emailVerified: false,
          validSince: String(nowSeconds),
        }),
      ),
    );
  }
}

/** Deletes the accounts. @throws naming those that the service would not delete */
export async function removeAccounts(
  service: IdentityService,
  accounts: readonly SchoolAccount[],
): Promise<void> {
  const refused: string[] = [];
  for (let first = 0; first < accounts.length; first += pageSize) {
    const some = accounts.slice(first, first + pageSize);
    const localIds = some.map(({ uid }) => uid);
    const answer = await callIdentityService(service, 'POST', pathOf(service, 'batchDelete'), {
      localIds,
      force: true,
    });
    const { errors } = fieldsOf(answer);
    if (Array.isArray(errors)) refused.push(...errors.map((error) => JSON.stringify(error)));
  }
  if (refused.length > 0)
    throw new Error(`Konton som inte gick att ta bort: ${refused.join(', ')}`);
}
