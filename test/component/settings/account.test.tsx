import { describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { lyon, newId, user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond, unreachable } from '../support/network.ts';
import { openAs } from '../support/open.tsx';
import { pending } from '../support/pending.ts';
import { rests } from '../support/rests.ts';
import { texts } from '../support/texts.ts';
import { card, toast } from './settings-screen.ts';

const account = card('Your account');
const name = account.getByLabelText('Name');
const country = account.getByRole('combobox', { name: 'Country' });
const timezone = account.getByRole('combobox', { name: 'Time zone' });
const nearestTown = account.getByRole('combobox', { name: 'Nearest town' });
const zones = account.getByRole('option');
const pressEnterIn = async (field: Locator) => {
  (field.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
};

describe('the account', () => {
  it('shows who is signed in, and the rest folded', async () => {
    await openAs(user(), '/settings');
    await expect.element(name).toHaveValue('Ada');
    await expect.element(country).toHaveValue('France');
    await expect.element(timezone).toHaveValue('Europe/Paris');
    await expect.element(card('Email address')).toMatchTextContent('ada@home.example');
    await expect.element(card('Weekly summary')).toMatchTextContent('Monday at 08:00');
    await expect.element(country).toHaveAccessibleDescription(/the weeks after this one are planned again/);
    await expect.element(timezone).toHaveAccessibleDescription(/days and weeks begin at midnight there/);
    await look('the account');
  });

  it('saves another name, country and time zone at once, by keyboard too, and the whole app knows', async () => {
    const ada = user();
    const app = await openAs(ada, '/settings');
    await name.fill('  Grace ');
    await pressEnterIn(name);
    await expect.element(page.getByRole('button', { name: 'Hello, Grace' })).toBeVisible();
    await country.fill('new zea');
    await pressEnterIn(country);
    await expect.poll(() => app.saved().country).toBe('NZ');
    await timezone.click();
    await expect.poll(() => zones.length).toBeGreaterThan(400);
    await rests();
    expect(texts(zones).filter((zone) => zone === 'UTC')).toEqual(['UTC']);
    await timezone.fill('auck');
    await expect.poll(() => texts(zones)).toEqual(['Pacific/Auckland']);
    await pressEnterIn(timezone);
    await expect.element(account.getByText('It is Wednesday, 22:00 there now.')).toBeVisible();
    await expect.element(toast('Saved')).toBeVisible();
    await rests();
    expect(requestsTo('updateProfile').map(({ body }) => body)).toEqual([
      { name: 'Grace' },
      { country: 'NZ', town: null },
      { timezone: 'Pacific/Auckland' },
    ]);
    expect(app.saved()).toEqual({ ...ada, name: 'Grace', country: 'NZ', timezone: 'Pacific/Auckland' });
  });

  it('takes a country back with the town that it had', async () => {
    const app = await openAs(user({ town: lyon }), '/settings');
    await country.fill('new zea');
    await pressEnterIn(country);
    await toast('Saved').getByRole('button', { name: 'Undo' }).click();
    await expect.element(country).toHaveValue('France');
    await rests();
    expect(requestsTo('updateProfile').map(({ body }) => body)).toEqual([
      { country: 'NZ', town: null },
      { country: 'FR', town: lyon.id },
    ]);
    expect(app.saved().country).toBe('FR');
  });

  it('leaves the town open once its field is left without a choice, and keeps it after Escape', async () => {
    await openAs(user({ town: lyon }), '/settings');
    await nearestTown.fill('Atlan');
    await userEvent.keyboard('{Escape}');
    await expect.element(nearestTown).toHaveValue('Lyon, Auvergne-Rhône-Alpes');
    await rests();
    expect(requestsTo('updateProfile')).toEqual([]);
    await nearestTown.fill('Atlantis');
    await name.click();
    await expect.element(toast('Saved')).toBeVisible();
    await rests();
    expect(requestsTo('updateProfile').map(({ body }) => body)).toEqual([{ town: null }]);
  });

  it('offers the time zone of the device where it is another', async () => {
    await openAs(user({ timezone: 'Pacific/Auckland' }), '/settings');
    await expect.element(timezone).toHaveValue('Pacific/Auckland');
    await account.getByRole('button', { name: 'Use this device’s: Europe/Paris' }).click();
    await expect.element(timezone).toHaveValue('Europe/Paris');
    await expect.element(account.getByRole('button', { name: 'Use this device’s' })).not.toBeInTheDocument();
  });

  it('knows a zone by its older name', async () => {
    await openAs(user({ country: 'IN', timezone: 'Asia/Kolkata' }), '/settings');
    await expect.element(timezone).toHaveValue('Asia/Kolkata');
  });

  it('keeps what is saved where a field is left without a choice, asks for a name, and sends nothing', async () => {
    await openAs(user({ timezone: 'Etc/GMT+5' }), '/settings');
    await expect.element(timezone).toHaveValue('Etc/GMT+5');
    await country.fill('Atlantis');
    await timezone.fill('Moon');
    await name.fill('   ');
    await country.click();
    await expect.element(name).toHaveAccessibleDescription('Please enter your name');
    await expect.element(country).toHaveValue('France');
    await expect.element(timezone).toHaveValue('Etc/GMT+5');
    await look('an account without a name');
    await name.fill('Ada');
    await expect.element(name).not.toHaveAttribute('aria-invalid');
    await pressEnterIn(name);
    await rests();
    expect(requestsTo('updateProfile')).toEqual([]);
  });

  it.each([
    ['is out of reach', unreachable(), 'Failed to update preferences'],
    ['fails', refused(500), 'Failed to update preferences'],
    ['gives a reason', refused(400, { message: 'That is no name' }), 'That is no name'],
  ])('offers to try again when the server %s', async (_, failure, words) => {
    const ada = user();
    await openAs(ada, '/settings');
    respond('updateProfile', () => {
      throw failure;
    });
    await name.fill('Grace');
    await pressEnterIn(name);
    await expect.element(toast(words)).toBeVisible();
    respond('updateProfile', () => ({ profile: { ...ada, name: 'Grace' } }));
    await toast(words).getByRole('button', { name: 'Try again' }).click();
    await expect.element(name).toHaveValue('Grace');
    await expect.element(page.getByRole('button', { name: 'Hello, Grace' })).toBeVisible();
  });

  it('keeps what is typed while the text before is being saved', async () => {
    const app = await openAs(user(), '/settings');
    const hold = pending();
    respond('updateProfile', async ({ body: { name = '' } }) => {
      await hold.promise;
      app.change({ name });
      return { profile: app.saved() };
    });
    await name.fill('Grace');
    await pressEnterIn(name);
    await name.fill('Graça');
    hold.release();
    await expect.element(page.getByRole('button', { name: 'Hello, Grace' })).toBeVisible();
    await expect.element(name).toHaveValue('Graça');
    await pressEnterIn(name);
    await expect.element(page.getByRole('button', { name: 'Hello, Graça' })).toBeVisible();
    await rests();
    expect(requestsTo('updateProfile')).toHaveLength(2);
  });

  it('says on its other cards what is set', async () => {
    respond('getPeople', () => ({
      people: [
        { id: newId(), name: 'Ada', email: null, role: 'owner', joinedAt: '2027-01-05T09:00:00.000Z', you: true },
      ],
      invitations: [],
    }));
    await openAs(user(), '/settings');
    await expect.element(card('People')).toMatchTextContent('1 person');
    await expect.element(card('Passkeys')).toMatchTextContent('None');
    await expect.element(card('Sessions')).toMatchTextContent('1 device');
    await expect.element(card('Notifications')).toMatchTextContent('Off');
  });
});
