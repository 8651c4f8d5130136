import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeFileStore } from '#adapters/memory/file-store.ts';
import { joined, pdf, photo } from '../support/files/photos.ts';
import { storeFile } from '../support/files/store-file.ts';
import { onboarding } from '../support/people/onboarding.ts';
import { refused, type SignedIn } from '../support/server/client.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
let me: SignedIn;
let count = 0;
const fileStore = makeFileStore();

beforeAll(async () => {
  server = await startTestServer({ overrides: { fileStore } });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set('2027-01-06T12:00:00Z');
  me = await join();
});

async function join(): Promise<SignedIn> {
  const joined = await server.signIn(`appliances-${++count}@home.example`);
  await server.call('onboard', { body: onboarding() }, joined.token);
  return joined;
}

const params = { item: 'dishwasher' };
const everything = {
  maker: 'Bosch',
  model: 'SMS6',
  serial: 'FD 9901',
  boughtOn: '2026-05-01',
  price: { minor: 64_900, currency: 'EUR' },
  shop: 'Darty',
  warrantyUntil: '2028-05-01',
  manual: 'https://example.com/sms6.pdf',
  parts: [{ name: 'Salt', size: '2 kg', number: '', shop: 'Darty', stock: 2, usedBy: 'dishwasher.clean-filter' }],
};
const read = (token = me.token) => server.call('getAppliance', { params }, token);
const add = (bytes: Uint8Array, more: Parameters<typeof storeFile>[3]) => storeFile(server.url, me.token, bytes, more);

describe('an appliance', () => {
  it('keeps what is recorded of it, and the fields that a change doesn’t name', async () => {
    await server.call('saveAppliance', { params, body: everything }, me.token);
    await server.call('saveAppliance', { params, body: { maker: 'Bosch', model: 'SMS7' } }, me.token);
    const saved = { item: 'Dishwasher', slug: 'dishwasher', ...everything, model: 'SMS7' };
    expect((await read()).appliance).toEqual(saved);
    const { appliances } = await server.call('getAppliances', {}, me.token);
    expect(appliances.filter(({ maker }) => maker !== '')).toMatchObject([{ ...saved, room: 'kitchen', files: [] }]);
    await server.call('deleteAppliance', { params }, me.token);
    expect((await read()).appliance).toMatchObject({ maker: '', price: null, warrantyUntil: null });
  });

  it('has parts, whose stock each use counts down as far as it goes', async () => {
    const parts = [{ name: 'Salt', stock: 2 }, { name: 'Filter' }];
    await server.call('saveAppliance', { params, body: { parts } }, me.token);
    const texts = { size: '', number: '', shop: '' };
    const use = (name: string) => server.call('countPartDown', { params, body: { name } }, me.token);
    expect((await use('Salt')).parts).toEqual([
      { ...texts, name: 'Salt', stock: 1, usedBy: null },
      { ...texts, name: 'Filter', stock: null, usedBy: null },
    ]);
    for (let time = 0; time < 2; time++) await use('Salt');
    expect((await use('Filter')).parts.map(({ stock }) => stock)).toEqual([0, null]);
    const unknown = await server.refusal('countPartDown', { params, body: { name: 'Lamp' } }, me.token);
    expect(unknown.body.code).toBe('part_not_found');
    await server.call('saveAppliance', { params, body: { maker: 'Bosch' } }, me.token);
    expect((await read()).appliance.parts).toHaveLength(2);
    await server.call('saveAppliance', { params, body: { parts: [] } }, me.token);
    expect((await read()).appliance.parts).toEqual([]);
  });

  it('has a part whose stock is counted by the task that uses it, and which the shopping list names in time', async () => {
    const { tasks } = await server.call('getWeek', { params: { offset: '0' } }, me.token);
    const task = tasks.find(({ turnOf, guide }) => turnOf !== undefined && guide && !guide.professional);
    const slug = (await server.call('getAppliances', {}, me.token)).appliances.find(
      ({ item }) => item === task?.category,
    )?.slug;
    const part = { name: 'Filter', size: 'A4', number: 'F-1', shop: '', stock: 1, usedBy: task?.turnOf ?? '' };
    const of = { params: { item: slug ?? '' } };
    await server.call('saveAppliance', { ...of, body: { parts: [part] } }, me.token);
    const buy = async (weeks: string) => (await server.call('getShopping', { query: { weeks } }, me.token)).parts;
    expect(await buy('1')).toEqual([]);
    const complete = (completed: boolean) =>
      server.call('completeTask', { params: { id: task?.id ?? '' }, body: { completed } }, me.token);
    await complete(true);
    expect(await buy('1')).toEqual([
      {
        ...{ name: 'Filter', size: 'A4', number: 'F-1', shop: '', stock: 0 },
        ...{ item: task?.category, slug, uses: 0, neededOn: null },
      },
    ]);
    const exported = await (await server.send('exportAccount', {}, me.token)).text();
    expect(exported).toContain('part_uses');
    await complete(false);
    expect((await server.call('getAppliance', of, me.token)).appliance.parts).toEqual([part]);
    expect(await buy('1')).toEqual([]);
    expect((await server.refusal('getShopping', { query: { weeks: '53' } }, me.token)).status).toBe(400);
  });

  it('has parts of which what a change doesn’t name stays, and null removes it', async () => {
    const save = async (parts: readonly object[]) =>
      (await server.call('saveAppliance', { params, body: { parts } as never }, me.token)).parts;
    const [salt] = everything.parts;
    await save([{ ...salt }]);
    await server.call('countPartDown', { params, body: { name: 'Salt' } }, me.token);
    expect(await save([{ name: 'Salt', size: '1 kg' }, { name: 'Filter' }])).toEqual([
      { ...salt, size: '1 kg', stock: 1 },
      { name: 'Filter', size: '', number: '', shop: '', stock: null, usedBy: null },
    ]);
    expect(await save([{ name: 'Salt', stock: null, usedBy: null }])).toEqual([
      { ...salt, size: '1 kg', stock: null, usedBy: null },
    ]);
  });

  it('has no part that is used by a task which the home doesn’t have', async () => {
    const other = await join();
    const own = { feature: 'Dishwasher', taskSummary: 'Salt', recurrence: 'monthly' } as const;
    const create = async ({ token }: SignedIn) =>
      (await server.call('createTemplate', { body: own }, token)).template.id;
    const [mine, theirs] = [await create(me), await create(other)];
    const used = [mine, theirs, randomUUID(), 'pool.skim', 'dishwasher.unknown', 'dishwasher.clean-filter'];
    const body = { parts: used.map((usedBy, number) => ({ name: `Part ${number}`, usedBy })) };
    const { parts } = await server.call('saveAppliance', { params, body }, me.token);
    expect(parts.map(({ usedBy }) => usedBy)).toEqual([mine, null, null, null, null, 'dishwasher.clean-filter']);
  });

  it('has its reminder in the week in which that comes up', async () => {
    await server.call('saveAppliance', { params, body: { warrantyUntil: '2027-01-20' } }, me.token);
    const { tasks } = await server.call('getWeek', { params: { offset: '0' } }, me.token);
    expect(tasks).toContainEqual(
      expect.objectContaining({ title: 'Before the warranty ends: Dishwasher', scheduledAt: '2027-01-06' }),
    );
  });

  it.each([
    ['a script as its manual', { manual: 'javascript:alert(1)' }, 400],
    ['an address without a host', { manual: 'https://' }, 400],
    ['a purchase in the future', { boughtOn: '2027-01-08' }, 400],
    ['a price in no currency', { price: { minor: 1, currency: 'EUX' } }, 400],
    ['two parts of one name', { parts: [{ name: 'Salt' }, { name: 'Salt' }] }, 400],
    ['a part of no task', { parts: [{ name: 'Salt', usedBy: 'salt' }] }, 400],
    ['a stock below nothing', { parts: [{ name: 'Salt', stock: -1 }] }, 400],
    ['a file that doesn’t exist', { files: [randomUUID()] }, 404],
  ])('refuses %s', async (_, body, status) => {
    expect((await server.refusal('saveAppliance', { params, body }, me.token)).status).toBe(status);
  });

  it('belongs to its home: another person’s is another, and an item that a home lacks is a 404', async () => {
    await server.call('saveAppliance', { params, body: everything }, me.token);
    const other = await join();
    expect((await read(other.token)).appliance.maker).toBe('');
    for (const name of ['getAppliance', 'saveAppliance'] as const) {
      const input = name === 'getAppliance' ? { params: { item: 'sauna' } } : { params: { item: 'sauna' }, body: {} };
      expect((await server.refusal(name, input as never, me.token)).status).toBe(404);
    }
  });
});

