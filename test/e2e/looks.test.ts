import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { publicPaths } from '#apps/ui/paths.ts';
import { look } from '../support/browser/look.ts';
import { untilIdle } from '../support/browser/until-idle.ts';
import { expect } from '../support/browser/visitors.ts';
import { plantTasks } from '../support/people/planted-tasks.ts';
import { makeSite } from '../support/site/site.ts';

/** Today is Wednesday 6 January 2027. */
const site = makeSite();

/** Every public page; of those that exist many times, one. */
const onePageEach = [
  ...Object.values(publicPaths),
  ...['/maintenance/stoves', '/items/smoke-alarm', '/rules/france', '/checklists/winter', '/nowhere'],
];

const home = 'Never Worry About Home Maintenance Again';
/** The heading and, if it differs, the title of some of them. */
const titles: Readonly<Record<string, readonly [heading: string, title?: string]>> = {
  '/': [home],
  '/maintenance': ['Complete Home Maintenance Guide'],
  '/maintenance/stoves': ['How to Maintain Your Stove: Complete Guide'],
  '/pricing': ['Choose Your Plan', 'Pricing Plans'],
  '/privacy': ['Privacy Policy'],
  '/nowhere': ['There is no room behind this door', home],
};

/** Returns a growing list of the hosts that the page asks. */
function hostsAskedBy(page: Page): ReadonlySet<string> {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  return origins;
}

async function expectPage(page: Page, heading: string, title: string) {
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  await expect(page).toHaveTitle(`${title} | Upkept`);
}

describe('as they are built, nothing is wrong with the looks, titles and sources of', () => {
  it.each(onePageEach)('the public page %s', async (path) => {
    const page = await site.open(path, { expected: [/status of 404/] });
    const asked = hostsAskedBy(page);
    const [heading, title = heading] = titles[path] ?? [];
    await page.reload();
    if (heading && title) await expectPage(page, heading, title);
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll('details')) folded.open = true;
    });
    await look(page, path);
    await untilIdle(page);
    expect([...asked]).toEqual([site.server.url]);
  });

  it('the pages of a resident', async () => {
    const resident = await site.resident();
    await plantTasks(site.server, resident, [
      { title: 'Vacuum the fridge’s coils or grilles', scheduledOn: '2027-01-06', source: 'care:fridge.clean-coils' },
      { title: 'Overdue in this week', scheduledOn: '2027-01-04' },
      { title: 'Averylongwordthatsomebodytypedwithoutanyspaceinitatallandwentonandonandon', scheduledOn: '2027-01-09' },
      { title: 'Done', scheduledOn: '2027-01-10', status: 'done' },
      { title: 'From earlier', scheduledOn: '2027-01-02' },
    ]);
    const page = await site.open('/robots.txt', { as: resident });
    const asked = hostsAskedBy(page);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Vacuum the fridge’s coils or grilles', exact: true }).click();
    await expect(page.getByText('Why it matters')).toBeVisible();
    await expectPage(page, 'This week', 'Your week');
    await look(page, 'a week with an open task');
    await page.goto('/settings?tab=preferences#home');
    await page.getByText('Kitchen appliances').first().click();
    await expectPage(page, 'Settings', 'Settings');
    await look(page, 'preferences');
    await page.goto('/pricing');
    await expectPage(page, 'Upgrade Your Plan', 'Pricing Plans');
    await page.goto('/onboarding');
    await expect(page).toHaveTitle('Tell us about your home | Upkept');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await untilIdle(page);
    expect([...asked]).toEqual([site.server.url]);
  });
});
