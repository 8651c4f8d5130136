import { describe, it } from 'vitest';
import { untilIdle } from '../support/browser/until-idle.ts';
import { expect } from '../support/browser/visitors.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();

describe('the public pages', () => {
  it('send premium users from the plans to their week', async () => {
    const resident = await site.resident();
    await site.server.database
      .knex('households')
      .where({ id: resident.user.id })
      .update({ premium_granted_at: new Date('2027-01-01') });
    const page = await site.open('/pricing', { as: resident });
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  it('have their titles and load everything from the site itself', async () => {
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
    await untilIdle(page);
    expect([...origins]).toEqual([site.server.url]);
    const policy = (await page.request.get('/')).headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'(;|$)/);
  });
});
