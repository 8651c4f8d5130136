import type { Page } from 'playwright';
import { it } from 'vitest';
import { wordsIn } from '#core/languages/words-in.ts';
import { disconnect } from '../support/browser/disconnect.ts';
import { untilKept } from '../support/browser/until-kept.ts';
import { expect } from '../support/browser/visitors.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();
const titlesIn = (language: 'en' | 'fr') =>
  Object.values(wordsIn(language).items).flatMap(({ tasks }) => Object.values(tasks).map(({ title }) => title));
const tag = (page: Page) => page.evaluate(() => document.documentElement.lang);

/** Opens the settings and chooses a language by its own name. Ends on a page in it. */
async function chooseLanguage(page: Page, name: string, expected: string): Promise<void> {
  await page.goto('/settings?tab=account#language');
  await page.getByText(name, { exact: true }).click();
  await expect.poll(() => tag(page).catch(() => '')).toBe(expected);
}

/** The titles of the tasks on the dashboard, without those of items. */
async function shownTitles(page: Page): Promise<readonly string[]> {
  const tasks = page.locator('[data-task] h3');
  await tasks.first().waitFor();
  return tasks.allInnerTexts();
}

const areIn = (language: 'en' | 'fr', shown: readonly string[]) => {
  const titles = titlesIn(language).map((title) => title.toLowerCase());
  return shown.filter((text) => titles.some((title) => text.toLowerCase().endsWith(title))).length === shown.length;
};

it('a person chooses French, reads it at once, also without a connection, and goes back', async () => {
  const resident = await site.resident();
  const page = await site.open('/dashboard', {
    as: resident,
    serviceWorkers: 'allow',
    expected: [/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/],
  });
  expect(areIn('en', await shownTitles(page))).toBe(true);
  await untilKept(page);
  // A card that was opened by hand is open again, and the keys go on from it.
  await page.goto('/settings?tab=account');
  await page.getByRole('heading', { name: 'Language', exact: true }).click();
  await page.getByText('Français', { exact: true }).click();
  await expect.poll(() => tag(page).catch(() => '')).toBe('fr');
  await expect(page.getByRole('radio', { name: 'Français' })).toBeChecked();
  await expect(page.locator('details:focus')).toContainText('Langue');
  await page.goto('/dashboard');
  expect(await tag(page)).toBe('fr');
  expect(areIn('fr', await shownTitles(page))).toBe(true);
  const worker = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '');
  await expect.poll(worker).toContain('-fr.js');

  await disconnect(page);
  await page.reload();
  expect(await tag(page)).toBe('fr');
  expect(areIn('fr', await shownTitles(page))).toBe(true);
  await page.goto('/fr/entretien/refrigerateur');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('réfrigérateur');
  await page.context().setOffline(false);
  await page.evaluate(() => sessionStorage.removeItem('offline'));

  await chooseLanguage(page, 'English', 'en-GB');
  await page.goto('/dashboard');
  expect(areIn('en', await shownTitles(page))).toBe(true);
});

it('a page never begins in the language of another', async () => {
  const [camille, ada] = [await site.resident(), await site.resident()];
  await site.server.call('updateProfile', { body: { language: 'fr' } }, camille.token);
  const page = await site.open('/dashboard', { as: camille });
  // The device has met no one yet, so the page comes once more, in the person's language.
  await expect.poll(() => tag(page).catch(() => '')).toBe('fr');
  await shownTitles(page);
  await expect(page).toHaveURL(`${site.server.url}/dashboard`);
  const seen: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) seen.push(new URL(request.url()).pathname);
  });
  await page.goto('/dashboard');
  expect(areIn('fr', await shownTitles(page))).toBe(true);
  expect(seen.filter((path) => !path.startsWith('/assets/fr/'))).toEqual([]);

  // The second person signs in on the same phone, in another tab.
  const tab = await page.context().newPage();
  await tab.goto('/pricing');
  await tab.evaluate((token) => {
    localStorage.removeItem('home');
    localStorage.setItem('token', token);
  }, ada.token);
  await tab.goto('/dashboard');
  await expect.poll(() => tag(tab).catch(() => '')).toBe('en-GB');
  expect(areIn('en', await shownTitles(tab))).toBe(true);
});
