import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { canonicalJson } from '#core/domain/history/passport/canonical-json.ts';
import { pdf, photo } from '../support/files/photos.ts';
import { storeFile } from '../support/files/store-file.ts';
import { publicUrl } from '../support/server/test-server.ts';
import { makeHistoryDesk } from './history-desk.ts';

const { server, me, join, become, record } = makeHistoryDesk();

beforeEach(async () => {
  const answers = { tenure: 'owner', 'heat-source': 'gas-boiler' } as const;
  await server().call('answerQuestions', { body: { answers } }, me().token);
  await record({ note: 'Ask for Marie' });
  await record({ careTaskId: null, item: 'Car', title: 'Tyres changed' });
  const walls = { date: '2019-06-01', item: 'Cellar', title: 'Walls insulated' };
  await server().call('recordWork', { body: walls }, me().token);
});

type Scope = Partial<Readonly<Record<'costs' | 'names' | 'notes' | 'photos', boolean>>>;
const share = (scope: Scope = {}, { token } = me()) =>
  server().call('createPassportLink', { body: { expiresInDays: 30, ...scope } }, token);
const secretIn = (url: string): string => new URL(url).hash.slice(1);
const read = (secret: string) => server().call('readPassport', { params: { secret } });
const refusal = (secret: string) => server().refusal('readPassport', { params: { secret } });
const own = (query = {}) => server().call('previewPassport', { query }, me().token);
const linkOf = async () => (await server().call('getPassportLink', {}, me().token)).link;
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('the passport', () => {
  it('describes the home and what was done, without the household and its vehicles', async () => {
    const passport = await own();
    expect(passport).toMatchObject({ version: 1, generatedOn: '2027-01-06', country: 'FR' });
    expect(passport.home).toMatchObject({ since: '2019-06-01', propertyType: 'House' });
    expect(passport.home.features.map(({ category }) => category)).not.toContain('vehicles');
    expect(passport.home.answers).toEqual([
      { question: 'What kind of central heating do you have?', answer: 'Gas boiler' },
    ]);
    const heating = passport.equipment.find(({ item }) => item === 'Central Heating');
    expect(heating).toMatchObject({
      category: 'heatingEnergySystems',
      lastDone: '2026-12-03',
      entries: [
        { title: 'Boiler serviced', safety: true, professional: true, note: 'Ask for Marie', cost: { minor: 14_950 } },
      ],
    });
    expect(passport.equipment.at(-1)).toMatchObject({ item: 'Cellar', category: 'other', lastDone: '2019-06-01' });
    expect(passport.figures).toMatchObject({ done: 2, money: { totals: [{ minor: 14_950, currency: 'EUR' }] } });
    const text = JSON.stringify(passport);
    for (const secret of [me().user.email, me().user.id, 'Ada', 'Tyres', 'Car"', 'tenure'])
      expect(text).not.toContain(secret);
  });

  it('is in the language in which it was shared', async () => {
    const { url } = await server().call(
      'createPassportLink',
      { body: { expiresInDays: 30, language: 'fr' } },
      me().token,
    );
    expect(url).toContain('/passport?lang=fr#');
    const passport = await read(secretIn(url));
    expect(passport.home.answers).toEqual([
      { question: 'Quel chauffage central avez-vous\u202f?', answer: 'Chaudière à gaz' },
    ]);
    expect((await read(secretIn((await share()).url))).home.answers[0]?.answer).toBe('Gas boiler');
  });

  it('has a checksum of everything else, which changes with it', async () => {
    const { checksum, ...contents } = await own();
    expect(checksum).toBe(sha256(canonicalJson(contents)));
    expect((await own()).checksum).toBe(checksum);
    expect((await own({ costs: 'false' })).checksum).not.toBe(checksum);
    const file = JSON.stringify({ checksum, ...contents });
    const preview = async (text: string) =>
      (await server().call('previewImport', { body: { file: text } }, me().token)).unaltered;
    expect(await preview(file)).toBe(true);
    expect(await preview(file.replace('Boiler serviced', 'Boiler replaced'))).toBe(false);
    expect(await preview(file.replace('14950', '1'))).toBe(false);
  });

  it('gives the same passport when another household with this home imports it', async () => {
    const before = await own();
    become(await join());
    await server().call('answerQuestions', { body: { answers: { 'heat-source': 'gas-boiler' } } }, me().token);
    const body = { file: JSON.stringify(before) };
    expect(await server().call('importHistory', { body }, me().token)).toMatchObject({ imported: 2, errors: 0 });
    expect(await own()).toEqual(before);
    expect(await server().call('importHistory', { body }, me().token)).toMatchObject({ imported: 0, duplicates: 2 });
  });
});

