import { beforeAll, describe, expect, it } from 'vitest';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { type ResponseOf, refused, requestsTo, respond, unreachable } from '../support/network.ts';
import { openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { writeSiteSettings } from '../support/site-settings.ts';
import { card } from './settings-screen.ts';

const settings = card('Connected apps');
const list = settings.getByRole('list', { name: 'Apps' });
const button = (label: string) => settings.getByRole('button', { name: label });

type App = ResponseOf<'listConnectedApps'>['apps'][number];
const assistant: App = {
  id: '70cce000-0000-4000-8000-000000000001',
  name: 'Desk assistant',
  host: 'assistant.example',
  scope: 'write',
  createdAt: '2026-12-24T23:30:00.000Z',
  lastUsedAt: '2027-01-05T23:30:00.000Z',
};
const reader: App = {
  ...assistant,
  id: '70cce000-0000-4000-8000-000000000002',
  name: 'Reader',
  host: 'reader.example',
  scope: 'read',
  lastUsedAt: null,
};

beforeAll(() => writeSiteSettings({ connectsApps: true, publicUrl: 'https://home.upkept.example' }));

async function openWith(apps: () => readonly App[]) {
  respond('listConnectedApps', () => ({ apps: [...apps()] }));
  respond('listApiTokens', () => ({ tokens: [] }));
  respond('listWebhooks', () => ({ endpoints: [] }));
  respond('removeConnectedApp', () => ({ message: 'Removed' }));
  await openAs(user({ timezone: 'Europe/Paris' }), '/settings#apps');
}

describe('the connected apps', () => {
  it('are listed with where each is from and what it may do, and the address for new ones', async () => {
    await openWith(() => [assistant, reader]);
    await expect
      .element(list)
      .toMatchTextContent(
        'Desk assistantFrom assistant.example, can read and change, connected on 25 December 2026, last used on 6 January 2027',
      );
    await expect
      .element(list)
      .toMatchTextContent('ReaderFrom reader.example, can read, connected on 25 December 2026, never used');
    await settings.getByText('How this works').first().click();
    await expect.element(settings).toMatchTextContent('https://home.upkept.example/api/mcp');
    await look('two apps');
  });

  it('can be removed, and the focus stays in the list', async () => {
    await openWith(() => [assistant]);
    await button('Remove Desk assistant').click();
    await expect.element(list).toMatchTextContent('No app is connected.');
    await expect.element(list).toHaveFocus();
    await rests();
    expect(requestsTo('removeConnectedApp').map(({ params }) => params)).toEqual([{ id: assistant.id }]);
  });

  it('stay if one can’t be removed, and say so if they can’t be loaded', async () => {
    await openWith(() => [assistant]);
    respond('removeConnectedApp', () => {
      throw unreachable();
    });
    await button('Remove Desk assistant').click();
    await expect.element(settings.getByRole('alert')).toHaveTextContent('We couldn’t remove the app');
    await expect.element(button('Remove Desk assistant')).toBeVisible();
  });

  it('say so if they can’t be loaded', async () => {
    await openWith(() => {
      throw refused(403, { message: 'Your role in this home doesn’t allow this' });
    });
    await expect.element(settings.getByRole('alert')).toMatchTextContent('Your role in this home doesn’t allow this');
  });
});
