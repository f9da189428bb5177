// run inside the worktree with tsx: starts every server on this namespace's loopback, runs argv, stops.
import { spawnSync } from 'node:child_process';
const root = process.cwd();
const { withProcesses } = await import(`${root}/scripts/lib/processes.ts`);
const { startFirestoreEmulator } = await import(`${root}/scripts/lib/firestoreEmulator.ts`);
const { startAuthAndHosting, startPlainSite, startFixtureSite, plainAddress } = await import(`${root}/scripts/lib/siteServers.ts`);
const { fixtureFolder } = await import(`${root}/scripts/lib/siteBuilds.ts`);
const { existsSync } = await import('node:fs');
const code = await withProcesses(async (group: never) => {
  await startFirestoreEmulator(group);
  if (process.env['NOKEY'] === undefined) spawnSync('npx', ['tsx', 'scripts/publishKey.ts', '--emulator'], { stdio: 'inherit' });
  await startAuthAndHosting(group);
  await startPlainSite(group);
  if (existsSync(fixtureFolder)) await startFixtureSite(group, fixtureFolder);
  const { spawn } = await import('node:child_process');
  return await new Promise((ok) => {
    const c = spawn('bash', ['-c', process.argv[2] ?? 'true'], { stdio: 'inherit', env: { ...process.env, SITE_URL: plainAddress } });
    c.on('exit', (x) => ok(x ?? 1));
  });
});
process.exit(Number(code));
