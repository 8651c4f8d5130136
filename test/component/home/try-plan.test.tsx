import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { acceptLinks, askForLink, openLink } from '../sign-in/sign-in-screen.ts';
import { newcomer, user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond, unreachable } from '../support/network.ts';
import { main, open } from '../support/open.tsx';
import { rests } from '../support/rests.ts';

const source = { organisation: 'NFPA', title: 'Smoke alarms', url: 'https://www.nfpa.org/alarms' };
const task = {
  taskId: 'smoke-alarm.test-alarms',
  title: 'Test every smoke alarm',
  item: 'Smoke Alarm',
  itemSlug: 'smoke-alarm',
  date: '2027-01-09',
  minutes: 10,
  reason: 'An alarm with a flat battery is silent',
  sources: [source, { organisation: 'A book', title: 'Homes' }, { organisation: 'A law', title: 'Of 1994' }],
};
const weeks = ['2027-01-04', '2027-01-11', '2027-01-18', '2027-01-25'].map((weekStart) => ({
  weekStart,
  minutes: 10,
  tasks: [task],
}));
const form = () => main().getByRole('region', { name: 'Try it with your home' });
const country = () => form().getByLabelText('In', { exact: true });
/** Sees the form and chooses, without a touch of the form that would load its script. */
async function choose(name: string) {
  country().element().scrollIntoView();
  await country().selectOptions(name);
}
const submit = () => form().getByRole('button', { name: 'Show my first month' });
const result = () => form().getByRole('heading', { name: 'Your first four weeks' });

const inParis = () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR', 'fr']);
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ timeZone: 'Europe/Paris' } as never);
};
afterEach(() => vi.restoreAllMocks());

