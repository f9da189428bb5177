import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  createAccount,
  deleteAccount,
  findAccountId,
  linkToSite,
  listMails,
  storedSessionFor,
  type OutOfBandMail,
  type TestAccount,
} from '../../scripts/lib/authEmulator';
import { school } from '../../src/config/school';

export const password = 'lösenord-1';

/**
 * Makes accounts for one test and deletes every one of them afterwards, also those that the test
 * made through the form.
 */
export class Accounts {
  private readonly emails = new Set<string>();

  /**
   * An address nobody has; remembered, so that an account made with it in the browser is cleaned up
   * too.
   */
  freeAddress(domain = school.emailDomain): string {
    const email = `elev-${randomUUID()}@${domain}`;
    this.emails.add(email);
    return email;
  }

  async create(options: {
    readonly verified: boolean;
    readonly domain?: string;
  }): Promise<TestAccount> {
    return createAccount(this.freeAddress(options.domain), password, options.verified);
  }

  /** The same with an address that this test has used before. */
  async createAt(email: string, options: { readonly verified: boolean }): Promise<TestAccount> {
    return createAccount(email, password, options.verified);
  }

  /**
   * Puts the account's session into the page's storage, as an earlier visit would have left it. The
   * page is at a plain file after it.
   */
  async remember(page: Page, account: TestAccount, verified: boolean): Promise<void> {
    const { key, value } = await storedSessionFor(account, verified);
    await page.goto('/img/favicon.svg');
    await page.evaluate(
      (item) => {
        window.localStorage.setItem(item.key, item.value);
      },
      { key, value },
    );
  }

  /** The mails held for an address, oldest first. */
  async mailsTo(email: string): Promise<readonly OutOfBandMail[]> {
    return (await listMails()).filter((mail) => mail.email === email);
  }

  /**
   * The link of the latest mail to an address, as it leads to our own page: path and parameters.
   */
  async linkTo(email: string, path: string): Promise<string> {
    const mail = (await this.mailsTo(email)).at(-1);
    if (mail === undefined) throw new Error(`No mail to ${email}`);
    const link = new URL(linkToSite(mail, new URL(path, 'http://site').href));
    return `${link.pathname}${link.search}`;
  }

  async cleanUp(): Promise<void> {
    for (const email of this.emails) {
      const uid = await findAccountId(email);
      if (uid !== undefined) await deleteAccount(uid);
    }
  }
}
