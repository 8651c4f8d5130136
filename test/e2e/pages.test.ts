import { describe, it } from 'vitest';
import { expect } from '../support/browser/visitors.ts';
import { makeSite } from '../support/site/site.ts';

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
