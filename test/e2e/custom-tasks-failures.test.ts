import { describe, it } from 'vitest';
import { look } from '../support/browser/look.ts';
import { expect } from '../support/browser/visitors.ts';
import type { SignedIn } from '../support/server/client.ts';
import { customTasksPage, customTasksPath } from '../support/site/custom-tasks-page.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();

const templates = '**/api/user-task-templates';
const open = async (as: SignedIn) =>
  customTasksPage(await site.open(customTasksPath, { as, expected: [/Failed to load resource/] }));
const plant = ({ token }: SignedIn, title: string) =>
  site.server.call('createTemplate', { body: { feature: 'Pets', taskSummary: title } }, token);

describe('custom tasks that cannot be had', () => {
  it('load at first, and then show the failure message or the server’s', async () => {
    const resident = await site.resident();
    await plant(resident, 'Wash the dog’s bed');
    const { page, alert, rows } = await open(resident);
    await expect(rows).toHaveCount(1);
    const gate = Promise.withResolvers<void>();
    await page.route(templates, async (route) => {
      await gate.promise;
      await route.fulfill({ status: 404, body: '' });
    });
    await page.reload();
    await expect(page.getByRole('main').getByText('Loading...')).toBeAttached();
    await look(page, 'custom tasks on their way');
    gate.resolve();
    await expect(alert).toContainText('Failed to fetch templates');
    await look(page, 'custom tasks that could not be had');
    await page.route(templates, (route) => route.fulfill({ status: 403, json: { message: 'Please wait a moment.' } }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toContainText('Please wait a moment.');
    await page.unroute(templates);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rows).toHaveCount(1);
    await expect(alert).toHaveCount(0);
  });

  it('wait for a connection', async () => {
    const resident = await site.resident();
    await plant(resident, 'Wash the dog’s bed');
    const page = await site.open('/robots.txt', { as: resident, expected: [/ERR_INTERNET_DISCONNECTED/] });
    // The scripts of the tabs that are not shown come a while after the page, each with what it needs.
    const script = page.waitForResponse(/\/custom-tasks-tab-[\w-]+\.js$/);
    await page.goto('/settings');
    await page.evaluate(`import('${(await script).url()}').then(() => true)`);
    const isStyled = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet !== null),
      );
    await expect.poll(isStyled).toBe(true);
    await page.context().setOffline(true);
    await page.getByRole('tab', { name: 'Custom Tasks' }).click();
    await expect(page.getByText('Your custom tasks load as soon as you are back online.')).toBeVisible();
    await page.context().setOffline(false);
    await expect(customTasksPage(page).rows).toHaveCount(1);
  });
});

describe('a custom task that cannot be created', () => {
  it('is reported, keeps its input, and succeeds at the next try', async () => {
    const { page, write, create, alert, title, rows, form } = await open(await site.resident());
    await write({ category: 'Aquarium', title: 'Change the water', instructions: 'Warm it first.' });
    await page.route(templates, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
    await create.click();
    await expect(alert).toHaveText('Failed to create template');
    await look(page, 'a custom task that could not be created');
    await page.route(templates, (route) => route.fulfill({ status: 503, json: { message: 'Please wait a moment.' } }));
    await create.click();
    await expect(alert).toHaveText('Please wait a moment.');
    await title.press('End');
    await title.pressSequentially('!');
    await expect(alert).toHaveCount(0);
    await page.unroute(templates);
    await create.click();
    await expect(form).toHaveCount(0);
    await expect(rows).toContainText('Change the water!');
    await expect(rows).toContainText('Warm it first.');
  });

  it('shows what the server finds wrong at its field', async () => {
    const { page, write, create, alert, title } = await open(await site.resident());
    await write({ category: 'Aquarium', title: '\u200b' });
    await create.click();
    await expect(title).toHaveAccessibleDescription(/Title must contain readable characters/);
    await expect(alert).toHaveText('Please look again at: Title');
    await look(page, 'a title that the server refuses');
    await title.fill('Change the water');
    await expect(title).not.toHaveAttribute('aria-invalid');
  });

  it('is sent once, however often it is pressed', async () => {
    const resident = await site.resident();
    const { page, write, create, title, rows } = await open(resident);
    const gate = Promise.withResolvers<void>();
    let sent = 0;
    await page.route(templates, async (route) => {
      if (route.request().method() === 'POST') {
        sent += 1;
        await gate.promise;
      }
      await route.continue();
    });
    await write({ category: 'Aquarium', title: 'Change the water' });
    await create.click();
    await expect(create).toHaveAttribute('aria-busy', 'true');
    await create.dispatchEvent('click');
    await title.press('Enter');
    gate.resolve();
    await expect(rows).toHaveCount(1);
    expect(sent).toBe(1);
  });
});

describe('a custom task that cannot be deleted', () => {
  it('is reported in an alert, and keeps the task', async () => {
    const resident = await site.resident();
    await plant(resident, 'Wash the dog’s bed');
    const { page, askToDelete, question, alert, rows } = await open(resident);
    await page.route(`${templates}/*`, (route) => route.abort());
    await askToDelete('Wash the dog’s bed');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question).toHaveCount(0);
    await expect(alert).toHaveText('Failed to delete template');
    await expect(rows).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Delete Wash the dog’s bed' })).toBeFocused();
    await look(page, 'a custom task that could not be deleted');
    await page.unroute(`${templates}/*`);
    await askToDelete('Wash the dog’s bed');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(rows).toHaveCount(0);
    await expect(alert).toHaveCount(0);
  });

  it('leaves the list when another tab deleted it before', async () => {
    const resident = await site.resident();
    const { template } = await plant(resident, 'Wash the dog’s bed');
    const { askToDelete, question, alert, rows } = await open(resident);
    await expect(rows).toHaveCount(1);
    await site.server.call('deleteTemplate', { params: { id: template.id } }, resident.token);
    await askToDelete('Wash the dog’s bed');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(alert).toHaveText('This custom task no longer exists');
    await expect(rows).toHaveCount(0);
  });
});

describe('the way to premium', () => {
  it('leads to the checkout, or says why it cannot', async () => {
    const resident = await site.resident();
    await plant(resident, 'Wash the dog’s bed');
    const { page, newTask, upgrade, alert } = await open(resident);
    await page.route('**/create-checkout-session', (route) => route.abort());
    await newTask.click();
    await upgrade.click();
    await expect(alert.filter({ hasText: 'Failed to redirect to checkout' })).toBeVisible();
    await look(page, 'a checkout that cannot be reached');
    await page.unroute('**/create-checkout-session');
    await upgrade.click();
    await expect(page).toHaveURL(/\/stripe\/checkout\//);
  });
});
