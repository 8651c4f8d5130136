import { describe, expect, it } from 'vitest';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond, unreachable } from '../support/network.ts';
import { openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { writeSiteSettings } from '../support/site-settings.ts';
import { card } from './settings-screen.ts';

writeSiteSettings({ signInService: { name: 'id.home.example', isOnlyWay: false } });
const service = card('Sign-in service');
const list = service.getByRole('list', { name: 'Sign-in service' });
const remove = service.getByRole('button', { name: 'Remove id.home.example' });
const known = { id: 'ba55ce15-0000-4000-8000-000000000001', name: 'id.home.example', linkedAt: '2026-12-24T23:30:00Z' };

const openCard = () => openAs(user({ timezone: 'Europe/Paris' }), '/settings#sign-in-service');

describe('the connection with the sign-in service', () => {
  it('is shown with its day, and can be removed', async () => {
    respond('listIdentities', () => ({ identities: [known] }));
    respond('deleteIdentity', () => ({ message: 'Removed' }));
    await openCard();
    await expect.element(list).toMatchTextContent('id.home.exampleConnected on 25 December 2026');
    await look('a connection');
    await remove.click();
    await expect.element(list).toMatchTextContent('Your account isn’t connected.');
    await expect.element(list).toHaveFocus();
    await rests();
    expect(requestsTo('deleteIdentity').map(({ params }) => params)).toEqual([{ id: known.id }]);
  });

  it('says why it could not be removed', async () => {
    respond('listIdentities', () => ({ identities: [known] }));
    respond('deleteIdentity', () => {
      throw refused(404, { message: 'This connection no longer exists' });
    });
    await openCard();
    await remove.click();
    await expect.element(service.getByRole('alert')).toHaveTextContent('This connection no longer exists');
  });

  it('says so when it can’t be loaded', async () => {
    respond('listIdentities', () => {
      throw unreachable();
    });
    await openCard();
    await expect.element(service.getByRole('alert')).toBeVisible();
  });
});
