import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { countryCodes } from '#core/domain/countries.ts';
import { type FeatureOption, featureOptions, multiChoiceCategories, propertyTypes } from '#core/domain/features.ts';
import { expect } from '../support/browser/visitors.ts';
import { onboarding } from '../support/people/onboarding.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();

const next = (page: Page) => page.getByRole('button', { name: 'Next' });
const atStep = (page: Page, step: number) => expect(page.getByText(`Step ${step} of 9`, { exact: true })).toBeVisible();

/** Opens the last step for a user who has answered all questions about the home. */
async function atLastStep() {
  const somebody = await site.newcomer();
  const { features = {} } = onboarding();
  await site.server.call('updateFeatures', { body: { features } }, somebody.token);
  return somebody;
}

/** From the first step to the given one, with the answers that are preselected. */
async function goTo(page: Page, step: number) {
  for (let at = 1; at < step; at += 1) {
    await atStep(page, at);
    await next(page).click();
  }
  await atStep(page, step);
}

async function choices(page: Page, role: 'checkbox' | 'radio') {
  const boxes = await page.getByRole(role).all();
  return Promise.all(
    boxes.map(async (box) => ({ name: await box.getAttribute('value'), checked: await box.isChecked() })),
  );
}

async function choose(page: Page, country: string) {
  await page.getByRole('combobox', { name: 'Country' }).fill(country);
  await page.getByRole('option', { name: country, exact: true }).click();
}