describe('trying a plan without an account', () => {
  it('takes two presses in a known country, and shows the reason and the sources of each task', async () => {
    inParis();
    respond('previewPlan', () => ({ weeks }));
    await open('/');
    await form().getByRole('radio', { name: 'A house' }).click();
    await submit().click();
    await expect.element(result()).toHaveFocus();
    await rests();
    expect(requestsTo('previewPlan').map(({ body }) => body)).toEqual([
      {
        country: 'FR',
        timezone: 'Europe/Paris',
        features: {
          propertyType: ['House'],
          kitchenAppliances: ['Fridge', 'Oven'],
          bathroomFeatures: ['Shower'],
          heatingEnergySystems: ['Central Heating'],
          generalAppliances: ['Washing Machine'],
        },
      },
    ]);
    await expect.element(form().getByText('Week of 25 January')).toBeVisible();
    await expect.element(form().getByText(task.reason).first()).toBeVisible();
    await expect
      .element(form().getByRole('link', { name: task.title }).first())
      .toHaveAttribute('href', '/items/smoke-alarm#smoke-alarm.test-alarms');
    await expect.element(form().getByRole('link', { name: 'NFPA, Smoke alarms' }).first()).toBeVisible();
    await expect
      .element(form().getByRole('link', { name: 'and 2 more' }).first())
      .toHaveAttribute('href', '/items/smoke-alarm#smoke-alarm.test-alarms');
    await look('a plan without an account');
  });

  it('plans for the nearest town, which is chosen by keys or a press, and says if none is', async () => {
    inParis();
    const nice = { id: 2990440, name: 'Nice', region: 'Provence', country: 'FR' as const, timezone: 'Europe/Paris' };
    const nimes = { ...nice, id: 2990363, name: 'Nîmes', region: 'Occitanie' };
    respond('findTowns', ({ query }) => ({ towns: query?.q === 'xx' ? [] : [nice, nimes] }));
    respond('previewPlan', () => ({ weeks }));
    await open('/');
    const town = form().getByRole('combobox', { name: 'Nearest town' });
    const options = form().getByRole('listbox').getByRole('option');
    const sent = () => requestsTo('previewPlan').map(({ body }) => (body as { town?: number }).town);
    await submit().click();
    await expect.element(form().getByText(/^You haven’t said which town is nearest/)).toBeVisible();
    await town.fill('xx');
    await expect.element(form().getByText('No town with that name').first()).toBeVisible();
    await town.fill('ni');
    await expect.element(options.first()).toMatchTextContent(/^Nice, Provence$/);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(town).toHaveValue('Nîmes, Occitanie');
    await submit().click();
    await expect.poll(sent).toEqual([undefined, nimes.id]);
    await expect.element(form().getByText(/^You haven’t said which town is nearest/)).not.toBeInTheDocument();
    await town.fill('ni');
    await options.first().click();
    await expect.element(town).toHaveValue('Nice, Provence');
    await look('a plan for a town');
    // What was typed and not chosen is no town, nor is the town of another country.
    await town.fill('Nic');
    await submit().click();
    await expect.element(town).toHaveValue('');
    await expect.poll(sent).toEqual([undefined, nimes.id, undefined]);
    await town.fill('ni');
    await options.first().click();
    await choose('New Zealand');
    await expect.element(town).toHaveValue('');
  });

  it('says that towns can’t be searched without a connection', async () => {
    inParis();
    respond('findTowns', () => {
      throw unreachable();
    });
    await open('/');
    await form().getByRole('combobox', { name: 'Nearest town' }).fill('ni');
    await expect.element(form().getByText('Towns can’t be searched right now').first()).toBeVisible();
  });

  it('knows the country by the time zone, whatever the language, and asks for it if there is none', async () => {
    respond('previewPlan', () => ({ weeks }));
    await open('/maintenance/pizza-oven');
    await expect.element(form().getByRole('checkbox', { name: 'Pizza Oven' })).toBeChecked();
    // The browser speaks British English, in Paris.
    country().element().scrollIntoView();
    await expect.element(country()).toHaveValue('FR');
    await choose('Choose your country');
    await submit().click();
    await expect.element(form().getByRole('alert')).toMatchTextContent(/^Please choose your country/);
    await expect.element(country()).toHaveFocus();
    await choose('New Zealand');
    await submit().click();
    await expect.element(result()).toBeVisible();
    await expect.element(form().getByRole('alert')).not.toBeInTheDocument();
  });

  it('says what to do without a connection, and after too many plans', async () => {
    respond('previewPlan', () => {
      throw unreachable();
    });
    await open('/');
    await choose('France');
    await submit().click();
    await expect.element(form().getByRole('alert')).toMatchTextContent(/Please check your connection/);
    respond('previewPlan', () => {
      throw refused(429, { message: 'Too many requests. Please try again later.' }, { 'Retry-After': '600' });
    });
    await submit().click();
    await expect.element(form().getByRole('alert')).toMatchTextContent(/try again in 10 minutes. Or sign up/);
  });

  it('keeps every answer for onboarding', async () => {
    respond('previewPlan', () => ({ weeks }));
    const home = await open('/');
    await choose('New Zealand');
    await form().getByRole('radio', { name: 'A house' }).click();
    await form().getByRole('checkbox', { name: 'Chimney' }).click();
    await form().getByRole('checkbox', { name: 'Oven' }).click();
    await submit().click();
    await expect.element(result()).toBeVisible();
    await home.close();
    const visitor = await open('/login');
    const token = await askForLink();
    await visitor.close();
    acceptLinks(newcomer());
    await openLink(token);
    respond('onboard', () => user());
    await page.getByLabelText('Name').fill('Ada');
    await page.getByRole('button', { name: 'Plan my first week' }).click();
    await expect.poll(() => requestsTo('onboard').length).toBe(1);
    await rests();
    const { country, features } = requestsTo('onboard')[0]?.body ?? {};
    expect({ country, type: features?.propertyType }).toEqual({ country: 'NZ', type: ['House'] });
    expect(Object.values(features ?? {}).flat()).toContain('Chimney');
    // What the trial doesn't offer isn't added to it.
    expect(features?.kitchenAppliances).not.toContain('Oven');
    expect(features?.kitchenAppliances).not.toContain('Microwave');
  });
});
