import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { chromium } from '@playwright/test';

/** Something that the machine lacks, in one sentence that says how to mend it. */
export class MissingRequirement extends Error {
  override name = 'MissingRequirement';
}

const minNode = { major: 20, minor: 19 };

/** @throws MissingRequirement when this Node is older than 20.19 */
export function requireNode(version: string = process.versions.node): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > minNode.major || (major === minNode.major && minor >= minNode.minor)) return;
  throw new MissingRequirement(
    `Node ${version} är för gammal: installera Node 20.19 eller nyare (nodejs.org eller din pakethanterare).`,
  );
}

/**
 * What a program that listens may be found at: `localhost` is either of them, as the system and its
 * browser please.
 */
const localHosts = ['127.0.0.1', '::1'];

/**
 * Whether somebody else has the port, or it may not be had. A machine without the host's family has
 * nobody there.
 */
async function isTaken(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }: NodeJS.ErrnoException) => {
      resolve(code !== 'EADDRNOTAVAIL' && code !== 'EAFNOSUPPORT');
    });
    server.listen({ port, host, ipv6Only: true }, () => {
      server.close(() => {
        resolve(false);
      });
    });
  });
}

/** What shows which program has a port, on that system. */
export const findingProgram = (
  port: number,
  platform: NodeJS.Platform = process.platform,
): string =>
  platform === 'win32'
    ? `netstat -ano | findstr :${String(port)}`
    : `lsof -i :${String(port)}, eller ss -ltnp | grep ${String(port)}`;

/**
 * @param otherwise a sentence on what else can be done
 * @throws MissingRequirement when something listens on one of the ports already, on IPv4 or on IPv6
 */
export async function requireFreePorts(ports: readonly number[], otherwise = ''): Promise<void> {
  for (const port of ports) {
    for (const host of localHosts) {
      if (!(await isTaken(port, host))) continue;
      throw new MissingRequirement(
        `Port ${String(port)} är upptagen (${host}): avsluta programmet som använder den (${findingProgram(port)}) och försök igen.${otherwise === '' ? '' : ` ${otherwise}`}`,
      );
    }
  }
}

/** Where a system's own Chromium lies, most wanted first. */
const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The browser for the tests: undefined for Playwright's own when it is there, else the path of the
 * system's.
 */
export function findBrowser(
  exists: (path: string) => boolean = existsSync,
): { readonly path: string | undefined } | undefined {
  if (exists(chromium.executablePath())) return { path: undefined };
  const path = systemBrowsers.find(exists);
  return path === undefined ? undefined : { path };
}

/** Whether a browser can be started and ended; Playwright's own when no path is given. */
export async function startsBrowser(executablePath: string | undefined): Promise<boolean> {
  try {
    const browser = await chromium.launch({
      ...(executablePath === undefined ? {} : { executablePath }),
    });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/** Debian's Chromium without what only a window needs. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * The same browser, or the one without a window where there is one: it is what Playwright's own is.
 * It keeps no page for the back button.
 */
export function findQuickBrowser(
  exists: (path: string) => boolean = existsSync,
): { readonly path: string | undefined } | undefined {
  const browser = findBrowser(exists);
  return browser?.path !== undefined && exists(headlessShell) ? { path: headlessShell } : browser;
}

/** @throws MissingRequirement when there is no browser to test with */
export function requireBrowser(exists: (path: string) => boolean = existsSync): {
  readonly path: string | undefined;
} {
  const browser = findBrowser(exists);
  if (browser !== undefined) return browser;
  throw new MissingRequirement(
    'Ingen webbläsare att testa med: kör npx playwright install chromium, eller installera Debians paket med apt-get install chromium.',
  );
}