describe('onboarding', () => {
  it('offers every option of every step, with what most homes have ticked, and goes back without losing any', async () => {
    const page = await site.open('/onboarding', { as: await site.newcomer() });
    await atStep(page, 1);
    expect(await choices(page, 'radio')).toEqual(
      propertyTypes.map((name) => ({ name, checked: name === 'Apartment' })),
    );
    await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
    await next(page).click();
    for (const [index, category] of multiChoiceCategories.entries()) {
      await atStep(page, index + 2);
      const options: readonly FeatureOption[] = featureOptions[category];
      expect(await choices(page, 'checkbox')).toEqual(
        options.map(({ name, chosenByDefault = false }) => ({ name, checked: chosenByDefault })),
      );
      const apart = page.getByRole('group', { name: 'Specialty' });
      const specialties = options.filter(({ specialty }) => specialty);
      await expect(apart).toHaveCount(specialties.length > 0 ? 1 : 0);
      await expect(apart.getByRole('checkbox')).toHaveCount(specialties.length);
      await expect(page.getByRole('progressbar', { name: 'Onboarding' })).toHaveAttribute(
        'aria-valuetext',
        `Step ${index + 2} of 9`,
      );
      await next(page).click();
    }
    await atStep(page, 9);
    await page.getByRole('button', { name: 'Back' }).click();
    await atStep(page, 8);
    await page.getByRole('checkbox', { name: 'Boat' }).check();
    await page.getByRole('checkbox', { name: 'Car' }).uncheck();
    await page.getByRole('button', { name: 'Back' }).click();
    await atStep(page, 7);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await next(page).click();
    await expect(page.getByRole('checkbox', { name: 'Boat' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Car' })).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Bicycle' })).toBeChecked();
  });

  it('saves the kind of home and goes on after 300 ms, not by arrow keys, and a hasty hand skips nothing', async () => {
    const somebody = await site.newcomer();
    const page = await site.open('/onboarding', { as: somebody });
    await page.getByRole('radio', { name: 'Apartment' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'House' })).toBeChecked();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const saved = page.waitForResponse('**/api/users/profile/features');
    await page.getByRole('radio', { name: 'House' }).dblclick();
    await (await saved).finished();
    await page.clock.runFor(290);
    await atStep(page, 1);
    await page.clock.runFor(20);
    await page.clock.resume();
    await atStep(page, 2);
    const { features } = await site.server.call('me', {}, somebody.token);
    expect(features).toEqual({ propertyType: ['House'] });

    await next(page).dblclick();
    await atStep(page, 3);
    await page.waitForLoadState('networkidle');
    await atStep(page, 3);
  });

  it('asks for a name and a country, finds one among 249, and plans in the time zone of the browser', async () => {
    const somebody = await atLastStep();
    const page = await site.open('/onboarding', { as: somebody, timezoneId: 'Asia/Kolkata', locale: 'en-US' });
    await atStep(page, 9);
    const finish = page.getByRole('button', { name: 'Plan my first week' });
    await finish.click();
    await expect(page.getByRole('alert')).toHaveText('Please fill in all required fields');
    await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Please enter your name');
    await page.getByLabel('Name').fill('   ');
    await finish.click();
    await expect(page.getByRole('alert')).toHaveText('Please fill in all required fields');

    const country = page.getByRole('combobox', { name: 'Country' });
    await expect(country).toHaveValue('');
    await expect(country).toHaveAccessibleDescription('Please choose your country');
    await country.click();
    await expect(page.getByRole('option')).toHaveCount(countryCodes.length);
    expect(countryCodes.length).toBe(249);
    await country.fill('cote d');
    await expect(page.getByRole('option')).toHaveText(['Côte d’Ivoire']);
    await country.fill('Atlantis');
    await expect(page.getByText('No country of that name').first()).toBeVisible();
    await country.fill('ind');
    await country.press('Enter');
    await expect(country).toHaveValue('India');
    await page.getByLabel('Name').fill(' Asha ');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await next(page).click();
    await expect(page.getByLabel('Name')).toHaveValue(' Asha ');
    await finish.click();

    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('button', { name: 'Hello, Asha' })).toBeVisible();
    expect(await site.server.call('me', {}, somebody.token)).toMatchObject({
      name: 'Asha',
      country: 'IN',
      // Chromium calls it by its older name.
      timezone: expect.stringMatching(/^Asia\/(Kolkata|Calcutta)$/),
      isOnboarded: true,
      tasks_per_week: 5,
      scheduled_days: ['Saturday', 'Sunday'],
      features: { propertyType: ['House'], outdoorFeatures: [], vehicles: ['Bicycle', 'Car'] },
    });
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft')))).toEqual([]);
  });

  it('resumes where it was left, in a new tab and in another browser', async () => {
    const somebody = await site.newcomer();
    const page = await site.open('/onboarding', { as: somebody });
    await goTo(page, 2);
    await page.getByRole('checkbox', { name: 'Pizza Oven' }).check();
    await next(page).click();
    await atStep(page, 3);
    await page.getByRole('checkbox', { name: 'Sauna' }).check();
    const context = page.context();
    await page.close();

    const again = await context.newPage();
    await again.goto('/');
    await again.goto('/onboarding');
    await atStep(again, 3);
    await expect(again.getByRole('checkbox', { name: 'Sauna' })).toBeChecked();
    await again.getByRole('button', { name: 'Back' }).click();
    await expect(again.getByRole('checkbox', { name: 'Pizza Oven' })).toBeChecked();

    const elsewhere = await site.open('/login');
    await site.signIn(elsewhere, somebody.user.email);
    await expect(elsewhere).toHaveURL(/\/onboarding$/);
    await atStep(elsewhere, 3);
    await expect(elsewhere.getByRole('checkbox', { name: 'Sauna' })).not.toBeChecked();
    await elsewhere.getByRole('button', { name: 'Back' }).click();
    await expect(elsewhere.getByRole('checkbox', { name: 'Pizza Oven' })).toBeChecked();
  });

  it('guesses a country that language and clock agree on, keeps what was typed instead, forgets it on logging out', async () => {
    const page = await site.open('/onboarding', { as: await atLastStep(), locale: 'fr-FR' });
    await atStep(page, 9);
    await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('France');
    await page.getByLabel('Name').fill('Ada');
    await choose(page, 'Réunion');
    await page.reload();
    await atStep(page, 9);
    await expect(page.getByLabel('Name')).toHaveValue('Ada');
    await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Réunion');

    await page.getByRole('button', { name: 'Hello, User' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /draft|token/.test(key)))).toEqual([]);
  });

  it('stays at a step that could not be saved, says so, and goes on when it can', async () => {
    const page = await site.open('/onboarding', {
      as: await site.newcomer(),
      expected: [/Failed to load resource/],
    });
    await page.route('**/api/users/profile/features', (route) => route.abort());
    await page.getByRole('radio', { name: 'House' }).check();
    await expect(page.getByRole('alert')).toHaveText('Failed to update preferences');
    await atStep(page, 1);
    await expect(page.getByRole('radio', { name: 'House' })).toBeChecked();
    await page.unroute('**/api/users/profile/features');
    await next(page).click();
    await atStep(page, 2);
  });

  it('says that the end went wrong, loses nothing, and does not come back once it went right', async () => {
    const page = await site.open('/onboarding', { as: await atLastStep(), expected: [/Failed to load resource/] });
    await page.getByLabel('Name').fill('Ada');
    await choose(page, 'France');
    await page.route('**/api/users/onboard', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: 'Plan my first week' }).click();
    await expect(page.getByRole('alert')).toHaveText('Failed to complete onboarding. Please try again.');
    await page.route('**/api/users/onboard', (route) =>
      route.fulfill({ status: 503, json: { message: 'Our database is away.', code: 'x', requestId: 'y' } }),
    );
    await page.getByRole('button', { name: 'Plan my first week' }).click();
    await expect(page.getByRole('alert')).toHaveText('Our database is away.');
    await page.unroute('**/api/users/onboard');
    await page.getByRole('button', { name: 'Plan my first week' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goBack();
    await expect(page).not.toHaveURL(/\/onboarding$/);
  });
});
