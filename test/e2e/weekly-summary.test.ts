import { it } from 'vitest';
import { expect } from '../support/browser/visitors.ts';
import { settingsCard } from '../support/site/settings-page.ts';
import { makeSite } from '../support/site/site.ts';
import { taskName, weekPage } from '../support/site/week-page.ts';

const site = makeSite();

it('a weekly summary changes nothing until a button is pressed, marks a task as done, and can be stopped', async () => {
  const resident = await site.resident();
  const { email } = resident.user;
  const page = await site.open('/settings#summary', { as: resident });
  const summary = settingsCard(page, 'Weekly summary');
  await summary.getByRole('button', { name: 'Send me this week’s summary now' }).click();
  await site.server.settle();

  // The links work in a browser that is signed out.
  const inbox = await site.open(`${site.server.sandboxUrl}/inbox`);
  await inbox.getByRole('listitem').filter({ hasText: email }).getByRole('link').click();
  const mail = inbox.frameLocator('iframe');
  const linksNamed = (name: RegExp | string) => mail.getByRole('link', { name });
  const kinds = [/^It’s done: /, /^Not this week: /, 'Unsubscribe'].map((name) => linksNamed(name).first());
  const week = () => site.server.call('getWeek', { params: { offset: '0' } }, resident.token);
  const stopped = async () => (await site.server.call('getWeeklySummary', {}, resident.token)).stopped;
  const before = await week();
  const sent: string[] = [];
  inbox.context().on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  const opened = [];
  for (const link of kinds) {
    await fetch((await link.getAttribute('href')) ?? '', { method: 'HEAD' });
    const [tab] = await Promise.all([inbox.waitForEvent('popup'), link.click()]);
    await expect(tab.getByRole('main').getByRole('button')).toHaveCount(1);
    opened.push(tab);
  }
  const addresses = ['/summary/act', '/summary/act', '/unsubscribe'].map((path) => site.server.url + path);
  expect(opened.map((tab) => tab.url())).toEqual(addresses);
  expect(await week()).toEqual(before);
  expect(await stopped()).toBeNull();

  const [acting, , leaving] = opened;
  if (!acting || !leaving) throw new Error('Not all links were opened');
  const main = acting.getByRole('main');
  const title = await main.getByRole('heading', { level: 1 }).innerText();
  await main.getByRole('button', { name: 'Mark as done' }).click();
  await expect(main.getByText('This task is done.')).toBeVisible();
  expect((await week()).tasks.find((task) => task.fullTitle === title)?.completed).toBe(true);
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: taskName(title, 'Mark Incomplete') })).toBeVisible();
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByRole('button', { name: 'Mark as done' })).toBeVisible();
  await page.reload();
  await expect(weekPage(page).task(title)).toBeVisible();
  await expect(page.getByRole('button', { name: taskName(title, 'Complete') })).toBeVisible();

  await leaving.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(leaving.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  // One for each press: opening the links sent none.
  expect(sent).toHaveLength(3);
  expect(await stopped()).toBe('unsubscribed');
  await page.goto('/settings#summary');
  await expect(summary.getByText('You unsubscribed, so we don’t send you summaries.')).toBeVisible();
  await summary.getByRole('button', { name: 'Start again' }).click();
  await expect(summary.getByText('Next summary')).toBeVisible();
  expect(await stopped()).toBeNull();
  await leaving.reload();
  await expect(leaving.getByRole('heading', { name: 'Stop the weekly summary?' })).toBeVisible();
});
