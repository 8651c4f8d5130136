import { describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond, unreachable } from '../support/network.ts';
import { openAs } from '../support/open.tsx';
import { pending } from '../support/pending.ts';
import { rests } from '../support/rests.ts';
import { texts } from '../support/texts.ts';
import { card, saved } from './settings-screen.ts';

const account = card('Your account');
const name = account.getByLabelText('Name');
const country = account.getByRole('combobox', { name: 'Country' });
const timezone = account.getByRole('combobox', { name: 'Time zone' });
const save = account.getByRole('button', { name: 'Save your account' });
const alert = account.getByRole('alert');
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

  it('takes another name, country and time zone, by keyboard too, and the whole app knows', async () => {
    const ada = user();
    const app = await openAs(ada, '/settings');
    await name.fill('  Grace ');
    await country.fill('new zea');
    await pressEnterIn(country);
    await timezone.click();
    await expect.poll(() => zones.length).toBeGreaterThan(400);
    await rests();
    expect(texts(zones).filter((zone) => zone === 'UTC')).toEqual(['UTC']);
    await timezone.fill('auck');
    await expect.poll(() => texts(zones)).toEqual(['Pacific/Auckland']);
    await pressEnterIn(timezone);
    await expect.element(account.getByText('It is Wednesday, 22:00 there now.')).toBeVisible();
    await pressEnterIn(save);
    await expect.element(saved(account)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Hello, Grace' })).toBeVisible();
    await rests();
    expect(app.saved()).toEqual({ ...ada, name: 'Grace', country: 'NZ', timezone: 'Pacific/Auckland' });
    await name.fill('Graça');
    await expect.element(saved(account)).not.toBeInTheDocument();
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

  it('keeps a zone that the browser does not offer', async () => {
    const app = await openAs(user({ timezone: 'Etc/GMT+5' }), '/settings');
    await expect.element(timezone).toHaveValue('Etc/GMT+5');
    await save.click();
    await expect.element(saved(account)).toBeVisible();
    await rests();
    expect(app.saved().timezone).toBe('Etc/GMT+5');
  });

  it('asks for what is missing beside each field, and sends nothing', async () => {
    await openAs(user(), '/settings');
    await name.fill('   ');
    await country.fill('Atlantis');
    await timezone.fill('Moon');
    await save.click();
    await expect.element(alert).toHaveTextContent('Please fill in all required fields');
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveAccessibleDescription('Please enter your name');
    await expect.element(country).toHaveAccessibleDescription(/Please choose your country$/);
    await expect.element(timezone).toHaveAccessibleDescription(/Please choose your time zone$/);
    await look('an account with gaps');
    await name.fill('Ada');
    await expect.element(name).not.toHaveAttribute('aria-invalid');
    await save.click();
    await expect.element(country).toHaveFocus();
    await rests();
    expect(requestsTo('updateProfile')).toEqual([]);
  });

  it.each([
    ['is out of reach', unreachable(), 'Failed to update preferences'],
    ['fails', refused(500), 'Failed to update preferences'],
    ['gives a reason', refused(400, { message: 'That is no name' }), 'That is no name'],
  ])('keeps what was typed when the server %s', async (_, failure, words) => {
    const ada = user();
    const app = await openAs(ada, '/settings');
    respond('updateProfile', () => {
      throw failure;
    });
    await name.fill('Grace');
    await save.click();
    await expect.element(alert).toHaveTextContent(words);
    await expect.element(name).toHaveValue('Grace');
    respond('updateProfile', () => ({ profile: { ...ada, name: 'Grace' } }));
    await save.click();
    await expect.element(saved(account)).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
    await rests();
    expect(app.address()).toBe('/settings');
  });

  it('does not mark text as saved that was typed during the save', async () => {
    const app = await openAs(user(), '/settings');
    const hold = pending();
    respond('updateProfile', async ({ body: { name = '' } }) => {
      await hold.promise;
      app.change({ name });
      return { profile: app.saved() };
    });
    await name.fill('Grace');
    await save.click();
    await expect.element(save).toHaveAttribute('aria-busy', 'true');
    await name.fill('Graça');
    await expect.element(save).toHaveAttribute('aria-busy', 'true');
    hold.release();
    await expect.element(save).not.toHaveAttribute('aria-busy');
    await expect.element(page.getByRole('button', { name: 'Hello, Grace' })).toBeVisible();
    await expect.element(saved(account)).not.toBeInTheDocument();
    await save.click();
    await expect.element(saved(account)).toBeVisible();
    await rests();
    expect(app.saved().name).toBe('Graça');
  });

  it('is saved once, however often the button is pressed', async () => {
    const app = await openAs(user(), '/settings');
    const hold = pending();
    respond('updateProfile', async () => {
      await hold.promise;
      return { profile: app.saved() };
    });
    await save.click();
    await expect.element(save).toHaveAttribute('aria-busy', 'true');
    save.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await pressEnterIn(name);
    hold.release();
    await expect.element(saved(account)).toBeVisible();
    await rests();
    expect(requestsTo('updateProfile')).toHaveLength(1);
  });
});
