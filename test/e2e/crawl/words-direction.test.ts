import { expect, it } from 'vitest';
import { appPaths, paths } from '#apps/ui/paths.ts';
import { crawl } from '../../support/crawl/crawl.ts';
import { ownDirection } from '../../support/crawl/direction.ts';
import { plantTasks } from '../../support/people/planted-tasks.ts';
import { screensOfHome } from '../../support/site/screens.ts';
import { makeSite } from '../../support/site/site.ts';

const site = makeSite();
const hebrew = 'לנקות את המסנן של הדוד!';
const name = 'דוד.';

it('what people write from right to left begins and ends at its own ends, on every screen of a home', async () => {
  const [resident, other] = [await site.resident(), await site.resident()];
  const { call, database } = site.server;
  const { token } = resident;
  await database.knex('households').where({ id: resident.user.id }).update({ premium_granted_at: new Date() });
  await call('updateHome', { params: { id: resident.user.id }, body: { name: hebrew } }, token);
  for (const each of [resident, other]) await call('updateProfile', { body: { name } }, each.token);
  const { url } = await call('invite', { body: { role: 'member' } }, token);
  await call('acceptInvitation', { body: { token: new URL(url ?? '').searchParams.get('token') ?? '' } }, other.token);
  await call(
    'createTemplate',
    {
      body: { feature: hebrew, taskSummary: hebrew, extendedDescription: hebrew, importance: hebrew, steps: [hebrew] },
    },
    token,
  );
  await plantTasks(site.server, resident, [
    { title: hebrew, scheduledOn: '2027-01-06', source: 'hand' },
    { title: hebrew, scheduledOn: '2027-01-05', source: 'hand', status: 'done' },
  ]);
  const by = { kind: 'company', name: hebrew, phone: '' } as const;
  const work = { date: '2027-01-03', item: hebrew, title: hebrew, note: hebrew, by };
  const { id: entry } = await call('recordWork', { body: work }, token);
  expect(entry).not.toBe('');
  await call('recordWork', { body: { ...work, item: 'Fridge' } }, other.token);
  const appliance = { maker: hebrew, model: hebrew, serial: hebrew, boughtOn: '2026-01-03', shop: hebrew };
  await call(
    'saveAppliance',
    { params: { item: 'fridge' }, body: { ...appliance, price: null, warrantyUntil: null, manual: '' } },
    token,
  );
  const meter = { name: hebrew, unit: hebrew.slice(0, 5), item: null };
  const { id: metered } = await call('addMeter', { body: meter }, token);
  await call('addReading', { params: { id: metered }, body: { value: 5 } }, token);
  const parts = [{ name: hebrew, size: hebrew, number: hebrew, shop: hebrew, stock: 1 }];
  await call('saveAppliance', { params: { item: 'fridge' }, body: { parts } }, token);
  await call('createApiToken', { body: { name: hebrew, scope: 'read', expiresAt: '2027-02-01T00:00:00Z' } }, token);
  const page = await site.open('/robots.txt', { as: resident, expected: [/status of 404.*\/api\/calendar$/] });
  expect(await crawl(page, [...screensOfHome, paths.pricing, appPaths.onboarding], [ownDirection])).toEqual([]);
});
