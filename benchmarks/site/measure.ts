import { timePair, warmUp } from '../seal-build/timePair';
import { walk } from './clicks';
import { column, inTurn, repeat } from './rounds';
import { buildRow, clickRows, visitRows, type Row } from './rows';
import type { Addresses } from './sites';
import { visitAgain, visitFirst, type FirstVisit, type MemberVisit, type Setting } from './visits';

/** The lesson that members read, and the first one of a row of lessons to walk through. */
const lesson = { path: '/courses/3/m2', heading: 'Modul 2: Versionshantering med Git' } as const;
const clicksARound = 3;
const fastClicks = 25;

/** New visitors and returning members on a phone, once a round on every site. */
export async function measureVisits(
  setting: Setting,
  { plainGate, ungated, ours }: Addresses,
  rounds: number,
): Promise<readonly Row[]> {
  const first = await repeat('New visitors', rounds, (round) =>
    inTurn<FirstVisit>(
      round,
      [plainGate, ours].map((site) => () => visitFirst(setting, site, '/')),
    ),
  );
  const again = await repeat('Returning members', rounds, (round) =>
    inTurn<MemberVisit>(
      round,
      [plainGate, ungated, ours].map((site) => () => visitAgain(setting, site, lesson)),
    ),
  );
  return visitRows({
    first: { plainGate: column(first, 0), ours: column(first, 1) },
    again: { plainGate: column(again, 0), ungated: column(again, 1), ours: column(again, 2) },
  });
}

/**
 * Clicks from lesson to lesson on both sites: on a phone in turn, then with nothing slowed down.
 */
export async function measureClicks(
  setting: Setting,
  { ungated, ours }: Addresses,
  rounds: number,
): Promise<readonly Row[]> {
  const onPhone = await repeat('Clicks', rounds, (round) =>
    inTurn(
      round,
      [ungated, ours].map(
        (site) => () => walk(setting, site, { from: lesson, clicks: clicksARound, onPhone: true }),
      ),
    ),
  );
  const fast = { from: lesson, clicks: fastClicks, onPhone: false };
  return clickRows({
    ungated: column(onPhone, 0).flat(),
    ours: column(onPhone, 1).flat(),
    fast: {
      ungated: await walk(setting, ungated, fast),
      ours: await walk(setting, ours, fast),
    },
  });
}

/** Pairs of builds, sealed and not. */
export async function measureBuilds(count: number): Promise<readonly Row[]> {
  await warmUp();
  const pairs = await repeat('Builds', count, timePair);
  return [buildRow(pairs)];
}
