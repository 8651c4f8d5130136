import { mkdir, writeFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { it } from 'vitest';
import { type Language, languages } from '#core/domain/languages.ts';
import { untilAtRest } from '../support/browser/until-at-rest.ts';
import { ordinaryHome } from '../support/people/onboarding.ts';
import type { SignedIn } from '../support/server/client.ts';
import { makeSite, type Site } from '../support/site/site.ts';

// Makes the pictures of the product on the home pages and in the README from the running app, so that they show what it
// looks like now, in each language.

/** The Saturdays from the day on which the household signs up to the day that the pictures show. */
const saturdays = ['2026-09-05', '2026-09-12', '2026-09-19', '2026-09-26', '2026-10-03', '2026-10-10'] as const;
const site = makeSite({ now: `${saturdays[0]}T09:00:00Z` });
const folder = new URL('../../apps/site/pages/home/pictures/', import.meta.url);
/** What the assistant is asked. */
const questions: Readonly<Partial<Record<Language, string>>> = {
  en: 'My dishwasher smells. What can I do?',
  fr: 'Mon lave-vaisselle sent mauvais. Que faire ?',
  de: 'Mein Geschirrspüler riecht. Was kann ich tun?',
};
const phone = { viewport: { width: 390, height: 760 }, deviceScaleFactor: 2 } as const;

/** A household that has done every task of its first weeks, and one of this week's; undefined without a task to open. */
async function makeHousehold({ server, resident }: Site) {
  server.clock.set(`${saturdays[0]}T09:00:00Z`);
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
  const [first, ...others] = (await weekOf()).tasks.filter(({ scheduledAt }) => scheduledAt === today);
  // A question would take the place of the task's steps.
  const opened = others.find(({ asks }) => asks === null);
  if (!first || !opened) return undefined;
  await complete(first.id);
  // Asking the assistant is part of Premium.
  const rows = server.database.knex('households').where({ id: household.user.id });
  await rows.update({ premium_granted_at: server.clock.now() });
  return { household, opened: opened.id };
}

/** What the app says where the pictures are taken. */
async function wordsIn(language: Language) {
  const read = (file: string) => import(new URL(`../../core/languages/${language}/${file}.ts`, import.meta.url).href);
  const { taskGuide }: typeof import('#core/languages/en/app/task-guide.ts') = await read('app/task-guide');
  const { ask }: typeof import('#core/languages/en/app/ask.ts') = await read('app/ask');
  const { preferences }: typeof import('#core/languages/en/app/preferences.ts') = await read('app/preferences');
  const { shell }: typeof import('#core/languages/en/app/shell.ts') = await read('app/shell');
  const { passport }: typeof import('#core/languages/en/passport.ts') = await read('passport');
  return { taskGuide, ask, preferences, shell, passport };
}

/** The plans of equal homes differ, and not every one has such a day. */
async function makeFittingHousehold() {
  for (let tries = 0; tries < 20; tries++) {
    const household = await makeHousehold(site);
    if (household) return household;
  }
  throw new Error('No task on the day of the pictures can be opened');
}
let made: ReturnType<typeof makeFittingHousehold> | undefined;
const theHousehold = () => (made ??= makeFittingHousehold());
const taskIn = (page: Page, id: string) => page.locator(`[data-task="${id}"]`);

type Looks = { readonly household: SignedIn; readonly opened: string; readonly language: Language };

it.each(languages)(
  'pictures of the week, of a task and of the rest in %s, in both colour schemes',
  async (language) => {
    const { household, opened } = await theHousehold();
    await site.server.call('updateProfile', { body: { language } }, household.token);
    await mkdir(new URL(`${language}/`, folder), { recursive: true });
    const { taskGuide } = await wordsIn(language);
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await site.open(`/dashboard?lang=${language}`, { as: household, colorScheme, ...phone });
      const task = taskIn(page, opened);
      await task.waitFor();
      await untilAtRest(page);
      await putAtTop(task, 'section');
      await picture(page, `${language}/week-${colorScheme}`);
      await picture(page, `${language}/week-top-${colorScheme}`, { height: 360 });
      await task.locator('h3').getByRole('button').click();
      await page.getByText(taskGuide.background).waitFor();
      await untilAtRest(page);
      await putAtTop(task, 'li');
      await picture(page, `${language}/task-${colorScheme}`);
      await pictureTheRest({ household, opened, language }, colorScheme);
    }
  },
);

