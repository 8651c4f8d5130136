import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond } from '../support/network.ts';
import { texts } from '../support/texts.ts';
import { chooseCountry, finish, name, newcomerAtLastStep, openOnboarding } from './onboarding-screen.ts';

const town = page.getByRole('combobox', { name: 'Nearest town' });
const options = page.getByRole('option');

const france = { country: 'FR', timezone: 'Europe/Paris' };
const towns = [
  { id: 2988507, name: 'Paris', region: 'Île-de-France', ...france },
  { id: 2995469, name: 'Marseille', region: 'Provence-Alpes-Côte d’Azur', ...france },
  { id: 2996944, name: 'Lyon', region: null, ...france },
];
const serveTowns = () =>
  respond('findTowns', ({ query: { q = '' } }) => ({
    towns: towns.filter((each) => each.name.toLowerCase().startsWith(q.toLowerCase())),
  }));

describe('the question which town is nearest', () => {
  it('is asked once the country is known, and suggests the biggest town of the browser’s clocks', async () => {
    serveTowns();
    await openOnboarding(newcomerAtLastStep());
    await expect.element(name).toBeVisible();
    await expect.element(town).not.toBeInTheDocument();
    await chooseCountry('France');
    await expect.element(town).toHaveValue('Paris, Île-de-France');
    await look('the last question with a suggested town');
  });

  it('sends the town that is chosen by typing', async () => {
    serveTowns();
    await openOnboarding(newcomerAtLastStep());
    await name.fill('Ada');
    await chooseCountry('France');
    await expect.element(town).toHaveValue('Paris, Île-de-France');
    await town.fill('mars');
    await expect.poll(() => texts(options)).toEqual(['Marseille, Provence-Alpes-Côte d’Azur']);
    await look('the list of towns');
    await userEvent.keyboard('{Enter}');
    await expect.element(town).toHaveValue('Marseille, Provence-Alpes-Côte d’Azur');
    await finish.click();
    await expect.poll(() => requestsTo('onboard').map(({ body }) => body.town)).toEqual([2995469]);
  });

  it('may be left open, also after a suggestion was deleted', async () => {
    serveTowns();
    await openOnboarding(newcomerAtLastStep());
    await name.fill('Ada');
    await chooseCountry('France');
    await expect.element(town).toHaveValue('Paris, Île-de-France');
    await town.fill('nowhere');
    await expect.element(page.getByText('No town with that name').first()).toBeVisible();
    await name.click();
    await expect.element(town).toHaveValue('');
    await finish.click();
    await expect.poll(() => requestsTo('onboard').map(({ body }) => 'town' in body)).toEqual([false]);
  });

  it('says when towns can’t be searched, and stays optional', async () => {
    respond('findTowns', () => {
      throw refused(503);
    });
    await openOnboarding(newcomerAtLastStep());
    await chooseCountry('France');
    await town.fill('mars');
    await expect.element(page.getByText('Towns can’t be searched right now').first()).toBeVisible();
  });
});
