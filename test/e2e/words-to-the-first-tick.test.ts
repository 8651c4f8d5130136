import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { untilAtRest } from '../support/browser/until-at-rest.ts';
import { linkIn, newestMailTo } from '../support/server/inbox.ts';
import { makeSite, newAddress } from '../support/site/site.ts';

const site = makeSite();

const wordsOf = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** How many words a phone shows on the whole page: not those that are folded, or only for readers of screens. */
async function wordsOn(page: Page): Promise<number> {
  await untilAtRest(page);
  const shown = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const isSeen = parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      // What only readers of screens read is as small as a point, or above the page.
      const isOnPage = (element: Element | null): boolean => {
        if (element === null || element === document.body) return true;
        const { width, height, bottom } = element.getBoundingClientRect();
        return width > 2 && height > 2 && bottom > 0 && isOnPage(element.parentElement);
      };
      if (isSeen && isOnPage(parent ?? null)) texts.push(walker.currentNode.textContent ?? '');
    }
    return texts.join('\n');
  });
  return wordsOf(shown);
}

it.each([
  { language: 'en', home: '/', most: 1200 },
  { language: 'fr', home: '/fr', most: 1200 },
  { language: 'de', home: '/de', most: 1200 },
] as const)(
  'a reader of $language meets at most $most words from the home page to the first tick',
  async ({ language, home, most }) => {
    const words = new URL(`../../core/languages/${language}/`, import.meta.url);
    const [{ onboarding }, { week }, { signIn }, { addresses }] = await Promise.all(
      ['app/onboarding.ts', 'app/week/week.ts', 'site/sign-in.ts', 'site/addresses.ts'].map(
        (file) => import(new URL(file, words).href),
      ),
    );
    const email = newAddress();
    const page = await site.open(home, {
      locale: { en: 'en-GB', fr: 'fr-FR', de: 'de-DE' }[language],
      viewport: { width: 390, height: 844 },
    });
    const counts: Record<string, number> = { home: await wordsOn(page) };
    await page.goto(addresses.signIn);
    counts.signIn = await wordsOn(page);
    await page.getByLabel(signIn.email).fill(email);
    await page.getByRole('button', { name: signIn.submit, exact: true }).click();
    await page.getByText(email).waitFor();
    counts.sent = await wordsOn(page);
    await site.server.settle();
    const mail = await newestMailTo(site.server.sandboxUrl, email);
    counts.mail = wordsOf(`${mail.subject} ${mail.text.replaceAll(/https?:\S+/g, '')}`);
    await page.goto(linkIn(mail).href);
    counts.questions = 0;
    for (let step = 1; step <= 9; step += 1) {
      await page.getByText(onboarding.step(step, 9), { exact: true }).waitFor();
      counts.questions += await wordsOn(page);
      if (step < 9) await page.getByRole('button', { name: onboarding.next, exact: true }).click();
    }
    await page.locator('input[autocomplete="given-name"], input[autocomplete="name"]').first().fill('Camille');
    const country = page.getByRole('combobox').first();
    // A browser may name a country.
    if ((await country.inputValue()) === '') {
      const france = new Intl.DisplayNames(language, { type: 'region' }).of('FR') ?? '';
      await country.fill(france);
      await page.getByRole('option', { name: france, exact: true }).click();
    }
    await page.getByRole('button', { name: onboarding.planFirstWeek }).click();
    await page
      .getByRole('button', { name: new RegExp(`^${week.tick.work}`) })
      .first()
      .waitFor();
    counts.week = await wordsOn(page);
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    expect({ ...counts, total }).toMatchObject({ total: expect.toSatisfy((words: number) => words <= most) });
  },
);
