import { setTimeout as sleep } from 'node:timers/promises';
import { it } from 'vitest';
import { untilAtRest } from '../support/browser/until-at-rest.ts';
import { expect } from '../support/browser/visitors.ts';
import { plantTasks } from '../support/people/planted-tasks.ts';
import { askForLink, makeSite } from '../support/site/site.ts';
import { taskName } from '../support/site/week-page.ts';

/** Today is Wednesday 6 January 2027. */
const site = makeSite();

it('the way from a guide through the sign-in to a ticked task is never blank, and nothing jumps', async () => {
  const resident = await site.resident();
  await plantTasks(site.server, resident, [{ title: 'Wipe the seals', scheduledOn: '2027-01-06' }]);
  const page = await site.open('/robots.txt');
  const seen: { readonly path: string; readonly what: string }[] = [];
  await page.exposeBinding('report', ({ frame }, what: string) => {
    seen.push({ path: new URL(frame.url()).pathname, what });
  });
  await page.addInitScript(() => {
    const report = (what: string) => void (window as unknown as { report(what: string): void }).report(what);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput && value > 0.02) report(`jumped by ${value}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const main = document.querySelector('main');
      if (main && main.innerText.trim() === '' && document.visibilityState === 'visible') report('blank');
      requestAnimationFrame(look);
    };
    document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(look));
  });
  // The browser ascribes what moves within half a second of a press to the press.
  await page.route('**/api/auth/**', async (route) => {
    await sleep(600);
    await route.continue();
  });
  await page.goto('/maintenance/fridge');
  await page.getByRole('link', { name: 'Sign up for free' }).click();
  await askForLink(page, resident.user.email);
  await page.goto(await site.mailedLink(resident.user.email));
  await page.getByRole('button', { name: taskName('Wipe the seals', 'Complete') }).click();
  await expect(page.getByRole('button', { name: taskName('Wipe the seals', 'Mark Incomplete') })).toBeVisible();
  await untilAtRest(page);
  expect(seen).toEqual([]);
});
