import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ownerOf } from '#apps/ui/session/local-records.ts';
import { writeDraft } from '#apps/web/features/onboarding/draft.ts';
import { requestsTo, respond } from '../support/network.ts';
import { openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import {
  back,
  checkbox,
  chooseCountry,
  country,
  drafts,
  expectStep,
  finish,
  name,
  newcomer,
  newcomerAtLastStep,
  next,
  openOnboarding,
} from './onboarding-screen.ts';

describe('unfinished onboarding', () => {
  it('resumes at the same question, with the answers so far', async () => {
    const app = await openOnboarding(newcomer({ features: { propertyType: ['House'] } }));
    await checkbox('Pizza Oven').click();
    await next.click();
    await expectStep(3);
    await checkbox('Sauna').click();
    app.goTo('/');
    await expect.poll(app.address).toBe('/');
    await app.reload();
    app.goTo('/onboarding');
    await expectStep(3);
    await expect.element(checkbox('Sauna')).toBeChecked();
    await back.click();
    await expect.element(checkbox('Pizza Oven')).toBeChecked();
  });

  it('asks who has tried the plan only for themselves, unless something is missing', async () => {
    const none = [
      'bathroomFeatures',
      'heatingEnergySystems',
      'generalAppliances',
      'outdoorFeatures',
      'gardeningFeatures',
      'vehicles',
    ];
    const answers = {
      propertyType: ['House'],
      kitchenAppliances: ['Pizza Oven'],
      ...Object.fromEntries(none.map((category) => [category, []])),
    };
    const person = newcomer();
    writeDraft(ownerOf(person), { answers, country: 'FR' });
    const app = await openOnboarding(person);
    await expect.element(page.getByText('One last step')).toBeVisible();
    await expect.element(back).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Anything missing? Add it' }).click();
    await expectStep(1);
    await next.click();
    await expectStep(2);
    await expect.element(checkbox('Pizza Oven')).toBeChecked();
    await expect.element(checkbox('Fridge')).not.toBeChecked();
    await app.close();

    writeDraft(ownerOf(person), { answers, country: 'FR' });
    await openOnboarding(person);
    await name.fill('Ada');
    await finish.click();
    await expect.poll(() => requestsTo('onboard').map(({ body }) => body.features)).toEqual([answers]);
  });

  it('resumes in another browser with the saved answers', async () => {
    const app = await openOnboarding(newcomer({ features: { propertyType: ['House'] } }));
    await checkbox('Pizza Oven').click();
    await next.click();
    await expectStep(3);
    await checkbox('Sauna').click();
    await app.close();
    localStorage.clear();

    await openAs(app.saved(), '/onboarding');
    await expectStep(3);
    await expect.element(checkbox('Sauna')).not.toBeChecked();
    await back.click();
    await expect.element(checkbox('Pizza Oven')).toBeChecked();
  });

  it('keeps the name and the country, even where another country was suggested', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR', 'fr']);
    const app = await openOnboarding(newcomerAtLastStep());
    await expect.element(country).toHaveValue('France');
    await name.fill('Ada');
    await chooseCountry('Réunion');
    await app.reload();
    await expectStep(9);
    await expect.element(name).toHaveValue('Ada');
    await expect.element(country).toHaveValue('Réunion');
  });

  it('leaves nothing in the browser once the user has logged out', async () => {
    const app = await openOnboarding(newcomerAtLastStep());
    await name.fill('Ada');
    await expect.poll(drafts).toHaveLength(1);
    respond('logOut', () => ({ message: 'Logged out' }));
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect.poll(app.address).toBe('/login');
    await rests();
    expect(Object.keys(localStorage)).toEqual(['cookieConsent']);
  });
});
