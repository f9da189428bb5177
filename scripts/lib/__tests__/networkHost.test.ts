import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { readHost } from '../networkHost';

const address = (text: string, internal = false): NetworkInterfaceInfo => ({
  ...{ address: text, internal, netmask: '255.255.255.0', mac: '00:00:00:00:00:00' },
  ...{ cidr: null, family: 'IPv4' },
});
const lo = [address('127.0.0.1', true)];
const six: NetworkInterfaceInfo = {
  ...{ address: 'fe80::1', internal: false, netmask: 'ffff::', mac: '00:00:00:00:00:00' },
  ...{ cidr: null, family: 'IPv6', scopeid: 2 },
};
const atHome = { lo, wlan0: [six, address('192.168.1.20')], eth1: [address('10.0.0.7')] };

describe('the host of npm start', () => {
  it.each([
    [[], '127.0.0.1'],
    [['--port', '3001'], '127.0.0.1'],
    [['--host', 'localhost'], '127.0.0.1'],
    [['--host', '0.0.0.0'], '192.168.1.20'],
    [['-h', '0.0.0.0', '--port', '3001'], '192.168.1.20'],
    [['--host=10.0.0.7'], '10.0.0.7'],
  ])('with %j is %s', (args, host) => {
    expect(readHost(args, atHome)).toBe(host);
  });

  it('is refused with what would be right', () => {
    const right = 'ska vara 0.0.0.0 eller en av datorns adresser: 192.168.1.20, 10.0.0.7.';
    expect(() => readHost(['--host', 'min-dator'], atHome)).toThrow(`"min-dator" men ${right}`);
    expect(() => readHost(['--host'], atHome)).toThrow(right);
    expect(() => readHost(['--host', '0.0.0.0'], { lo })).toThrow('inte ansluten till något nät');
  });
});
