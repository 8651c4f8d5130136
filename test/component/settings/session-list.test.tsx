import { describe, expect, it } from 'vitest';
import { setOnline } from '../support/connection.ts';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond, unreachable } from '../support/network.ts';
import { openAs } from '../support/open.tsx';
import { pending } from '../support/pending.ts';
import { rests } from '../support/rests.ts';
import { thisSession } from '../support/serve-household.ts';
import { card } from './settings-screen.ts';

const sessions = card('Sessions');
const list = sessions.getByRole('list', { name: 'Where you’re signed in' });
const phone = {
  ...thisSession,
  id: '5e551011-0000-4000-8000-000000000002',
  device: 'Chrome on Android',
  lastUsedAt: '2026-12-24T23:30:00.000Z',
  isThis: false,
};
const old = { ...phone, id: '5e551011-0000-4000-8000-000000000003', device: null };
const endPhone = sessions.getByRole('button', { name: 'Log out Chrome on Android' });

/** Opens the settings once the list's responses are set. */
async function openWith(handler: Parameters<typeof respond<'listSessions'>>[1], timezone = 'Europe/Paris') {
  const app = await openAs(user({ timezone }), '/faq');
  respond('listSessions', handler);
  app.goTo('/settings#sessions');
}

describe('the list of sessions', () => {
  it('names each device with its last day in the household’s time zone, and marks this one', async () => {
    await openWith(() => ({ sessions: [thisSession, phone, old] }));
    await expect.element(list).toMatchTextContent('Firefox on LinuxThis device');
    await expect.element(list).toMatchTextContent('Chrome on AndroidLast used on 25 December 2026');
    await expect.element(list).toMatchTextContent('Unknown device');
    await expect.element(sessions.getByRole('button', { name: 'Log out Firefox on Linux' })).not.toBeInTheDocument();
    await look('three sessions');
  });

  it('logs out one device, and keeps the focus in the list', async () => {
    respond('endSession', () => ({ message: 'Logged out' }));
    await openWith(() => ({ sessions: [thisSession, phone] }));
    await endPhone.click();
    await expect.element(endPhone).not.toBeInTheDocument();
    await expect.element(list).toHaveFocus();
    await expect.element(list).toMatchTextContent('You’re not signed in anywhere else.');
    await rests();
    expect(requestsTo('endSession').map(({ params }) => params)).toEqual([{ id: phone.id }]);
    await look('a single session');
  });

  it('keeps a device that could not be logged out, and says why', async () => {
    respond('listSessions', () => ({ sessions: [thisSession, phone] }));
    respond('endSession', () => {
      throw unreachable();
    });
    await openWith(() => ({ sessions: [thisSession, phone] }));
    await endPhone.click();
    await expect.element(sessions.getByRole('alert')).toHaveTextContent('We couldn’t log that device out');
    await expect.element(endPhone).toBeVisible();
  });

  it('says why it is missing, and loads again', async () => {
    await openWith(() => {
      throw refused(400);
    });
    await expect.element(sessions.getByRole('alert')).toMatchTextContent('We couldn’t load where you’re signed in');
    await look('sessions that could not be loaded');
    respond('listSessions', () => ({ sessions: [thisSession] }));
    await sessions.getByRole('button', { name: 'Try again' }).click();
    await expect.element(list).toBeVisible();
  });

  it('leaves the other buttons usable while it loads', async () => {
    const loading = pending();
    await openWith(async () => {
      await loading.promise;
      return { sessions: [thisSession] };
    });
    await expect.element(sessions.getByRole('button', { name: 'Log out everywhere' })).toBeVisible();
    await expect.element(list).not.toBeInTheDocument();
    loading.release();
    await expect.element(list).toBeVisible();
  });

  it('loads as soon as the browser is online again', async () => {
    await openWith(() => {
      setOnline(false);
      throw unreachable();
    });
    await expect.element(sessions).toMatchTextContent('We’ll load your devices when you’re back online.');
    await look('sessions without a connection to the internet');
    respond('listSessions', () => ({ sessions: [thisSession] }));
    setOnline(true);
    await expect.element(list).toBeVisible();
  });
});