describe('photos of a passport', () => {
  it('are shown by address, and their hashes are part of what the checksum covers', async () => {
    const work = { date: '2027-01-04', item: 'Roof', title: 'Tiles replaced' };
    const { id: entry } = await server().call('recordWork', { body: work }, me().token);
    await storeFile(server().url, me().token, photo('turned.jpg'), { entry });
    await storeFile(server().url, me().token, pdf, { entry });
    const passport = await own();
    const [hash = '', ...others] = passport.equipment.flatMap(({ entries }) =>
      entries.flatMap(({ photos = [] }) => photos),
    );
    expect(others).toEqual([]);
    const shown = await fetch(`${server().url}${passport.urls?.[hash]}`);
    const content = new Uint8Array(await shown.arrayBuffer());
    expect([shown.headers.get('Content-Type'), createHash('sha256').update(content).digest('hex')]).toEqual([
      'image/jpeg',
      hash,
    ]);
    const { checksum, urls: _, ...contents } = passport;
    expect(checksum).toBe(sha256(canonicalJson(contents)));
    const file = JSON.stringify(passport);
    const { unaltered } = await server().call('previewImport', { body: { file } }, me().token);
    expect(unaltered).toBe(true);

    expect(JSON.stringify(await own({ photos: 'false' }))).not.toContain(hash);
    const withoutPhotos = await read(secretIn((await share()).url));
    expect(JSON.stringify(withoutPhotos)).not.toContain(hash);
    expect(Object.keys((await read(secretIn((await share({ photos: true })).url))).urls ?? {})).toEqual([hash]);
  });

  it('are gone at once when the passport is shared again, revoked or expired, but not for the household', async () => {
    const work = { date: '2027-01-04', item: 'Roof', title: 'Tiles replaced' };
    const { id: entry } = await server().call('recordWork', { body: work }, me().token);
    await storeFile(server().url, me().token, photo('turned.jpg'), { entry });
    const addressIn = ({ urls = {} }: Awaited<ReturnType<typeof own>>) => Object.values(urls)[0] ?? '';
    const shared = async () => addressIn(await read(secretIn((await share({ photos: true })).url)));
    const status = async (address: string) => (await fetch(`${server().url}${address}`)).status;
    const ours = addressIn(await own());
    const first = await shared();
    expect(await status(first)).toBe(200);
    const second = await shared();
    expect([await status(first), await status(second)]).toEqual([404, 200]);
    await server().call('revokePassportLink', {}, me().token);
    expect([await status(second), await status(ours)]).toEqual([404, 200]);

    server().clock.set('2027-01-06T12:30:00Z');
    const secret = secretIn((await share({ photos: true })).url);
    server().clock.set('2027-02-05T12:29:00Z');
    const third = addressIn(await read(secret));
    expect(await status(third)).toBe(200);
    server().clock.set('2027-02-05T12:30:00Z');
    expect(await status(third)).toBe(404);
  });
});

describe('a shared passport', () => {
  it('is read by anyone who has its address, in the scope that the household chose', async () => {
    const { url, link } = await share();
    expect(url).toMatch(new RegExp(`^${publicUrl}/passport#[0-9a-f]{64}$`));
    const expected = { costs: false, names: false, notes: false, photos: false, expiresAt: '2027-02-05T12:00:00.000Z' };
    expect(link).toMatchObject(expected);
    expect(await linkOf()).toEqual(link);
    const shared = await read(secretIn(url));
    expect(shared).toEqual(await own({ costs: 'false', names: 'false', notes: 'false', photos: 'false' }));
    for (const secret of ['Dupont', 'Marie', '14950', '+33']) expect(JSON.stringify(shared)).not.toContain(secret);
    const all = await share({ costs: true, names: true, notes: true, photos: true });
    expect(await read(secretIn(all.url))).toEqual(await own());
  });

  it('shows what was done since', async () => {
    const { url } = await share();
    await server().call(
      'recordWork',
      { body: { date: '2027-01-06', item: 'Roof', title: 'Tiles replaced' } },
      me().token,
    );
    expect(JSON.stringify(await read(secretIn(url)))).toContain('Tiles replaced');
  });

  it('is gone at once when it is revoked, renewed or expired, and when the account is deleted', async () => {
    const gone = {
      status: 404,
      body: { code: 'passport_not_found', message: 'This house passport is no longer shared' },
    };
    const first = secretIn((await share()).url);
    const second = secretIn((await share()).url);
    expect(await refusal(first)).toMatchObject(gone);
    await server().call('revokePassportLink', {}, me().token);
    expect(await refusal(second)).toMatchObject(gone);
    expect(await linkOf()).toBeNull();
    await server().call('revokePassportLink', {}, me().token);

    const third = secretIn((await share()).url);
    server().clock.set('2027-02-05T11:59:59Z');
    await read(third);
    server().clock.set('2027-02-05T12:00:00Z');
    expect(await refusal(third)).toMatchObject(gone);

    become(await server().signIn(me().user.email));
    expect(await linkOf()).toBeNull();
    const fourth = secretIn((await share()).url);
    await server().call('deleteAccount', {}, me().token);
    expect(await refusal(fourth)).toMatchObject(gone);
    expect(await refusal('0'.repeat(64))).toMatchObject(gone);
  });

  it('can’t be revoked or seen by another household', async () => {
    const { url } = await share();
    const other = await join();
    expect(await server().call('getPassportLink', {}, other.token)).toEqual({ link: null });
    await server().call('revokePassportLink', {}, other.token);
    await read(secretIn(url));
  });

  it('is not kept by caches, and its secret is neither stored nor logged', async () => {
    const secret = secretIn((await share()).url);
    const response = await server().send('readPassport', { params: { secret } });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(server().log.filter((line) => line.includes(secret))).toEqual([]);
    expect(server().log.some((line) => line.includes('/api/passport/[secret]'))).toBe(true);
    const { rows } = await server().database.knex.raw('select to_jsonb(l)::text as row from passport_links l');
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(rows)).toContain(sha256(secret));
  });

  it('is refused for ten years, and for a secret that we never issue', async () => {
    const body = { expiresInDays: 3650 };
    expect((await server().refusal('createPassportLink', { body }, me().token)).body.message).toBe(
      'Expires in days must be 30, 90 or 365',
    );
    expect((await refusal('x')).status).toBe(400);
  });
});
