import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { type Language, languages } from '#core/domain/languages.ts';
import { wordsIn } from '#core/languages/words-in.ts';
import { untilAtRest } from '../support/browser/until-at-rest.ts';
import { linkIn, newestMailTo } from '../support/server/inbox.ts';
import { makeSite, newAddress } from '../support/site/site.ts';

/** A Monday, on which a household that plans for weekends has no tasks of its own. */
const site = makeSite({ now: '2026-09-07T08:00:00Z' });
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
const countries = { en: 'GB', fr: 'FR', de: 'DE' } as const satisfies Record<Language, string>;

const wordsOf = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** What the walk presses and looks for. */
async function saidIn(language: Language) {
  const read = async <Words>(file: string): Promise<Words> =>
    import(new URL(`../../core/languages/${language}/${file}.ts`, import.meta.url).href);
  const [fields, first, planned, tried, sent] = await Promise.all([
    read<typeof import('#core/languages/en/app/form-fields.ts')>('app/form-fields'),
    read<typeof import('#core/languages/en/app/onboarding.ts')>('app/onboarding'),
    read<typeof import('#core/languages/en/app/week/week.ts')>('app/week/week'),
    read<typeof import('#core/languages/en/site/try-plan.ts')>('site/try-plan'),
    read<typeof import('#core/languages/en/site/live/address.ts')>('site/live/address'),
  ]);
  return { ...fields, ...first, ...planned, ...tried, ...sent };
}

declare global {
  interface Window {
    pressed(): Promise<void>;
  }
}

/** Counts what is pressed on a page from now on, also after it has led elsewhere. */
async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction('pressed', () => {
    presses += 1;
  });
  const listen = () => addEventListener('pointerdown', () => void window.pressed(), true);
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return () => presses;
}

/** The words of a page's main part, down to an element. */
const wordsAbove = (page: Page, end: number): Promise<string> =>
  page.evaluate((end) => {
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const seen: string[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const { top, bottom, width } = range.getBoundingClientRect();
      const isSeen = texts.currentNode.parentElement?.checkVisibility({ visibilityProperty: true });
      if (isSeen && width > 2 && bottom > 0 && top < end) seen.push(texts.currentNode.textContent ?? '');
    }
    return seen.join(' ');
  }, end);

it.each(languages)(
  'in %s, the first tick is six presses and 300 words from the plan that was tried',
  async (language) => {
    const { addresses } = wordsIn(language);
    const { address: said, formFields, onboarding, tryPlan, week } = await saidIn(language);
    const page = await site.open(addresses.home, { locale: language, ...phone });
    const country = page.getByLabel(tryPlan.country, { exact: true });
    // Its list loads when a reader comes near it.
    await country.scrollIntoViewIfNeeded();
    await country.selectOption(countries[language]);
    await page.getByRole('button', { name: tryPlan.submit }).click();
    const field = page.getByLabel(tryPlan.sendTo);
    await field.waitFor();
    const read: Record<string, number> = {};
    const presses = await countPresses(page);
    const email = newAddress();
    await field.tap();
    await field.fill(email);
    await page.getByRole('button', { name: tryPlan.keep, exact: true }).tap();
    const sent = page.getByRole('heading', { name: said.checkEmail });
    await sent.waitFor();
    read.sent = wordsOf(await sent.locator('xpath=..').innerText());
    await site.server.settle();
    const mail = await newestMailTo(site.server.sandboxUrl, email);
    read.mail = wordsOf(`${mail.subject} ${mail.text.replaceAll(/https?:\S+/g, '')}`);
    await page.goto(linkIn(mail).href);
    await page.getByText(onboarding.lastStep, { exact: true }).waitFor();
    await untilAtRest(page);
    read.name = wordsOf(await wordsAbove(page, 10_000));
    const name = page.getByLabel(formFields.name, { exact: true });
    await name.tap();
    await name.fill('Camille');
    await page.getByRole('button', { name: onboarding.planFirstWeek }).tap();
    const tick = page.getByRole('button', { name: new RegExp(`^${week.tick.work}`) }).first();
    await tick.waitFor();
    await untilAtRest(page);
    read.week = wordsOf(await wordsAbove(page, (await tick.boundingBox())?.y ?? 0));
    await tick.tap();
    await page
      .getByRole('button', { name: new RegExp(`^${week.incomplete}`) })
      .first()
      .waitFor();
    const total = Object.values(read).reduce((sum, one) => sum + one, 0);
    // The mail's link is one, too.
    expect({ ...read, total, presses: presses() + 1 }).toMatchObject({
      total: expect.toSatisfy((words: number) => words <= 300),
      presses: 6,
    });
  },
);
