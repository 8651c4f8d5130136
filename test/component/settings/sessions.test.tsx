import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { requestsTo, respond, unreachable } from '../support/network.ts';
import { openAs, sessionToken } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { card } from './settings-screen.ts';

const sessions = card('Sessions');
const button = (name: string) => sessions.getByRole('button', { name, exact: true });
const question = page.getByRole('alertdialog', { name: 'Log out everywhere?' });
const confirm = question.getByRole('button', { name: 'Log out everywhere' });

describe('logging out', () => {
  it('here ends this session and leads to the sign-in page', async () => {
    const app = await openAs(user(), '/settings#sessions');
    respond('logOut', () => ({ message: 'Logged out' }));
    await button('Log out').click();
    await expect.poll(app.address).toBe('/login');
    await expect.poll(() => requestsTo('logOut').map(({ token }) => token)).toEqual([sessionToken]);
    await rests();
    expect(localStorage.getItem('token')).toBeNull();
    app.goTo('/settings#sessions');
    await expect.poll(app.address).toBe('/login');
  });

  it('everywhere asks first', async () => {
    const app = await openAs(user(), '/settings#sessions');
    await button('Log out everywhere').click();
    await expect.element(question).toMatchTextContent('API tokens, connected apps and webhooks are removed too');
    await look('the question before logging out everywhere');
    await userEvent.keyboard('{Escape}');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(button('Log out everywhere')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await rests();
    expect(requestsTo('logOutEverywhere')).toEqual([]);
    respond('logOutEverywhere', () => ({ message: 'Logged out' }));
    await confirm.click();
    await expect.poll(app.address).toBe('/login');
    await rests();
    expect(requestsTo('logOutEverywhere')).toHaveLength(1);
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('everywhere offers to remove passkeys, which would still sign in', async () => {
    const app = await openAs(user(), '/settings#sessions');
    const passkey = { name: 'Phone', createdAt: '2026-12-24T23:30:00.000Z', lastUsedAt: null };
    const ids = ['70cce000-0000-4000-8000-000000000001', '70cce000-0000-4000-8000-000000000002'];
    respond('listPasskeys', () => ({ passkeys: ids.map((id) => ({ ...passkey, id })) }));
    respond('logOutEverywhere', () => ({ message: 'Logged out' }));
    await button('Log out everywhere').click();
    const choice = question.getByRole('checkbox', { name: 'Remove my 2 passkeys too: they would still sign in' });
    await expect.element(choice).not.toBeChecked();
    await choice.click();
    await look('the question before logging out everywhere, with passkeys');
    await confirm.click();
    await expect.poll(app.address).toBe('/login');
    await rests();
    expect(requestsTo('logOutEverywhere').map(({ query }) => query)).toEqual([{ passkeys: 'remove' }]);
  });

  it('in another tab of the browser ends the session here, too', async () => {
    const app = await openAs(user(), '/settings#sessions');
    await expect.element(button('Log out everywhere')).toBeVisible();
    // The browser reports the change of a second document to the app by itself.
    const other = document.createElement('iframe');
    document.body.append(other);
    other.contentWindow?.localStorage.removeItem('token');
    await expect.poll(app.address).toBe('/login');
    other.remove();
  });

  it('everywhere says so when the server cannot be reached, and ends nothing', async () => {
    const app = await openAs(user(), '/settings#sessions');
    respond('logOutEverywhere', () => {
      throw unreachable();
    });
    await button('Log out everywhere').click();
    await confirm.click();
    await expect.element(sessions.getByRole('alert')).toHaveTextContent('We couldn’t log you out');
    await expect.element(question).not.toBeInTheDocument();
    await rests();
    expect(localStorage.getItem('token')).toBe(sessionToken);
    respond('logOutEverywhere', () => ({ message: 'Logged out' }));
    await button('Log out everywhere').click();
    await confirm.click();
    await expect.poll(app.address).toBe('/login');
  });
});
