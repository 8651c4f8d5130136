import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { untilAtRest } from '../support/browser/until-at-rest.ts';
import { expect } from '../support/browser/visitors.ts';
import { codeIn, newestMailTo } from '../support/server/inbox.ts';
import { askForLink, makeSite, newAddress } from '../support/site/site.ts';

const site = makeSite({ ownServer: true });
const unauthorised = /status of 401/;
const usedOrExpired = 'Token is invalid or has expired. Please request a new magic link.';

const requestNewLink = (page: Page) => page.getByRole('link', { name: 'Request New Magic Link' });
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

describe('a mailed link', () => {
  it('signs in after a click in another browser, and shows an explanation once it is used', async () => {
    const { user } = await site.resident();
    const asking = await site.open('/login', { expected: [unauthorised] });
    await askForLink(asking, user.email);
    const spent = async () =>
      (await site.server.database.knex('sign_in_links').where({ email: user.email }).whereNotNull('spent_at')).length;
    const link = await site.mailedLink(user.email);

    const page = await site.open(link);
    const button = page.getByRole('button', { name: 'Continue to sign in' });
    await expect(button).toBeVisible();
    expect(page.url()).toBe(`${site.server.url}/verify-auth`);
    expect(await spent()).toBe(0);
    await button.click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page).toHaveTitle('Your week | Upkept');
    expect(await spent()).toBe(1);

    await asking.goto(link);
    await expect(asking.getByText(usedOrExpired)).toBeVisible();
    expect(await spent()).toBe(1);
  });

  it('that has expired shows an explanation and leads to a new one, which signs in without a click', async () => {
    const email = newAddress();
    const page = await site.open('/login', { expected: [unauthorised] });
    await askForLink(page, email);
    const expired = await site.mailedLink(email);
    site.server.clock.advance({ minutes: 11 });
    await page.goto(expired);
    await expect(page.getByText(usedOrExpired)).toBeVisible();
    expect(page.url()).toBe(`${site.server.url}/verify-auth`);
    expect(await storedToken(page)).toBeNull();

    await requestNewLink(page).click();
    await askForLink(page, email);
    await page.goto(await site.mailedLink(email));
    await expect(page).toHaveURL(/\/onboarding$/);
    expect(await storedToken(page)).toBeTruthy();
  });
});

describe('a phone whose mail is read elsewhere', () => {
  const enterCode = async (page: Page, email: string) => {
    await site.server.settle();
    await page.getByLabel('Code from the email').fill(codeIn(await newestMailTo(site.server.sandboxUrl, email)));
    await page.getByRole('button', { name: 'Use the code' }).click();
  };

  it('signs in by the code, and not by the link that is opened in another browser', async () => {
    const { user } = await site.resident();
    const phone = await site.open('/login', { expected: [unauthorised] });
    await askForLink(phone, user.email);
    const computer = await site.open(await site.mailedLink(user.email));
    await expect(computer.getByRole('button', { name: 'Continue to sign in' })).toBeVisible();
    await enterCode(phone, user.email);
    await expect(phone).toHaveURL(/\/dashboard$/);
    expect(await storedToken(computer)).toBeNull();

    const stranger = await site.open('/login', { expected: [unauthorised] });
    await askForLink(stranger, user.email);
    await computer.goto(await site.mailedLink(user.email));
    await computer.getByRole('button', { name: 'Continue to sign in' }).click();
    await expect(computer).toHaveURL(/\/dashboard$/);
    // The one who asked, in another browser, is not let in by it.
    await enterCode(stranger, user.email);
    await expect(stranger.getByRole('alert')).toContainText('This code is wrong or no longer works');
    expect(await storedToken(stranger)).toBeNull();
  });

  it('goes on by itself where it waits, once the link is opened in the same browser', async () => {
    const { user } = await site.resident();
    const waiting = await site.open('/login', { expected: [unauthorised] });
    await askForLink(waiting, user.email);
    const tab = await waiting.context().newPage();
    await tab.goto(await site.mailedLink(user.email));
    await expect(tab).toHaveURL(/\/dashboard$/);
    await expect(waiting).toHaveURL(/\/dashboard$/);
  });
});

describe('a session', () => {
  it('ends in every browser when its user logs out everywhere', async () => {
    const { user } = await site.resident();
    const [here, elsewhere] = await Promise.all([
      site.open('/login', { expected: [unauthorised] }),
      site.open('/login', { expected: [unauthorised] }),
    ]);
    await site.signIn(here, user.email);
    await site.signIn(elsewhere, user.email);
    await expect(elsewhere).toHaveURL(/\/dashboard$/);
    // A call that is still open when the session ends would lead the page away while it is loaded again.
    await untilAtRest(elsewhere);
    await here.goto('/settings#sessions');
    await here.getByRole('button', { name: 'Log out everywhere' }).click();
    await here.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(here).toHaveURL(/\/login$/);
    // The refusal may lead the page away before everything of it has loaded.
    await elsewhere.reload({ waitUntil: 'commit' });
    await expect(elsewhere).toHaveURL(/\/login$/);
    expect(await storedToken(elsewhere)).toBeNull();
  });
});
