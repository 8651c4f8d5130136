import type { Page } from 'playwright';
import { it } from 'vitest';
import { ask } from '#core/languages/fr/app/ask.ts';
import { customTasks } from '#core/languages/fr/app/custom-tasks.ts';
import { history } from '#core/languages/fr/app/history/history.ts';
import { onboarding } from '#core/languages/fr/app/onboarding.ts';
import { week } from '#core/languages/fr/app/week/week.ts';
import { tryPlan } from '#core/languages/fr/site/try-plan.ts';
import { misfitsOf } from '../support/browser/misfits.ts';
import { expect } from '../support/browser/visitors.ts';
import { english, englishIn } from '../support/languages/english-in.ts';
import { linkIn, newestMailTo } from '../support/server/inbox.ts';
import { makeSite, newAddress } from '../support/site/site.ts';

/** Today is Wednesday 6 January 2027. The sandbox plays the model. */
const site = makeSite();

/** The page is wholly in French, and nothing is cut off or sticks out on a phone or a desktop. */
async function expectFrench(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
  expect({ english: await englishIn(page), misfits: await misfitsOf(page) }).toEqual({ english: [], misfits: [] });
  await page.setViewportSize({ width: 390, height: 844 });
}

it('leads a French reader from the home page to a shared passport, without a word of English', async () => {
  const email = newAddress();
  const page = await site.open('/fr', { viewport: { width: 390, height: 844 } });
  const country = page.getByLabel('Pays', { exact: true });
  await country.scrollIntoViewIfNeeded();
  await country.selectOption('FR');
  await page.getByRole('button', { name: 'Voir mon premier mois' }).click();
  await page.getByRole('heading', { name: 'Vos quatre premières semaines' }).waitFor();
  await expectFrench(page);

  const address = page.getByLabel(tryPlan.sendTo);
  const keep = page.getByRole('button', { name: tryPlan.keep, exact: true });
  await address.fill('pas une adresse');
  await keep.click();
  await page.getByText('Indiquez une adresse e-mail valide').waitFor();
  await address.fill(email);
  await keep.click();
  await page.getByRole('heading', { name: 'Consultez votre messagerie' }).waitFor();
  await expectFrench(page);
  await site.server.settle();
  const mail = await newestMailTo(site.server.sandboxUrl, email);
  expect(`${mail.subject} ${mail.text.replaceAll(/https?:\S+/g, '')}`.match(english) ?? []).toEqual([]);
  await page.goto(linkIn(mail).href);

  // Who keeps the plan that they tried isn't asked about the home again.
  await page.getByText(onboarding.lastStep, { exact: true }).waitFor();
  await expectFrench(page);
  await page.getByLabel('Nom', { exact: true }).fill('Camille');
  await page.getByRole('button', { name: onboarding.planFirstWeek }).click();

  const tick = page.getByRole('button', { name: new RegExp(`^${week.tick.work}`) });
  await tick.first().waitFor();
  await expectFrench(page);
  await tick.first().click();
  await page
    .getByRole('button', { name: new RegExp(`^${week.incomplete}`) })
    .first()
    .waitFor();

  await page.goto('/settings?tab=custom-tasks');
  await page.getByRole('combobox', { name: customTasks.category }).fill('Jardin');
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: customTasks.titleField }).fill('Arroser les plantes');
  await page.getByRole('button', { name: customTasks.create }).click();
  const own = page.getByRole('listitem').filter({ hasText: 'Arroser les plantes' });
  await expect(own).toContainText('Jardin');
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  // Others in the home may read another language.
  expect(await site.server.call('listTemplates', {}, token)).toMatchObject([{ feature: 'Garden' }]);

  const { knex } = site.server.database;
  const people = knex('persons').select('id').where({ email });
  const homes = knex('memberships').select('household_id').whereIn('person_id', people);
  await knex('households').whereIn('id', homes).update({ premium_granted_at: new Date() });
  await page.goto('/ask');
  await page.getByRole('textbox', { name: ask.form.question }).fill('Mon réfrigérateur sent mauvais');
  await page.getByRole('button', { name: ask.form.submit, exact: true }).click();
  const answer = page.getByRole('region', { name: ask.answer.title });
  await expect(answer).toHaveAttribute('aria-busy', 'false');
  await expect(answer.getByRole('list', { name: ask.answer.sources }).getByRole('button')).not.toHaveCount(0);
  await expectFrench(page);

  await page.goto('/history');
  await page.getByRole('button', { name: history.passport.share }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Créer le lien' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Le lien' }).inputValue();
  await expectFrench(page);
  const buyer = await site.open(link);
  await buyer.getByRole('heading', { level: 1, name: history.passport.title }).waitFor();
  await expectFrench(buyer);
});
