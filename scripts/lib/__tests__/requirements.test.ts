import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import {
  findBrowser,
  findingProgram,
  findQuickBrowser,
  requireBrowser,
  requireFreePorts,
  requireNode,
} from '../requirements';

describe('requireNode', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('accepts %s', (version) => {
    expect(() => {
      requireNode(version);
    }).not.toThrow();
  });

  it.each(['18.20.0', '20.18.9', '0.10.1'])('says what to install instead of %s', (version) => {
    expect(() => {
      requireNode(version);
    }).toThrow(/installera Node 20\.19/);
  });
});

describe('requireFreePorts', () => {
  it.each(['127.0.0.1', '::1'])(
    'names the port that is taken on %s alone, and accepts it once it is free',
    async (host) => {
      const server = createServer();
      await new Promise<void>((resolve) => server.listen({ port: 0, host }, resolve));
      const { port } = server.address() as AddressInfo;
      await expect(requireFreePorts([port])).rejects.toThrow(
        `Port ${String(port)} är upptagen (${host})`,
      );
      await expect(requireFreePorts([port], 'Eller ta en annan.')).rejects.toThrow(
        /och försök igen\. Eller ta en annan\.$/,
      );
      await new Promise((resolve) => server.close(resolve));
      await expect(requireFreePorts([port])).resolves.toBeUndefined();
    },
  );
});

it('who has a port is asked as each system does', () => {
  expect(findingProgram(3000, 'win32')).toBe('netstat -ano | findstr :3000');
  expect(findingProgram(3000, 'linux')).toContain('lsof -i :3000');
});

describe('requireBrowser', () => {
  it('prefers the one Playwright downloaded', () => {
    expect(findBrowser(() => true)).toEqual({ path: undefined });
  });

  it('takes the system’s', () => {
    expect(findBrowser((path) => path === '/usr/bin/chromium')).toEqual({
      path: '/usr/bin/chromium',
    });
  });

  it('takes the system’s without a window where that is enough and there is one', () => {
    const shell = '/usr/bin/chromium-headless-shell';
    const found = (...paths: readonly string[]): ReturnType<typeof findBrowser> =>
      findQuickBrowser((path) => paths.includes(path));
    expect(found('/usr/bin/chromium', shell)).toEqual({ path: shell });
    expect(found('/usr/bin/chromium')).toEqual({ path: '/usr/bin/chromium' });
    expect(found()).toBeUndefined();
    // Playwright's own has none either.
    expect(findQuickBrowser(() => true)).toEqual({ path: undefined });
  });

  it('says what to install when there is none', () => {
    expect(() => requireBrowser(() => false)).toThrow(/apt-get install chromium/);
  });
});
