import type { CDPSession } from '@playwright/test';

/**
 * A cheap phone on a slow mobile network: the processor slowed down four times, 1.6 Mbit/s both
 * ways, 150 ms there and back.
 */
const phone = { slowdown: 4, bytesPerSecond: 1_600_000 / 8, roundTripMs: 150 } as const;

/**
 * The window of a phone. The browser still says that it is a desktop's: to a phone's the plain
 * gate's SDK would fetch a frame from addresses that nothing answers here.
 */
export const phoneWindow = { width: 412, height: 915 } as const;

/** The page is slow from now on. */
export async function slowDown(cdp: CDPSession): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.roundTripMs,
    downloadThroughput: phone.bytesPerSecond,
    uploadThroughput: phone.bytesPerSecond,
  });
}

/** The page is as fast as the machine again. */
export async function speedUp(cdp: CDPSession): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}
