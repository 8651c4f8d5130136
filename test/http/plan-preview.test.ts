import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: '2027-01-06T11:00:00Z' });
});
afterAll(() => server.close());
beforeEach(() => server.clock.set('2027-01-06T11:00:00Z'));

const flat = { propertyType: ['Apartment'], kitchenAppliances: ['Fridge'], vehicles: [] };
const preview = (body: object) => server.call('previewPlan', { body: { country: 'FR', features: flat, ...body } });

describe('the plan of a visitor’s home', () => {
  it('has four weeks of tasks, each with its reason and its sources', async () => {
    const { weeks } = await preview({});
    expect(weeks.map(({ weekStart }) => weekStart)).toEqual(['2027-01-04', '2027-01-11', '2027-01-18', '2027-01-25']);
    const tasks = weeks.flatMap((week) => week.tasks);
    expect(tasks.length).toBeGreaterThan(8);
    for (const { reason, sources, minutes, itemSlug } of tasks) {
      expect([reason !== '', sources.length > 0, minutes > 0, itemSlug !== '']).toEqual([true, true, true, true]);
    }
    expect(weeks[0]?.minutes).toBe(weeks[0]?.tasks.reduce((sum, { minutes }) => sum + minutes, 0));
  });

  it('is in French for those who ask for it, and plans the same', async () => {
    const [english, french] = [await preview({}), await preview({ language: 'fr' })];
    const tasksOf = ({ weeks }: typeof english) => weeks.flatMap(({ tasks }) => tasks);
    const ids = (plan: typeof english) => tasksOf(plan).map(({ taskId, date }) => [taskId, date]);
    expect(ids(french)).toEqual(ids(english));
    const item = tasksOf(french).find(({ itemSlug }) => itemSlug === 'smoke-alarm')?.item;
    expect(item).toBe('Détecteur de fumée');
    const same = tasksOf(french).filter(({ title, reason }, index) => {
      const other = tasksOf(english)[index];
      return title === other?.title || reason === other?.reason;
    });
    expect(same).toEqual([]);
  });

  it('depends on the country and on what is in the home, and never names a question that wasn’t asked', async () => {
    const itemsOf = async (body: object) => {
      const { weeks } = await preview(body);
      const tasks = weeks.flatMap((week) => week.tasks);
      for (const { reason } of tasks) expect(reason).not.toMatch(/You haven’t said|Tell us/);
      return JSON.stringify(tasks.map(({ taskId }) => taskId));
    };
    const house = { propertyType: ['House'], heatingEnergySystems: ['Chimney'], gardeningFeatures: ['Lawn'] };
    expect(await itemsOf({ features: house })).not.toBe(await itemsOf({}));
    expect(await itemsOf({ features: house, country: 'AU' })).not.toBe(await itemsOf({ features: house }));
  });

  it('begins in the first week that still has a day for it', async () => {
    server.clock.set('2027-01-10T23:30:00Z');
    expect((await preview({ timezone: 'Europe/Paris' })).weeks[0]?.weekStart).toBe('2027-01-11');
    expect((await preview({ timezone: 'America/New_York' })).weeks[0]?.weekStart).toBe('2027-01-04');
  });

  it('is refused from the one hundred and twenty-first look of a client in an hour', async () => {
    const crowd = await startTestServer();
    // Invalid requests count too, and need no plan.
    const look = (country = 'nowhere') => crowd.send('previewPlan', { body: { country, features: {} } as never });
    for (let count = 1; count < 120; count++) expect((await look()).status).toBe(400);
    expect((await look('FR')).status).toBe(200);
    const { status, headers } = await look('FR');
    expect([status, Number(headers.get('Retry-After')) > 3000]).toEqual([429, true]);
    await crowd.close();
  });
});
