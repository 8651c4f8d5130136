import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { look } from '../support/browser/look.ts';
import { expect } from '../support/browser/visitors.ts';
import { settingsCard } from '../support/site/settings-page.ts';
import { makeSite } from '../support/site/site.ts';
import { taskName, weekPage } from '../support/site/week-page.ts';

const site = makeSite();

/** Has this week's summary sent from the settings, and opens it in the sandbox's inbox. Returns the mail. */
async function openSummary(page: Page, email: string) {
  await page.goto('/settings');
  const summary = settingsCard(page, 'Weekly summary');
  await summary.getByRole('button', { name: 'Send me this week’s summary now' }).click();
  await expect.poll(async () => (await site.server.mailsTo(email)).length).toBe(1);
  await page.goto(`${site.server.sandboxUrl}/inbox`);
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('link').click();
  return page.frameLocator('iframe');
}

/** Opens a link of the mail as a mail program does: in a new tab, which the browser may have no session for. */
async function openLink(page: Page, link: ReturnType<Page['locator']>): Promise<Page> {
  const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  return opened;
}

describe('a weekly summary', () => {
  it('marks a task as done with one press, after which the week shows it, and can undo that', async () => {
    const resident = await site.resident();
    const page = await site.open('/settings', { as: resident });
    const mail = await openSummary(page, resident.user.email);
    const acting = await openLink(page, mail.getByRole('link', { name: /^Done: / }).first());
    await expect(acting).toHaveURL(`${site.server.url}/summary/act`);
    const main = acting.getByRole('main');
    await expect(main.getByRole('button')).toHaveCount(1);
    const title = await main.getByRole('heading', { level: 1 }).innerText();
    await acting.waitForLoadState('networkidle');
    const isDone = async () => {
      const { tasks } = await site.server.call('getWeek', { params: { offset: '0' } }, resident.token);
      return tasks.find((task) => task.fullTitle === title)?.completed;
    };
    expect(await isDone()).toBe(false);

    await main.getByRole('button', { name: 'Mark as done' }).click();
    await expect(main.getByText('This task is done.')).toBeVisible();
    expect(await isDone()).toBe(true);
    await look(acting, 'a task that was marked as done from a mail');
    await page.goto('/dashboard');
    await expect(page.getByRole('button', { name: taskName(title, 'Mark Incomplete') })).toBeVisible();

    await main.getByRole('button', { name: 'Undo' }).click();
    await expect(main.getByRole('button', { name: 'Mark as done' })).toBeVisible();
    await page.reload();
    await expect(weekPage(page).task(title)).toBeVisible();
    await expect(page.getByRole('button', { name: taskName(title, 'Complete') })).toBeVisible();
  });

  it('works in a browser that is signed out, and changes nothing however often its links are opened', async () => {
    const resident = await site.resident();
    const page = await site.open('/settings', { as: resident });
    const mail = await openSummary(page, resident.user.email);
    const addresses = await mail
      .getByRole('link', { name: /^(Done: |Not this week: |Unsubscribe$)/ })
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(addresses.length).toBeGreaterThan(2);
    const before = await site.server.call('getWeek', { params: { offset: '0' } }, resident.token);
    const visitor = await site.open('/robots.txt');
    for (const address of addresses) {
      await fetch(address, { method: 'HEAD' });
      await visitor.goto(address);
      await expect(visitor.getByRole('main').getByRole('button')).toHaveCount(1);
      await visitor.waitForLoadState('networkidle');
    }
    expect(await site.server.call('getWeek', { params: { offset: '0' } }, resident.token)).toEqual(before);
    expect(await site.server.call('getWeeklySummary', {}, resident.token)).toMatchObject({ stopped: null });
  });

  it('is stopped on its own page, and started again there or in the settings', async () => {
    const resident = await site.resident();
    const page = await site.open('/settings', { as: resident });
    const mail = await openSummary(page, resident.user.email);
    const leaving = await openLink(page, mail.getByRole('link', { name: 'Unsubscribe' }));
    await expect(leaving).toHaveURL(`${site.server.url}/unsubscribe`);
    const main = leaving.getByRole('main');
    await main.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(main.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
    const stopped = async () => (await site.server.call('getWeeklySummary', {}, resident.token)).stopped;
    expect(await stopped()).toBe('unsubscribed');

    await page.goto('/settings');
    const summary = settingsCard(page, 'Weekly summary');
    await expect(summary.getByText('You unsubscribed, so no summary is sent.')).toBeVisible();
    await summary.getByRole('button', { name: 'Start again' }).click();
    await expect(summary.getByText('Next summary')).toBeVisible();
    expect(await stopped()).toBeNull();
    await leaving.reload();
    await expect(main.getByRole('heading', { name: 'Stop the weekly summary?' })).toBeVisible();
  });
});
