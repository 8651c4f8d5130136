import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onboarding } from '../support/people/onboarding.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: '2027-01-06T11:00:00Z' });
});
afterAll(() => server.close());

const munich = { id: 2867714, name: 'Munich', region: 'Bavaria', country: 'DE', timezone: 'Europe/Berlin' };
const capeTown = 3369157;
const paris = 2988507;
const miami = 4164138;
const minneapolis = 5037649;

describe('GET /api/towns', () => {
  it('finds towns for anyone, by the first letters of a name', async () => {
    const { towns } = await server.call('findTowns', { query: { q: 'mun', country: 'DE' } });
    expect(towns[0]).toEqual(munich);
    expect(towns.every(({ country }) => country === 'DE')).toBe(true);
    expect(towns.length).toBeLessThanOrEqual(8);
  });

  it('has the biggest towns of a time zone without a name', async () => {
    const { towns } = await server.call('findTowns', { query: { timezone: 'Africa/Johannesburg', country: 'ZA' } });
    expect(towns[0]).toMatchObject({ id: capeTown });
  });

  it('refuses a country and a zone that don’t exist', async () => {
    for (const query of [
      { q: 'a', country: 'XX' },
      { q: 'a', timezone: 'Mars/Base' },
    ]) {
      expect((await server.send('findTowns', { query: query as never })).status).toBe(400);
    }
  });
});

describe('the town of a home', () => {
  let count = 0;
  const resident = async () => {
    const { token } = await server.signIn(`town-${++count}@home.example`);
    await server.call('onboard', { body: onboarding() }, token);
    return {
      me: () => server.call('me', {}, token),
      set: async (body: { town?: number | null; country?: 'FR' }) =>
        (await server.call('updateProfile', { body }, token)).profile,
      refused: async (body: object) => {
        const response = await server.send('updateProfile', { body }, token);
        return [response.status, (await response.json()).code];
      },
    };
  };

  it('is set and forgotten by a member, and shown with the account', async () => {
    const { me, set } = await resident();
    expect((await me()).town).toBeNull();
    expect((await set({ town: paris })).town).toMatchObject({ id: paris, name: 'Paris', country: 'FR' });
    expect((await me()).town).toMatchObject({ id: paris });
    expect((await set({ town: null })).town).toBeNull();
    expect((await me()).town).toBeNull();
  });

  it('is set with onboarding, and decides the clocks where the browser says none', async () => {
    const { token } = await server.signIn(`town-${++count}@home.example`);
    const { timezone: _, ...body } = onboarding({ country: 'US' });
    const user = await server.call('onboard', { body: { ...body, town: miami } }, token);
    expect([user.town?.id, user.timezone]).toEqual([miami, 'America/New_York']);
  });

  it('moves the home to its country, and is forgotten when the home moves to another', async () => {
    const { set } = await resident();
    const there = await set({ town: capeTown });
    expect([there.country, there.timezone, there.town?.id]).toEqual(['ZA', 'Africa/Johannesburg', capeTown]);
    const back = await set({ country: 'FR' });
    expect([back.country, back.town]).toEqual(['FR', null]);
  });

  it('is refused if no town has the id, or if it isn’t in the country that is named with it', async () => {
    const { refused } = await resident();
    expect(await refused({ town: 1 })).toEqual([400, 'town_not_found']);
    expect(await refused({ town: capeTown, country: 'FR' })).toEqual([400, 'town_elsewhere']);
    expect(await refused({ town: 'Paris' })).toEqual([400, 'invalid_input']);
  });

  it('decides the seasons of a visitor’s first weeks', async () => {
    const features = { propertyType: ['House'], gardeningFeatures: ['Lawn'], heatingEnergySystems: ['Chimney'] };
    const planned = async (town: number) => {
      const { weeks } = await server.call('previewPlan', { body: { country: 'US', features, town } });
      return weeks.flatMap(({ tasks }) => tasks.map(({ taskId }) => taskId));
    };
    expect(await planned(miami)).not.toEqual(await planned(minneapolis));
  });
});
