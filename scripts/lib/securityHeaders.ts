/**
 * The security policy as hosting headers send it: what the pages carry themselves, and what only a
 * header can say.
 */
import { appCheckAddresses } from '../../src/config/appCheck';
import { identityAddresses } from '../../src/config/environment';
import { contentPolicy, policyOf } from 'docusaurus-plugin-seal/build';

export interface HostingHeader {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

export interface FirebaseConfig {
  readonly hosting: { readonly headers: readonly HostingHeader[] };
  readonly emulators: Readonly<Record<string, unknown>>;
}

const policyKey = 'Content-Security-Policy';
const everyAddress = '**';
/** A meta element cannot say who may put the page in a frame. */
const asHeader = (policy: string): string => `${policy}; frame-ancestors 'none'`;

/**
 * Where the keys of any project are. The header is in the repository, which knows no project; the
 * page's own policy names its keys alone, and a browser keeps to both.
 */
const keysOfAnyProject = 'https://firestore.googleapis.com/v1/projects/';

const noAddresses = { connectTo: [], scriptsFrom: [], framesFrom: [] };

/** Whether a page was built with App Check: nothing else is shown in a frame. */
function hasAppCheck(html: string): boolean {
  return policyOf(html).includes('frame-src ');
}

/**
 * The header for a real project, from any page of any build: the page's own scripts, and Firebase's
 * addresses.
 * @throws when the page carries no policy of its own
 */
export function deployedPolicy(html: string): string {
  const appCheck = hasAppCheck(html) ? appCheckAddresses(null) : noAddresses;
  const connectTo = [...identityAddresses(null), keysOfAnyProject, ...appCheck.connectTo];
  return asHeader(contentPolicy(html, { ...appCheck, sealed: true, connectTo }));
}

/**
 * The header for a page as it was built, with an address that the browser reports every breach to.
 */
export function reportingPolicy(html: string, reportAddress: string): string {
  return `${asHeader(policyOf(html))}; report-uri ${reportAddress}`;
}

/** The policy that the configuration sends with every page. @throws when there is none */
export function configuredPolicy({ hosting }: FirebaseConfig): string {
  const rule = hosting.headers.find(({ source }) => source === everyAddress);
  const policy = rule?.headers.find(({ key }) => key === policyKey)?.value;
  if (policy === undefined)
    throw new Error(`firebase.json saknar ${policyKey} för "${everyAddress}"`);
  return policy;
}

/** The configuration with another policy for every page. @throws when it has none to replace */
export function withHeaderPolicy<T extends FirebaseConfig>(config: T, policy: string): T {
  configuredPolicy(config);
  const headers = config.hosting.headers.map((rule) =>
    rule.source === everyAddress ? { ...rule, headers: rule.headers.map(replaced) } : rule,
  );
  return { ...config, hosting: { ...config.hosting, headers } };

  function replaced(header: HostingHeader['headers'][number]): HostingHeader['headers'][number] {
    return header.key === policyKey ? { ...header, value: policy } : header;
  }
}
