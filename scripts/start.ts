/**
 * `npm start`: Auth emulator and dev server with live reload, a ready-made account when both are
 * up, and the link of every mail as it is sent. With `--host 0.0.0.0` other machines of the network
 * are let in, and the emulator is where they find it.
 */
import { networkInterfaces } from 'node:os';
import { authEmulatorHost } from '../src/config/environment';
import { createAccount, findAccountId, linkToSite, listMails } from './lib/authEmulator';
import { readHost, thisMachine } from './lib/networkHost';
import { toolArguments } from './lib/packageTools';
import { exitCodeOf, waitUntil, withProcesses, type ProcessGroup } from './lib/processes';
import { requireFreePorts, requireNode } from './lib/requirements';
import { readyMade } from './lib/schoolAddresses';
import { answers, startAuthEmulator } from './lib/siteServers';
import { readPort, readVerbose } from './lib/startOptions';

const mailNames: Readonly<Partial<Record<string, string>>> = {
  VERIFY_EMAIL: 'Verifieringslänk',
  PASSWORD_RESET: 'Länk för nytt lösenord',
  RECOVER_EMAIL: 'Länk för att återställa adressen',
};

/**
 * Prints each mail once. The emulator has no way to tell of new ones, so it is asked every second.
 */
function printMails(siteAddress: string): NodeJS.Timeout {
  const printed = new Set<string>();
  return setInterval(() => {
    listMails().then(
      (mails) => {
        for (const mail of mails) {
          const { oobCode, email, requestType } = mail;
          if (printed.has(oobCode)) continue;
          printed.add(oobCode);
          const what = mailNames[requestType] ?? requestType;
          console.log(`\n${what} till ${email}:\n  ${linkToSite(mail, siteAddress)}\n`);
        }
      },
      // The emulator is on its way down with everything else.
      () => undefined,
    );
  }, 1_000);
}

/** Starts the Auth emulator, and makes the account that is ready to sign in with. */
async function openEmulator(group: ProcessGroup): Promise<void> {
  await startAuthEmulator(group);
  if ((await findAccountId(readyMade.email)) === undefined)
    await createAccount(readyMade.email, readyMade.password, true);
}

/** Long for a machine that is busy; it only ends what hangs. */
const patienceMs = 600_000;

/** Waits until the site has been compiled: the server holds its answer until then. */
const waitForSite = (address: string): Promise<void> =>
  waitUntil('Webbplatsen', () => answers(address), undefined, patienceMs);

void withProcesses(async (group) => {
  requireNode();
  const { args, env } = readVerbose(process.argv.slice(2));
  const port = readPort(args);
  const [, authPort] = authEmulatorHost(process.env).split(':');
  const host = readHost(args, networkInterfaces());
  const isShared = host !== thisMachine;
  if (isShared) process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `${host}:${String(authPort)}`;
  const siteAddress = `http://${isShared ? host : 'localhost'}:${String(port)}/`;
  await requireFreePorts([port], 'Eller ta en annan port: npm start -- --port 3001.');
  await requireFreePorts([Number(authPort)]);
  // The last of several values counts, so what was asked for comes last.
  const own = ['start', '--port', String(port), '--no-open', ...args];
  // Beside the emulator, which takes half as long.
  const site = group.start(process.execPath, toolArguments('docusaurus', ...own), {
    env: { ...process.env, ...env, FIREBASE_TARGET: 'emulator' },
  });
  const ended = exitCodeOf(site);
  const isUp = Promise.all([openEmulator(group), waitForSite(siteAddress)]).then(() => true);
  if (!(await Promise.race([isUp, ended.then(() => false)]))) return ended;
  console.log(`\nFärdigt konto: ${readyMade.email} med lösenordet ${readyMade.password}\n`);
  if (isShared) console.log(`På telefonen, i samma nät som datorn: ${siteAddress}\n`);
  const mails = printMails(siteAddress);
  const code = await ended;
  clearInterval(mails);
  return code;
});
