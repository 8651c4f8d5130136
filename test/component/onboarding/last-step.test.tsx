import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { countryCodes } from '#core/domain/climate/countries.ts';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond } from '../support/network.ts';
import { rests } from '../support/rests.ts';
import { texts } from '../support/texts.ts';
import {
  acceptOnboarding,
  alert,
  back,
  chooseCountry,
  country,
  drafts,
  expectStep,
  finish,
  heading,
  name,
  newcomerAtLastStep,
  next,
  openOnboarding,
} from './onboarding-screen.ts';

const options = page.getByRole('option');
const missing = 'Please fill in all required fields';

describe('the question about the user', () => {
  it('asks for a name and a country, beside each field, and sends nothing without them', async () => {
    await openOnboarding(newcomerAtLastStep());
    await finish.click();
    await expect.element(alert).toHaveTextContent(missing);
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveAccessibleDescription('Please enter your name');
    await expect.element(country).toHaveAccessibleDescription('Please choose your country');
    await look('the last question without its answers');
    await name.fill('   ');
    await finish.click();
    await expect.element(alert).toHaveTextContent(missing);
    await expect.element(name).toHaveAccessibleDescription('Please enter your name');
    await name.fill('Ada');
    await finish.click();
    await expect.element(alert).toHaveTextContent(missing);
    await expect.element(name).not.toHaveAttribute('aria-invalid');
    await expect.element(country).toHaveAccessibleDescription('Please choose your country');
    await back.click();
    await expectStep(8);
    await expect.element(alert).not.toBeInTheDocument();
    await next.click();
    await expect.element(name).toHaveValue('Ada');
    await rests();
    expect(requestsTo('onboard')).toEqual([]);
  });

  it('finds a country among 249 by what is typed', async () => {
    await openOnboarding(newcomerAtLastStep());
    await expect.element(country).toHaveValue('');
    await country.click();
    await expect.poll(() => options.length).toBe(countryCodes.length);
    await rests();
    expect(countryCodes).toHaveLength(249);
    await expect.poll(() => texts(options).slice(0, 3)).toEqual(['France', 'United Kingdom', 'Afghanistan']);
    await country.fill('cote d');
    await expect.poll(() => texts(options)).toEqual(['Côte d’Ivoire']);
    await country.fill('Atlantis');
    await expect.element(page.getByText('No country with that name').first()).toBeVisible();
    await rests();
    expect(options.length).toBe(0);
    await country.fill('united');
    await expect.poll(() => options.length).toBeGreaterThan(1);
    await look('the list of countries');
    const [first = ''] = texts(options);
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{Enter}');
    await expect.element(country).toHaveValue(first);
    await country.fill('ind');
    await userEvent.keyboard('{Enter}');
    await expect.element(country).toHaveValue('India');
  });

  it('accepts a country that is typed in full', async () => {
    await openOnboarding(newcomerAtLastStep());
    await country.fill(' portugal ');
    await name.click();
    await expect.element(country).toHaveValue('Portugal');
  });

  it('suggests a country on which the browser’s language and clock agree', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR']);
    await openOnboarding(newcomerAtLastStep());
    await expect.element(country).toHaveValue('France');
  });
});

describe('the end of onboarding', () => {
  it('saves all answers in the time zone of the browser, and leads to the first week', async () => {
    const app = await openOnboarding(newcomerAtLastStep());
    await name.fill(' Asha ');
    await chooseCountry('India');
    await finish.click();
    await expect.poll(app.address).toBe('/dashboard');
    await expect.element(page.getByRole('button', { name: 'Hello, Asha' })).toBeVisible();
    await rests();
    expect(requestsTo('onboard').map(({ body }) => body)).toEqual([
      {
        name: 'Asha',
        country: 'IN',
        timezone: 'Europe/Paris',
        tasks_per_week: 5,
        scheduled_days: ['Saturday', 'Sunday'],
        features: user().features,
      },
    ]);
    expect(drafts()).toEqual([]);
  });

  it('reports a failure and loses nothing, and is over once it succeeds', async () => {
    const app = await openOnboarding(newcomerAtLastStep(), '/');
    app.goTo('/onboarding');
    await name.fill('Ada');
    await chooseCountry('France');
    respond('onboard', () => {
      throw refused(500);
    });
    await finish.click();
    await expect.element(alert).toHaveTextContent('Failed to complete onboarding. Please try again.');
    respond('onboard', () => {
      throw refused(503, { message: 'Our database is away.' });
    });
    await finish.click();
    await expect.element(alert).toHaveTextContent('Our database is away.');
    await expect.element(name).toHaveValue('Ada');
    await expect.element(country).toHaveValue('France');
    acceptOnboarding(app);
    await finish.click();
    await expect.element(heading).toHaveTextContent('This week');
    await expect.poll(app.address).toBe('/dashboard');
    app.goBack();
    await expect.poll(app.address).toBe('/');
  });

  it('leads on to Premium for a user who chose it before', async () => {
    const app = await openOnboarding(newcomerAtLastStep(), '/onboarding?for=premium');
    await expect.element(page.getByText(/You can get Premium next\.$/)).toBeVisible();
    await app.reload();
    await expect.element(page.getByText(/You can get Premium next\.$/)).toBeVisible();
    await name.fill('Ada');
    await chooseCountry('France');
    await finish.click();
    await expect.poll(app.address).toBe('/pricing');
    await expect.element(page.getByRole('button', { name: 'Upgrade to Premium' })).toBeVisible();
  });
});
