import { describe, it } from 'vitest';
import { expect } from '../support/browser.ts';
import { makeSite } from '../support/site.ts';

const site = makeSite();

describe('the public pages', () => {
  it('tell visitors and residents what applies to them', async () => {
    const visitor = await site.open('/pricing');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Choose Your Plan');
    await visitor.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await expect(visitor).toHaveURL(/\/login$/);
    await visitor.goto('/');
    await visitor.getByRole('link', { name: 'Sign up now' }).click();
    await expect(visitor).toHaveURL(/\/login$/);

    const resident = await site.resident();
    const page = await site.open('/pricing', { as: resident });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upgrade Your Plan');
    await site.server.database
      .knex('households')
      .where({ id: resident.user.id })
      .update({ premium_granted_at: new Date('2027-01-01') });
    await page.reload();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  it('have their titles, and load nothing from anywhere but the site itself', async () => {
    const page = await site.open('/', { as: await site.resident(), expected: [/status of 404/] });
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    for (const [path, title] of [
      ['/', 'Never Worry About Home Maintenance Again'],
      ['/maintenance', 'Complete Home Maintenance Guide'],
      ['/pricing', 'Pricing Plans'],
      ['/dashboard', 'Your week'],
      ['/settings', 'Settings'],
      ['/onboarding', 'Tell us about your home'],
      ['/nowhere', 'Never Worry About Home Maintenance Again'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(`${title} | Upkept`);
    }
    await page.waitForLoadState('networkidle');
    expect([...origins]).toEqual([site.server.url]);
    const policy = (await page.request.get('/')).headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'(;|$)/);
  });
});

describe('settings', () => {
  it('keep their tab in the address', async () => {
    const page = await site.open('/settings', { as: await site.resident() });
    const tab = (name: string) => page.getByRole('tab', { name });
    await expect(tab('Account')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab')).toHaveText([
      'Account',
      'Task Preferences',
      'Custom Tasks',
      'Calendar Integration',
    ]);
    await expect(page.getByText('Europe/Paris')).toBeVisible();
    await expect(page.getByText('France')).toBeVisible();
    for (const [name, address] of [
      ['Task Preferences', 'preferences'],
      ['Custom Tasks', 'custom-tasks'],
      ['Calendar Integration', 'calendar'],
    ] as const) {
      await tab(name).click();
      await expect(page).toHaveURL(new RegExp(`\\?tab=${address}$`));
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(tab('Calendar Integration')).toHaveAttribute('aria-selected', 'true');
    await expect(tab('Calendar Integration')).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await expect(tab('Custom Tasks')).toHaveAttribute('aria-selected', 'true');
    await page.goto('/settings?tab=notifications');
    await expect(page.getByText('coming soon')).toBeVisible();
    await page.goto('/settings?tab=nonsense');
    await expect(tab('Account')).toHaveAttribute('aria-selected', 'true');
  });

  it('change the rhythm and the home, within what makes sense', async () => {
    const resident = await site.resident();
    const page = await site.open('/settings?tab=preferences', { as: resident, expected: [/Failed to load resource/] });
    const count = page.getByLabel('Tasks per week');
    const save = page.getByRole('button', { name: 'Save preferences' });
    const me = () => site.server.call('me', {}, resident.token);
    await expect(count).toHaveValue('5');
    await count.fill('99');
    await count.blur();
    await expect(count).toHaveValue('20');
    await count.fill('');
    for (const day of ['Saturday', 'Sunday']) await page.getByRole('checkbox', { name: day }).uncheck();
    await save.click();
    await expect(page.getByText('Please select at least one day to schedule tasks on')).toBeVisible();
    await expect(count).toHaveValue('1');
    expect(await me()).toMatchObject({ tasks_per_week: 5 });

    await page.getByRole('checkbox', { name: 'Tuesday' }).check();
    await page.route('**/api/users/profile', (route) => route.abort());
    await save.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to update preferences' })).toBeVisible();
    await page.unroute('**/api/users/profile');
    await save.click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    expect(await me()).toMatchObject({ tasks_per_week: 1, scheduled_days: ['Tuesday'] });

    await page.getByText('Kitchen appliances').first().click();
    await page.getByRole('checkbox', { name: 'Pizza Oven' }).check();
    await page.getByRole('button', { name: 'Save your home' }).click();
    await expect(page.getByText('Saved', { exact: true })).toHaveCount(2);
    expect((await me()).features.kitchenAppliances).toEqual(expect.arrayContaining(['Fridge', 'Pizza Oven']));
  });

  it('end every session after a question', async () => {
    const resident = await site.resident();
    const page = await site.open('/settings', { as: resident });
    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    const question = page.getByRole('alertdialog', { name: 'Log out everywhere?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    await question.getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect((await site.server.refusal('me', {}, resident.token)).status).toBe(401);
  });
});
