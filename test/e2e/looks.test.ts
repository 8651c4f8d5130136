import type { Page } from 'playwright';
import { expect as expectValue, it } from 'vitest';
import { publicPaths } from '#apps/ui/paths.ts';
import { watchComplaints } from '../support/browser/complaints.ts';
import { look } from '../support/browser/look.ts';
import { untilAtRest } from '../support/browser/until-at-rest.ts';
import { expect } from '../support/browser/visitors.ts';
import { plantTasks } from '../support/people/planted-tasks.ts';
import { makeSite } from '../support/site/site.ts';

declare global {
  interface Window {
    sent?: WeakSet<Node>;
    shifted?: number;
  }
}

/** Today is Wednesday 6 January 2027. */
const site = makeSite();

const missing = '/nowhere';
/** Every public page; of those that exist many times, one. */
const onePageEach = [
  ...Object.values(publicPaths),
  ...['/maintenance/stoves', '/items/smoke-alarm', '/rules/france', '/checklists/winter', missing],
];

const home = 'Never Worry About Home Maintenance Again';
/** The heading and, if it differs, the title of some of them. */
const titles: Readonly<Record<string, readonly [heading: string, title?: string]>> = {
  '/': [home],
  '/maintenance': ['Complete Home Maintenance Guide'],
  '/maintenance/stoves': ['How to Maintain Your Stove: Complete Guide'],
  '/pricing': ['Choose Your Plan', 'Pricing Plans'],
  '/privacy': ['Privacy Policy'],
  [missing]: ['There is no room behind this door', home],
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

/** Remembers the elements that the server sends, and adds up how far the layout shifts. */
async function watchTakeover(page: Page) {
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifted = (window.shifted ?? 0) + Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('DOMContentLoaded', () => {
      window.sent = new WeakSet(document.querySelectorAll('#root *'));
    });
  });
}

/** Returns the elements that the page's script made, and how far the layout shifted if that is visible. */
async function changesOf(page: Page): Promise<readonly string[]> {
  const { made, shifted = Number.NaN } = await page.evaluate(() => ({
    made: [...document.querySelectorAll('#root header *, #root main *')]
      .filter((one) => !window.sent?.has(one))
      .map((one) => one.outerHTML),
    shifted: window.shifted,
  }));
  return [...made, ...(shifted < 0.02 ? [] : [`shifted by ${shifted}`])];
}

it('every kind of public page stays as the server sent it, looks good, and neither logs, blocks nor fetches more', async () => {
  // From now on the fonts are in the cache, so that their arrival shifts nothing.
  const page = await site.open('/', { expected: [/status of 404/] });
  await untilAtRest(page);
  await watchTakeover(page);
  // Chromium logs every response that isn't 200, which is right for a missing page.
  const complaints = await watchComplaints(page, [new RegExp(`status of 404.*${missing}$`)]);
  const asked = hostsAskedBy(page);
  for (const path of onePageEach) {
    await page.goto(path);
    await untilAtRest(page);
    const [heading, title = heading] = titles[path] ?? [];
    if (heading && title) await expectPage(page, heading, title);
    expectValue({ path, changes: await changesOf(page) }).toEqual({ path, changes: [] });
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll('details')) folded.open = true;
    });
    await look(page, path);
    await untilAtRest(page);
    expectValue(await complaints.take(path)).toEqual([]);
  }
  expectValue([...asked]).toEqual([site.server.url]);
});

it('nothing is wrong with the looks, titles and sources of the pages of a resident', async () => {
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
  await untilAtRest(page);
  expectValue([...asked]).toEqual([site.server.url]);
});
