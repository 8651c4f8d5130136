import { describe, expect, it } from 'vitest';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { type ResponseOf, refused, requestsTo, respond, unreachable } from '../support/network.ts';
import { openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { advance, click, drawnUntil, holdTime, releaseTime } from '../support/time.ts';
import { card } from './settings-screen.ts';

const apps = card('Connected apps');
const list = apps.getByRole('list', { name: 'Webhooks' });
const address = apps.getByLabelText('Address');
const begin = apps.getByRole('button', { name: 'Add a webhook' });
const add = apps.getByRole('button', { name: 'Add the webhook' });
const button = (label: string) => apps.getByRole('button', { name: label });
const log = apps.getByRole('list', { name: 'Deliveries' });

type Webhook = ResponseOf<'listWebhooks'>['endpoints'][number];
type Delivery = ResponseOf<'listDeliveries'>['deliveries'][number];
const hook: Webhook = {
  id: '70cce000-0000-4000-8000-000000000011',
  url: 'https://home.example.com/api/webhook/upkept',
  events: ['task.completed', 'week.planned'],
  createdAt: '2026-12-24T23:30:00.000Z',
  pausedAt: null,
};
const delivered: Delivery = {
  id: '70cce000-0000-4000-8000-000000000021',
  event: 'task.completed',
  state: 'delivered',
  createdAt: '2027-01-06T08:03:00.000Z',
  attempts: 1,
  attemptedAt: '2027-01-06T08:03:01.000Z',
  durationMs: 130,
  status: 204,
  problem: null,
};
const failed: Delivery = { ...delivered, id: `${delivered.id.slice(0, -1)}2`, state: 'failed', status: null };
const secret = `whsec_${'5f'.repeat(32)}`;

async function openWith(endpoints: readonly Webhook[], deliveries: readonly Delivery[] = []) {
  respond('listApiTokens', () => ({ tokens: [] }));
  respond('listWebhooks', () => ({ endpoints: [...endpoints] }));
  respond('listDeliveries', () => ({ deliveries: [...deliveries] }));
  respond('createWebhook', ({ body }) => ({ ...hook, id: failed.id, ...body, secret }));
  respond('deleteWebhook', () => ({ message: 'Removed' }));
  await openAs(user({ timezone: 'Europe/Paris' }), '/settings#apps');
}

describe('webhooks', () => {
  it('are listed with how much they receive, and whether they are paused', async () => {
    await openWith([hook, { ...hook, id: failed.id, pausedAt: '2027-01-05T23:30:00.000Z' }]);
    await expect
      .element(list)
      .toMatchTextContent('https://home.example.com/api/webhook/upkept2 kinds of change, added on 25 December 2026');
    await expect.element(list).toMatchTextContent('Paused on 6 January 2027, because it didn’t accept what we sent');
    await look('a webhook and a paused one');
  });

  it('are added with an address and the changes to report, and the secret is shown once', async () => {
    await openWith([]);
    await expect.element(list).toMatchTextContent('Nothing is reported anywhere.');
    await begin.click();
    await expect.element(address).toHaveFocus();
    await add.click();
    await expect.element(address).toHaveAccessibleDescription(/Please enter an address that starts with https/);
    await address.fill(' https://n8n.example/hook ');
    await look('the form of a webhook');
    for (const name of ['A task is moved', 'A task is added', 'A task is skipped', 'A task is open again']) {
      await apps.getByRole('checkbox', { name }).click();
    }
    await add.click();
    const shown = apps.getByLabelText('The secret of the new webhook');
    await expect.element(shown).toHaveValue(secret);
    await expect.element(shown).toHaveFocus();
    await expect.element(list).toMatchTextContent('https://n8n.example/hook2 kinds of change');
    await rests();
    expect(requestsTo('createWebhook').map(({ body }) => body)).toEqual([
      { url: 'https://n8n.example/hook', events: ['task.completed', 'week.planned'] },
    ]);
    await button('Remove https://n8n.example/hook').click();
    await expect.element(shown).not.toBeInTheDocument();
  });

  it('need at least one change to report, and say why an address is refused', async () => {
    await openWith([]);
    await begin.click();
    for (const name of [
      'A task is done',
      'A task is moved',
      'A task is added',
      'A task is skipped',
      'A task is open again',
      'A week is planned',
    ]) {
      await apps.getByRole('checkbox', { name }).click();
    }
    await address.fill('https://192.168.1.2/');
    await add.click();
    const changes = apps.getByRole('group', { name: 'Tell it when' });
    await expect.element(changes).toHaveAccessibleDescription('Please choose at least one');
    await expect.element(changes).toHaveFocus();
    await apps.getByRole('checkbox', { name: 'A task is done' }).click();
    const message = 'Please enter an https address that anyone on the internet can reach';
    respond('createWebhook', () => {
      throw refused(400, { message: 'Invalid', issues: [{ path: 'url', message }] });
    });
    await add.click();
    await expect.element(address).toHaveAccessibleDescription(new RegExp(message));
    await expect.element(address).toHaveFocus();
  });

  it('show their last deliveries on request, and the result of a test', async () => {
    await openWith([hook], [{ ...failed, problem: 'timed_out' }, delivered]);
    await button('Deliveries').click();
    await expect.element(log).toMatchTextContent('Not accepted: no response within ten seconds');
    await expect
      .element(log)
      .toMatchTextContent('A task is done, Wednesday 6 January at 09:03. Accepted: response 204 in 130 ms');
    await look('the deliveries of a webhook');
    const waiting: Delivery = { ...delivered, id: hook.id, event: 'test', state: 'waiting', attempts: 0, status: null };
    let asked = 0;
    respond('testWebhook', () => waiting);
    respond('listDeliveries', () => ({
      deliveries: [asked++ === 0 ? waiting : { ...waiting, state: 'delivered', attempts: 1, status: 200 }, delivered],
    }));
    const shown = () => log.element().textContent ?? '';
    holdTime();
    await click(button('Send a test'));
    await drawnUntil(() => shown().includes('Test, Wednesday 6 January at 09:03. On its way.'));
    await advance(1_500);
    await drawnUntil(() => shown().includes('Accepted: response 200'));
    releaseTime();
    await button('Deliveries').click();
    await expect.element(log).not.toBeInTheDocument();
  });

  it('say when they, or their deliveries, can’t be loaded', async () => {
    await openWith([hook]);
    respond('listDeliveries', () => {
      throw refused(500, { message: 'We couldn’t load the deliveries' });
    });
    respond('testWebhook', () => {
      throw unreachable();
    });
    await button('Deliveries').click();
    await expect.element(apps.getByText('We couldn’t load the deliveries')).toBeVisible();
    await button('Send a test').click();
    await expect.element(apps.getByText('We couldn’t send the test')).toBeVisible();
  });
});
