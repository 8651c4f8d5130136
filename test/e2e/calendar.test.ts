import type { Page } from 'playwright';
import { it } from 'vitest';
import { addDays, weekStartOf } from '#core/domain/time/dates.ts';
import { expect } from '../support/browser/visitors.ts';
import { makeGooglePages } from '../support/server/google-pages.ts';
import { settingsCard } from '../support/site/settings-page.ts';
import { makeSite } from '../support/site/site.ts';
import { weekPage } from '../support/site/week-page.ts';

/** The sandbox and the queue use the machine's clock. */
const now = new Date();
const site = makeSite({ now: now.toISOString() });

/** "2027-01-09", in Paris. */
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(now);
/** In the week after this one, which the connection keeps in step. */
const saturday = addDays(weekStartOf(today), 12);
/** The household has no calendar at the beginning and at the end. */
const notConnected = /status of 404.*\/api\/calendar$/;

it('a connected calendar follows the plan until it is disconnected', async () => {
  const resident = await site.resident();
  const { knex } = site.server.database;
  await knex('households').where({ id: resident.user.id }).update({ premium_granted_at: now });
  for (const title of ['Oil the hinges', 'Water the fern']) {
    await site.server.call('createTask', { body: { title, scheduledAt: saturday } }, resident.token);
  }
  const google = makeGooglePages(site.server.sandboxUrl);
  /** The events of a day that exist. */
  const eventsOn = async (date: string) => {
    const events = await google.events();
    return events.filter(({ start, status }) => status === 'confirmed' && start.dateTime.startsWith(date));
  };
  const textOn = async (date: string) =>
    (await eventsOn(date)).map(({ summary, description }) => `${summary}\n${description}`).join();

  const page = await site.open('/settings?tab=calendar', { as: resident, expected: [notConnected] });
  await connect(page);
  await site.server.settle();
  const card = settingsCard(page, 'Google Calendar');
  await expect(card.getByText('Connected', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/settings\?tab=calendar$/);

  await page.goto('/dashboard?week=1');
  const week = weekPage(page);
  /** Makes a change of one task, and has the server bring it to the calendar. */
  const synced = async (change: () => Promise<void>) => {
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await change();
    expect((await saved).status()).toBe(200);
    await site.server.settle();
  };
  await week
    .day('Saturday')
    .getByRole('button', { name: /^Sync to Calendar/ })
    .click();
  await expect(week.day('Saturday').getByRole('button', { name: /^Synced!/ })).toBeVisible();
  expect(await textOn(saturday)).toMatch(/^Maintain your home[\s\S]*Oil the hinges[\s\S]*Water the fern/);
  expect(await eventsOn(saturday)).toMatchObject([
    { calendar: 'Upkept', start: { timeZone: 'Europe/Paris' }, reminders: { overrides: [{ minutes: 30 }] } },
  ]);

  await synced(() => week.choose('Water the fern', 'Move to today'));
  expect(await textOn(today)).toContain('Water the fern');
  expect(await textOn(saturday)).not.toContain('Water the fern');
  expect(await eventsOn(saturday)).toHaveLength(1);

  const { tasks } = await site.server.call('getWeek', { params: { offset: '1' } }, resident.token);
  for (const { title } of tasks.filter(({ scheduledAt }) => scheduledAt === saturday))
    await synced(() => week.complete(title));
  expect(await textOn(saturday)).toMatch(/^✓ Maintain your home/);

  await page.goto('/settings?tab=calendar');
  await expect(card.getByText(/^Today at \d\d:\d\d$/)).toBeVisible();
  await card.getByRole('button', { name: 'Disconnect' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to disconnect your calendar?' });
  await question.getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('Calendar disconnected successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Connect Google Calendar' })).toBeVisible();
  await site.server.settle();
  expect(await google.events()).toEqual([]);
});

/** Connects as users do, on the provider's page of consent. */
async function connect(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Connect Google Calendar' }).click();
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(page.getByText('Calendar connected successfully!')).toBeVisible();
}
