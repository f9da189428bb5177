/** `npm start`: Auth emulator and dev server with live reload, a ready-made account, and the link of every mail as it is sent. */
import { createAccount, findAccountId, linkToSite, listMails } from './lib/authEmulator';
import { withProcesses } from './lib/processes';
import { requireFreePorts, requireNode } from './lib/requirements';
import { startAuthEmulator } from './lib/siteServers';

const readyMade = { email: 'elev@edu.umea.se', password: 'hemligt' };

const devAddress = 'http://localhost:3000/';

const mailNames: Readonly<Partial<Record<string, string>>> = {
  VERIFY_EMAIL: 'Verifieringslänk',
  PASSWORD_RESET: 'Länk för nytt lösenord',
  RECOVER_EMAIL: 'Länk för att återställa adressen',
};

/** Prints each mail once. The emulator has no way to tell of new ones, so it is asked every second. */
function printMails(): NodeJS.Timeout {
  const printed = new Set<string>();
  return setInterval(() => {
    listMails().then(
      (mails) => {
        for (const mail of mails) {
          const { oobCode, email, requestType } = mail;
          if (printed.has(oobCode)) continue;
          printed.add(oobCode);
          const what = mailNames[requestType] ?? requestType;
          console.log(`\n${what} till ${email}:\n  ${linkToSite(mail, devAddress)}\n`);
        }
      },
      // The emulator is on its way down with everything else.
      () => undefined,
    );
  }, 1_000);
}

void withProcesses(async (group) => {
  requireNode();
  await requireFreePorts([3000, 9099]);
  await startAuthEmulator(group);
  if ((await findAccountId(readyMade.email)) === undefined)
    await createAccount(readyMade.email, readyMade.password, true);
  console.log(`\nFärdigt konto: ${readyMade.email} med lösenordet ${readyMade.password}\n`);
  const mails = printMails();
  const site = group.start(
    'npx',
    ['docusaurus', 'start', '--port', '3000', '--no-open', ...process.argv.slice(2)],
    {
      env: { ...process.env, FIREBASE_TARGET: 'emulator' },
    },
  );
  const code = await new Promise<number>((resolve) =>
    site.once('exit', (exitCode) => {
      resolve(exitCode ?? 1);
    }),
  );
  clearInterval(mails);
  return code;
});
