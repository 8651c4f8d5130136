import type { Page } from 'playwright';
import { it } from 'vitest';
import type { Language } from '#core/domain/languages.ts';
import { wordsIn } from '#core/languages/words-in.ts';
import { misfitsOf } from '../support/browser/misfits.ts';
import { expect } from '../support/browser/visitors.ts';
import { english, englishIn } from '../support/languages/english-in.ts';
import { linkIn, newestMailTo } from '../support/server/inbox.ts';
import { makeSite, newAddress } from '../support/site/site.ts';
import { translated } from '../support/site/translated-pages.ts';

/** Today is Wednesday 6 January 2027. The sandbox plays the model. */
const site = makeSite();

/** What the walk presses, fills in and looks for. */
async function wordsOfWalk(language: Language) {
  const read = async <Words>(file: string): Promise<Words> =>
    import(new URL(`../../core/languages/${language}/${file}.ts`, import.meta.url).href);
  const [screens, dialogs, asked, tasks, recorded, first, planned, tried, sent] = await Promise.all([
    read<typeof import('#core/languages/en/app/form-fields.ts')>('app/form-fields'),
    read<typeof import('#core/languages/en/app/history/dialogs.ts')>('app/history/dialogs'),
    read<typeof import('#core/languages/en/app/ask.ts')>('app/ask'),
    read<typeof import('#core/languages/en/app/custom-tasks.ts')>('app/custom-tasks'),
    read<typeof import('#core/languages/en/app/history/history.ts')>('app/history/history'),
    read<typeof import('#core/languages/en/app/onboarding.ts')>('app/onboarding'),
    read<typeof import('#core/languages/en/app/week/week.ts')>('app/week/week'),
    read<typeof import('#core/languages/en/site/try-plan.ts')>('site/try-plan'),
    read<typeof import('#core/languages/en/site/live/address.ts')>('site/live/address'),
  ]);
  return { ...screens, ...dialogs, ...asked, ...tasks, ...recorded, ...first, ...planned, ...tried, ...sent };
}

/** What a reader writes, and where they live. */
const readers = {
  en: { country: 'GB', question: 'My fridge smells bad', task: 'Water the plants' },
  fr: { country: 'FR', question: 'Mon réfrigérateur sent mauvais', task: 'Arroser les plantes' },
  de: { country: 'DE', question: 'Mein Kühlschrank riecht schlecht', task: 'Pflanzen gießen' },
} as const satisfies Record<Language, object>;

/** The page is wholly in the language, and nothing is cut off or sticks out on a phone or a desktop. */
async function expectWhollyIn(language: Language, page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
  expect({ english: await englishIn(page), misfits: await misfitsOf(page) }).toEqual({ english: [], misfits: [] });
  await page.setViewportSize({ width: 390, height: 844 });
}

it.each(translated)(
  'leads a reader of %s from a search result to a shared passport, without a word of English',
  async (language) => {
    const email = newAddress();
    const { addresses, slugs, itemName } = wordsIn(language);
    const {
      address: live,
      ask,
      customTasks,
      formFields,
      history,
      historyDialogs,
      onboarding,
      tryPlan,
      week,
    } = await wordsOfWalk(language);
    const reader = readers[language];
    // What a search engine leads to.
    const page = await site.open(slugs.guide('bathtub'), { locale: language, viewport: { width: 390, height: 844 } });
    await expectWhollyIn(language, page);
    await page.goto(addresses.home);
    const country = page.getByLabel(tryPlan.country, { exact: true });
    await country.scrollIntoViewIfNeeded();
    await country.selectOption(reader.country);
    await page.getByRole('button', { name: tryPlan.submit }).click();
    await page.getByRole('heading', { name: tryPlan.resultTitle }).waitFor();
    await expectWhollyIn(language, page);

    const address = page.getByLabel(tryPlan.sendTo);
    const keep = page.getByRole('button', { name: tryPlan.keep, exact: true });
    await address.fill('no address');
    await keep.click();
    await page.getByText(live.wrong).waitFor();
    await address.fill(email);
    await keep.click();
    await page.getByRole('heading', { name: live.checkEmail }).waitFor();
    await expectWhollyIn(language, page);
    await site.server.settle();
    const mail = await newestMailTo(site.server.sandboxUrl, email);
    expect(`${mail.subject} ${mail.text.replaceAll(/https?:\S+/g, '')}`.match(english) ?? []).toEqual([]);
    await page.goto(linkIn(mail).href);

    // Who keeps the plan that they tried isn't asked about the home again.
    await page.getByText(onboarding.lastStep, { exact: true }).waitFor();
    await expectWhollyIn(language, page);
    await page.getByLabel(formFields.name, { exact: true }).fill('Camille');
    await page.getByRole('button', { name: onboarding.planFirstWeek }).click();

    const tick = page.getByRole('button', { name: new RegExp(`^${week.tick.work}`) });
    await tick.first().waitFor();
    await expectWhollyIn(language, page);
    await tick.first().click();
    await page
      .getByRole('button', { name: new RegExp(`^${week.incomplete}`) })
      .first()
      .waitFor();

    await page.goto('/settings?tab=custom-tasks');
    await page.getByRole('combobox', { name: customTasks.category }).fill(itemName('Garden'));
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: customTasks.titleField }).fill(reader.task);
    await page.getByRole('button', { name: customTasks.create }).click();
    const own = page.getByRole('listitem').filter({ hasText: reader.task });
    await expect(own).toContainText(itemName('Garden'));
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    // Others in the home may read another language.
    expect(await site.server.call('listTemplates', {}, token)).toMatchObject([{ feature: 'Garden' }]);

    const { knex } = site.server.database;
    const people = knex('persons').select('id').where({ email });
    const homes = knex('memberships').select('household_id').whereIn('person_id', people);
    await knex('households').whereIn('id', homes).update({ premium_granted_at: new Date() });
    await page.goto('/ask');
    await page.getByRole('textbox', { name: ask.form.question }).fill(reader.question);
    await page.getByRole('button', { name: ask.form.submit, exact: true }).click();
    const answer = page.getByRole('region', { name: ask.answer.title });
    await expect(answer).toHaveAttribute('aria-busy', 'false');
    await expect(answer.getByRole('list', { name: ask.answer.sources }).getByRole('button')).not.toHaveCount(0);
    await expectWhollyIn(language, page);

    await page.goto('/history');
    await page.getByRole('button', { name: history.passport.share }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: historyDialogs.share.submit }).click();
    const link = await dialog.getByRole('textbox', { name: historyDialogs.share.link }).inputValue();
    await expectWhollyIn(language, page);
    const buyer = await site.open(link);
    await buyer.getByRole('heading', { level: 1, name: history.passport.title }).waitFor();
    await expectWhollyIn(language, buyer);
  },
);