describe('files of an appliance', () => {
  it('are shown with it, exported with all files, and deleted with the account', async () => {
    expect((await add(photo('turned.jpg'), { item: 'dishwasher' })).status).toBe(200);
    server.clock.set('2027-01-06T12:00:01Z');
    expect((await add(pdf, { item: 'dishwasher', purpose: 'invoice' })).status).toBe(200);
    const { files } = await read();
    expect(files.map(({ type, purpose }) => [type, purpose])).toEqual([
      ['image/jpeg', 'photo'],
      ['application/pdf', 'invoice'],
    ]);
    expect((await fetch(`${server.url}${files[0]?.url}`)).status).toBe(200);
    const archive = await (await server.send('exportFiles', {}, me.token)).arrayBuffer();
    const list = unzipSync(new Uint8Array(archive))['files.json'];
    expect(JSON.parse(strFromU8(list ?? new Uint8Array()))).toMatchObject([
      { type: 'image/jpeg', item: 'Dishwasher', purpose: 'photo' },
      { type: 'application/pdf', item: 'Dishwasher', purpose: 'invoice' },
    ]);
    await server.call('deleteAccount', {}, me.token);
    expect([...fileStore.contents.keys()].filter((key) => key.startsWith(me.user.id))).toEqual([]);
  });

  it('can’t be read by another home', async () => {
    const { id } = await (await add(photo('rgb.png'), { item: 'dishwasher' })).json();
    const other = await join();
    expect((await server.send('readFile', { params: { id } }, other.token)).status).toBe(404);
    const taken = { params, body: { files: [id] } };
    expect((await server.refusal('saveAppliance', taken, other.token)).status).toBe(404);
  });

  it('have one owner, which the home has', async () => {
    const twice = await add(pdf, { item: 'dishwasher', entry: randomUUID() });
    expect((await refused(twice)).status).toBe(400);
    expect((await refused(await add(pdf, { item: 'sauna' }))).body.code).toBe('item_not_found');
    expect((await refused(await add(pdf, { item: 'dishwasher', purpose: 'other' }))).status).toBe(400);
  });

  it('that were stored without an owner are given to an entry or an appliance', async () => {
    const stored = async (text: string) => (await (await add(joined(text, '%%EOF'), {})).json()).id as string;
    const [first, second] = [await stored('%PDF-1.4 a'), await stored('%PDF-1.4 b')];
    await server.call('saveAppliance', { params, body: { files: [first], purpose: 'manual' } }, me.token);
    expect((await read()).files).toMatchObject([{ id: first, purpose: 'manual' }]);
    const work = { date: '2027-01-02', item: 'Roof', title: 'Tiles replaced', files: [second] };
    expect((await server.call('recordWork', { body: work }, me.token)).files).toMatchObject([{ id: second }]);
  });
});
