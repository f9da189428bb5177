/**
 * Where the site under `npm start` is found: on this machine alone, or from others of the same
 * network, such as a phone. Pure.
 */
import type { NetworkInterfaceInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { MissingRequirement } from './requirements';

type Interfaces = Readonly<Partial<Record<string, readonly NetworkInterfaceInfo[]>>>;

export const thisMachine = '127.0.0.1';
const loopback: ReadonlySet<string> = new Set(['localhost', thisMachine, '::1']);

/** This machine's addresses in its networks. */
function addressesIn(interfaces: Interfaces): readonly string[] {
  return Object.values(interfaces)
    .flatMap((all = []) => all)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

/**
 * The address at which a browser finds this machine, and its accounts: what `--host` says, and for
 * `0.0.0.0`, which is every address, the first in a network. Without the option, this machine's
 * own.
 * @throws MissingRequirement when there is no network, or no such address
 */
export function readHost(args: readonly string[], interfaces: Interfaces): string {
  const { values } = parseArgs({
    args: [...args],
    options: { host: { type: 'string', short: 'h' } },
    strict: false,
    allowPositionals: true,
  });
  const host = values['host'];
  if (host === undefined || loopback.has(String(host))) return thisMachine;
  const addresses = addressesIn(interfaces);
  const [first] = addresses;
  if (first === undefined)
    throw new MissingRequirement(
      '--host: datorn är inte ansluten till något nät som en telefon kan nå den på. Anslut båda till samma nät och försök igen.',
    );
  if (host === '0.0.0.0') return first;
  if (typeof host === 'string' && addresses.includes(host)) return host;
  throw new MissingRequirement(
    `--host är ${JSON.stringify(host)} men ska vara 0.0.0.0 eller en av datorns adresser: ${addresses.join(', ')}.`,
  );
}