it('a picture for the README', async () => {
  const { household, opened } = await theHousehold();
  await site.server.call('updateProfile', { body: { language: 'en' } }, household.token);
  const page = await site.open('/dashboard', { as: household, viewport: { width: 1280, height: 1180 } });
  await taskIn(page, opened).waitFor();
  await untilAtRest(page);
  await writeFile(new URL('../../docs/pictures/week.png', import.meta.url), await screenshot(page));
});

/** The year, the passport, the week without a connection, an answer and a pause. */
async function pictureTheRest({ household, opened, language }: Looks, colorScheme: 'light' | 'dark') {
  const { ask, passport: ofPassport, preferences, shell } = await wordsIn(language);
  const openAt = (path: string) => {
    const address = new URL(path, site.server.url);
    address.searchParams.set('lang', language);
    return site.open(address.href, { as: household, colorScheme, ...phone });
  };
  const shot = async (page: Page, name: string, part?: Locator) => {
    await part?.waitFor();
    await untilAtRest(page);
    if (part) await putAtTop(part, '*');
    await picture(page, `${language}/${name}-${colorScheme}`);
  };
  const year = await openAt('/year');
  await year.getByRole('main').getByRole('listitem').first().waitFor();
  await shot(year, 'year', year.getByRole('heading', { level: 1 }));
  const passport = await openAt('/history/passport');
  await shot(passport, 'passport', passport.getByRole('heading', { name: ofPassport.sections.care }));
  const pause = await openAt('/settings?tab=preferences#pause');
  await pause.getByLabel(preferences.firstDay).fill('2026-12-19');
  await pause.getByLabel(preferences.lastDay).fill('2027-01-03');
  await showDates(pause);
  await shot(pause, 'pause', pause.getByRole('form', { name: preferences.pause }));
  const offline = await openAt('/dashboard');
  await taskIn(offline, opened).waitFor();
  await untilAtRest(offline);
  await offline.context().setOffline(true);
  await offline.getByText(shell.offlineWeek).waitFor();
  await untilAtRest(offline);
  await picture(offline, `${language}/offline-${colorScheme}`);
  const answer = await openAt('/ask');
  await answer.getByRole('textbox', { name: ask.form.question }).fill(questions[language] ?? '');
  await answer.getByRole('button', { name: ask.form.submit, exact: true }).click();
  const region = answer.getByRole('region', { name: ask.answer.title });
  await region.getByRole('list', { name: ask.answer.sources }).first().waitFor();
  await answer.locator('[aria-busy="false"]').first().waitFor();
  await shot(answer, 'answer', region);
}

/** Shows the days in fields as a browser in the page's language does. Debian's writes them only as Americans do. */
const showDates = (page: Page) =>
  page.evaluate(() => {
    const locale = document.documentElement.lang;
    for (const input of document.querySelectorAll<HTMLInputElement>('input[type="date"]')) {
      const day = new Date(`${input.value}T12:00:00`);
      input.type = 'text';
      input.value = day.toLocaleDateString(locale, { day: '2-digit', month: '2-digit', year: 'numeric' });
    }
  });

/** Scrolls the closest part around a task below the navbar, which stays at the top of the window. */
const putAtTop = (task: Locator, part: string) =>
  task.evaluate((row, selector) => {
    const below = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
    const { top = 0 } = row.closest(selector)?.getBoundingClientRect() ?? {};
    window.scrollTo({ top: top + window.scrollY - below - 16, behavior: 'instant' });
  }, part);

/** Returns what the window, or its upper part, shows as PNG, with nothing focused or hovered over. */
async function screenshot(page: Page, { height }: { height?: number } = {}) {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return page.screenshot({
    animations: 'disabled',
    ...(height !== undefined && { clip: { x: 0, y: 0, width: phone.viewport.width, height } }),
  });
}

/** Writes what the window, or its upper part, shows as WebP, which is a third as large as PNG. */
async function picture(page: Page, name: string, part: { height?: number } = {}) {
  const png = await screenshot(page, part);
  const webp = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.7 });
    return Array.from(new Uint8Array(await blob.arrayBuffer()));
  }, png.toString('base64'));
  await writeFile(new URL(`${name}.webp`, folder), Uint8Array.from(webp));
}
