import { expect as expectValue, it } from 'vitest';
import { appPaths, householdPaths } from '#apps/ui/paths.ts';
import { watchComplaints } from '../support/browser/complaints.ts';
import { untilAtRest } from '../support/browser/until-at-rest.ts';
import { expect } from '../support/browser/visitors.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();
/** The pages of a household lead visitors to the sign-in, all in one way. */
const appPagesOfVisitors = [
  ...Object.values(appPaths).filter((path) => !householdPaths.includes(path)),
  appPaths.dashboard,
];

// The tests of looks and of the app's screens check the public pages and those of a resident.
it('the browser logs nothing and blocks nothing on the pages of the app that visitors open', async () => {
  const page = await site.open('/robots.txt');
  const complaints = await watchComplaints(page);
  const found: string[] = [];
  for (const path of appPagesOfVisitors) {
    await page.goto(path);
    // It leads on by itself after a second.
    if (path === appPaths.calendarCallback) await page.waitForURL(/\/login$/);
    // The server sends a frame, whose contents come later.
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await untilAtRest(page);
    found.push(...(await complaints.take(path)));
  }
  expectValue(found).toEqual([]);
});

it('the browser blocks a script that a page should not contain', async () => {
  const page = await site.open('/robots.txt', { expected: [/Content Security Policy/] });
  const complaints = await watchComplaints(page);
  await page.route('**/pricing', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</head>', '<script>console.log("stray")</script></head>');
    await route.fulfill({ response, body });
  });
  await page.goto('/pricing');
  await untilAtRest(page);
  const found = await complaints.take('/pricing');
  expectValue(found.some((text) => text.startsWith('/pricing: script-src-elem inline'))).toBe(true);
  expectValue(found.some((text) => text.includes('stray'))).toBe(false);
});
