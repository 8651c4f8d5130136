import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { it } from 'vitest';
import { untilIdle } from '../support/browser/until-idle.ts';
import { ordinaryHome } from '../support/people/onboarding.ts';
import type { SignedIn } from '../support/server/client.ts';
import { makeSite, type Site } from '../support/site/site.ts';
import { weekPage } from '../support/site/week-page.ts';

// Makes the pictures of the product on the home page and in the README from the running app, so that they show what it
// looks like now.

/** The Saturdays from the day on which the household signs up to the day that the pictures show. */
const saturdays = ['2026-09-05', '2026-09-12', '2026-09-19', '2026-09-26', '2026-10-03', '2026-10-10'] as const;
const site = makeSite({ now: `${saturdays[0]}T09:00:00Z` });
const folder = new URL('../../apps/site/pages/home/pictures/', import.meta.url);
const phone = { viewport: { width: 390, height: 760 }, deviceScaleFactor: 2 } as const;

/** A household that has done every task of its first weeks, and one of this week's. */
async function makeHousehold({ server, resident }: Site) {
  const features = { ...ordinaryHome, vehicles: ['Car'], heatingEnergySystems: ['Central Heating', 'Chimney'] };
  const household = await resident({ features });
  // Not every server has an assistant.
  await server.call('updateProfile', { body: { assistant_weeks: false } }, household.token);
  const weekOf = () => server.call('getWeek', { params: { offset: '0' } }, household.token);
  const complete = (id: string) =>
    server.call('completeTask', { params: { id }, body: { completed: true } }, household.token);
  for (const saturday of saturdays.slice(0, -1)) {
    server.clock.set(`${saturday}T09:00:00Z`);
    for (const { id } of (await weekOf()).tasks) await complete(id);
  }
  const today = saturdays[saturdays.length - 1];
  server.clock.set(`${today}T09:00:00Z`);
  const [first, second] = (await weekOf()).tasks.filter(({ scheduledAt }) => scheduledAt === today);
  if (!first || !second) throw new Error('The day of the pictures has fewer than two tasks: run it again');
  await complete(first.id);
  // Asking the assistant is part of Premium.
  const rows = server.database.knex('households').where({ id: household.user.id });
  await rows.update({ premium_granted_at: server.clock.now() });
  return { household, opened: second.fullTitle };
}

it('pictures of the week and of a task, in both colour schemes, and one for the README', async () => {
  const { household, opened } = await makeHousehold(site);
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await site.open('/dashboard', { as: household, colorScheme, ...phone });
    const task = weekPage(page).task(opened);
    await task.waitFor();
    await untilIdle(page);
    await putAtTop(task, 'section');
    await picture(page, `week-${colorScheme}`);
    await task.locator('h3').getByRole('button').click();
    await page.getByText('Why it matters').waitFor();
    await untilIdle(page);
    await putAtTop(task, 'li');
    await picture(page, `task-${colorScheme}`);
  }
  for (const colorScheme of ['light', 'dark'] as const) await pictureTheRest(household, opened, colorScheme);
  const page = await site.open('/dashboard', { as: household, viewport: { width: 1280, height: 1180 } });
  await weekPage(page).task(opened).waitFor();
  await untilIdle(page);
  await writeFile(new URL('../../docs/pictures/week.png', import.meta.url), await screenshot(page));
});

/** The year, the passport, the week without a connection, an answer and a pause. */
async function pictureTheRest(household: SignedIn, opened: string, colorScheme: 'light' | 'dark') {
  const openAt = (path: string) => site.open(path, { as: household, colorScheme, ...phone });
  const shot = async (page: Page, name: string, part?: Locator) => {
    await part?.waitFor();
    await untilIdle(page);
    if (part) await putAtTop(part, '*');
    await picture(page, `${name}-${colorScheme}`);
  };
  const year = await openAt('/year');
  await year.getByRole('main').getByRole('listitem').first().waitFor();
  await shot(year, 'year', year.getByRole('heading', { level: 1 }));
  const passport = await openAt('/history/passport');
  await shot(passport, 'passport', passport.getByRole('heading', { name: 'Maintenance' }));
  const pause = await openAt('/settings?tab=preferences#pause');
  await pause.getByLabel('First day').fill('2026-12-19');
  await pause.getByLabel('Last day').fill('2027-01-03');
  await shot(pause, 'pause', pause.getByRole('form', { name: 'Pause' }));
  const offline = await openAt('/dashboard');
  await weekPage(offline).task(opened).waitFor();
  await offline.context().setOffline(true);
  await offline.getByText(/You’re offline/).waitFor();
  await untilIdle(offline);
  await picture(offline, `offline-${colorScheme}`);
  const answer = await openAt('/ask');
  await answer.getByRole('textbox', { name: 'Your question' }).fill('My dishwasher smells. What can I do?');
  await answer.getByRole('button', { name: 'Ask', exact: true }).click();
  const region = answer.getByRole('region', { name: 'The answer' });
  await region.getByRole('list', { name: 'Sources' }).first().waitFor();
  await answer.locator('[aria-busy="false"]').first().waitFor();
  await shot(answer, 'answer', region);
}

/** Scrolls the closest part around a task below the navbar, which stays at the top of the window. */
const putAtTop = (task: Locator, part: string) =>
  task.evaluate((row, selector) => {
    const below = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
    const { top = 0 } = row.closest(selector)?.getBoundingClientRect() ?? {};
    window.scrollTo({ top: top + window.scrollY - below - 16, behavior: 'instant' });
  }, part);

/** Returns what the window shows as PNG, with nothing focused or hovered over. */
async function screenshot(page: Page) {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return page.screenshot({ animations: 'disabled' });
}

/** Writes what the window shows as WebP, which is a third as large as PNG. */
async function picture(page: Page, name: string) {
  const png = await screenshot(page);
  const webp = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 });
    return Array.from(new Uint8Array(await blob.arrayBuffer()));
  }, png.toString('base64'));
  await writeFile(new URL(`${name}.webp`, folder), Uint8Array.from(webp));
}
