import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';
import { expect, makeVisitors } from '../support/browser/visitors.ts';
import { openTestDatabase, type TestDatabase } from '../support/database/test-database.ts';
import { linkIn, mailsTo } from '../support/server/inbox.ts';
import { reservePorts } from '../support/server/ports.ts';
import { buildPrograms, type Program, type Settings, startServerProcess } from '../support/server/process.ts';
import { askForLink } from '../support/site/site.ts';
import { taskName, tick } from '../support/site/week-page.ts';

let database: TestDatabase;
let settings: Settings;
let running: Program | undefined;

beforeAll(async () => {
  await buildPrograms();
  database = await openTestDatabase();
  const [port, sandboxPort] = await reservePorts(2);
  settings = {
    PORT: port,
    SANDBOX_PORT: sandboxPort,
    DATABASE_URL: database.connectionString,
    APP_SECRET: randomUUID(),
  };
});
afterEach(() => running?.stop());
// Closes its pages before the server stops, because what runs after a test runs in reverse order.
const visitors = makeVisitors();
afterAll(() => database?.close());

const start = async () => {
  running = await startServerProcess(settings);
};

/** Reads the mail in the sandbox's inbox, as a user without a mail server does. */
async function openNewestLink(page: Page, email: string, count: number) {
  const sandboxUrl = `http://127.0.0.1:${settings.SANDBOX_PORT}`;
  await expect.poll(async () => (await mailsTo(sandboxUrl, email)).length).toBe(count);
  await page.goto(`${sandboxUrl}/inbox`);
  await expect(page.getByText(email).first()).toBeVisible();
  const [newest] = await mailsTo(sandboxUrl, email);
  await page.goto(newest ? linkIn(newest).href : '');
}

const titlesOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 }).allInnerTexts();
/** Returns the text of each day of the week. */
/** The texts of the days with tasks. Whether a card asks for the town depends on how soon onboarding suggested one. */
const daysOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.locator('[data-task]') })
    .allInnerTexts();
const menuOf = (page: Page, title: string) => page.getByRole('button', { name: `More for ${title}` });

describe('the whole way', () => {
  it('leads from an address to a ticked-off week, and keeps it', async () => {
    await start();
    const email = 'ada@home.example';
    const context = await visitors.arrive({ baseURL: `http://localhost:${settings.PORT}` });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('link', { name: 'Start for Free' }).click();
    await askForLink(page, email);
    await openNewestLink(page, email, 1);

    await page.getByRole('radio', { name: 'House' }).click();
    for (let step = 2; step <= 8; step += 1) {
      await expect(page.getByText(`Step ${step} of 9`, { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Next' }).click();
    }
    await page.getByLabel('Name').fill('Ada');
    await page.getByRole('combobox', { name: 'Country' }).fill('France');
    await page.getByRole('option', { name: 'France', exact: true }).click();
    await page.getByRole('button', { name: 'Plan my first week' }).click();

    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1, name: 'This week' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Complete/ })).not.toHaveCount(0);
    const [ticked = '', moved = '', deleted = '', ...others] = await titlesOf(page);
    expect(new Set([ticked, moved, deleted, ...others]).size).toBeGreaterThanOrEqual(3);

    await page.getByRole('button', { name: taskName(ticked, tick) }).click();
    await expect(page.getByRole('button', { name: `Mark Incomplete ${ticked}` })).toBeVisible();

    // The server uses the real clock, so the day of the week decides which move the menu offers.
    await menuOf(page, moved).click();
    const move = page.getByRole('menuitem', { name: /^Move to (today|tomorrow)$/ });
    const where = (await move.innerText()).endsWith('today') ? 'today' : 'tomorrow';
    await move.click();
    await expect(page.getByText(`Moved to ${where}`)).toBeVisible();

    await menuOf(page, deleted).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this task?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(menuOf(page, deleted)).toHaveCount(0);
    const told = page.getByRole('dialog').filter({ hasText: 'Task deleted' });
    // The last change to reach the server, which receives changes in order.
    const restored = page.waitForResponse('**/restore');
    await told.getByRole('button', { name: 'Undo' }).click();
    await expect(menuOf(page, deleted)).toBeVisible();
    await (await restored).finished();

    await page.getByRole('button', { name: 'Next Week' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Next week' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Complete/ })).not.toHaveCount(0);
    await page.getByRole('button', { name: 'Back to Current Week' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'This week' })).toBeVisible();

    await page.reload();
    await expect(page.getByRole('button', { name: `Mark Incomplete ${ticked}` })).toBeVisible();
    const kept = await daysOf(page);
    expect(kept.join()).toContain(deleted);

    await page.getByRole('button', { name: 'Hello, Ada' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await askForLink(page, email);
    await openNewestLink(page, email, 2);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('button', { name: `Mark Incomplete ${ticked}` })).toBeVisible();
    expect(await daysOf(page)).toEqual(kept);

    // No page is open meanwhile: it would report that it can't reach the server.
    await page.goto('about:blank');
    await running?.stop('SIGKILL');
    await start();
    await page.goto('/dashboard');
    await expect(page.getByRole('button', { name: `Mark Incomplete ${ticked}` })).toBeVisible();
    expect(await daysOf(page)).toEqual(kept);
    await expect(page.getByRole('button', { name: 'Hello, Ada' })).toBeVisible();
  });
});
