import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeFileStore } from '#adapters/memory/file-store.ts';
import { storedFile } from '#apps/contract/history-shapes.ts';
import { joined, pdf, photo } from '../support/files/photos.ts';
import { storeFile } from '../support/files/store-file.ts';
import { onboarding } from '../support/people/onboarding.ts';
import { refused, type SignedIn } from '../support/server/client.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
let me: SignedIn;
let entry: string;
let count = 0;
const fileStore = makeFileStore();

beforeAll(async () => {
  server = await startTestServer({ settings: { FILES_LIMIT_MB: '1' }, overrides: { fileStore } });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set('2027-01-06T12:00:00Z');
  me = await server.signIn(`files-${++count}@home.example`);
  await server.call('onboard', { body: onboarding() }, me.token);
  const work = { date: '2027-01-02', item: 'Roof', title: 'Tiles replaced' };
  entry = (await server.call('recordWork', { body: work }, me.token)).id;
});

const send = (bytes: Uint8Array, of: string | undefined = entry) =>
  storeFile(server.url, me.token, bytes, { entry: of });
async function store(bytes: Uint8Array, of?: string) {
  const response = await send(bytes, of);
  const answer = await response.json();
  expect(answer).toEqual(storedFile().parse(answer));
  return storedFile().parse(answer);
}
const filesOf = async () => (await server.call('getEntry', { params: { id: entry } }, me.token)).files;
const load = (id: string) => server.send('readFile', { params: { id } }, me.token);
/** What the file store has of this household. */
const contents = () => [...fileStore.contents.keys()].filter((key) => key.startsWith(me.user.id));

describe('a photo of an entry', () => {
  it('is shown with the entry, and in the history, byte for byte', async () => {
    const stored = await store(photo('baseline.jpg'));
    expect(stored).toMatchObject({ type: 'image/jpeg', url: expect.stringContaining('/api/files/shown/') });
    expect(await filesOf()).toEqual([stored]);
    const { entries } = await server.call('getHistory', {}, me.token);
    expect(entries.find(({ id }) => id === entry)?.files).toEqual([stored]);
    const [own, linked] = [await load(stored.id), await fetch(`${server.url}${stored.url}`)];
    const [one, other] = [await own.arrayBuffer(), await linked.arrayBuffer()];
    expect(one.byteLength).toBe(stored.bytes);
    expect(Buffer.from(one)).toEqual(Buffer.from(other));
    expect([own.headers.get('Cache-Control'), linked.headers.get('Content-Length')]).toEqual([
      'no-store',
      String(stored.bytes),
    ]);
  });

  it('that is sent twice is stored once', async () => {
    const both = [await store(photo('rgb.png')), await store(photo('rgb.png'))];
    expect(both[0]?.id).toBe(both[1]?.id);
    expect([(await filesOf()).length, contents().length]).toEqual([1, 1]);
  });

  it('that two entries share stays until neither has it', async () => {
    const first = await store(photo('rgb.png'));
    const work = { date: '2027-01-03', item: 'Roof', title: 'Gutter' };
    const second = await store(photo('rgb.png'), (await server.call('recordWork', { body: work }, me.token)).id);
    expect([first.id === second.id, contents().length]).toEqual([false, 1]);
    await server.call('deleteFile', { params: { id: first.id } }, me.token);
    expect([(await load(first.id)).status, (await load(second.id)).status]).toEqual([404, 200]);
    await server.call('deleteFile', { params: { id: second.id } }, me.token);
    expect(contents()).toEqual([]);
  });

  it('is deleted at once, and only once', async () => {
    const { id, url } = await store(photo('lossy.webp'));
    await server.call('deleteFile', { params: { id } }, me.token);
    expect([await filesOf(), contents()]).toEqual([[], []]);
    expect((await server.refusal('deleteFile', { params: { id } }, me.token)).body.code).toBe('file_not_found');
    expect((await fetch(`${server.url}${url}`)).status).toBe(404);
  });

  it('has a link that ends within two hours', async () => {
    const { url } = await store(photo('lossy.webp'));
    server.clock.set('2027-01-06T12:59:59Z');
    expect((await fetch(`${server.url}${url}`)).status).toBe(200);
    server.clock.set('2027-01-06T14:00:00Z');
    expect((await fetch(`${server.url}${url}`)).status).toBe(404);
  });

  it('outlives the deletion of its entry for as long as the entry can be restored', async () => {
    const stored = await store(photo('lossy.webp'));
    await server.call('deleteEntry', { params: { id: entry } }, me.token);
    const { restoreEntry } = { restoreEntry: () => server.call('restoreEntry', { params: { id: entry } }, me.token) };
    expect((await restoreEntry()).files).toEqual([stored]);
  });
});

describe('a task', () => {
  it('gets photos once it is done', async () => {
    const [task] = (await server.call('getWeek', { params: { offset: '0' } }, me.token)).tasks;
    const id = task?.id ?? '';
    expect((await refused(await send(photo('rgb.png'), id))).body.code).toBe('entry_not_found');
    await server.call('completeTask', { params: { id }, body: { completed: true } }, me.token);
    expect((await store(photo('rgb.png'), id)).type).toBe('image/png');
  });
});

describe('what is refused', () => {
  it('is a request without a file, with a wrong entry, or of another form', async () => {
    expect((await refused(await send(new Uint8Array()))).status).toBe(400);
    expect((await refused(await send(pdf, 'not-an-id'))).status).toBe(400);
    const post = { method: 'POST', headers: { Authorization: `Bearer ${me.token}` } };
    expect((await refused(await fetch(`${server.url}/api/files`, post))).status).toBe(415);
    expect((await refused(await storeFile(server.url, 'nobody', pdf))).status).toBe(401);
  });

  it('is a file of more than ten megabytes', async () => {
    expect((await refused(await send(new Uint8Array(10 * 1024 * 1024 + 1)))).status).toBe(413);
  });

  it('is what the home has no room for', async () => {
    const large = joined('%PDF-1.4', ' '.repeat(600_000), '%%EOF');
    await store(large);
    expect((await refused(await send(joined('%PDF-1.5', ' '.repeat(600_000), '%%EOF')))).body.code).toBe('files_full');
    expect((await filesOf()).length).toBe(1);
  });

  it('is a twenty-first file of an entry', async () => {
    for (let index = 0; index < 20; index++) await store(joined(`%PDF-1.4 ${index}`, '%%EOF'));
    expect((await refused(await send(pdf))).body.code).toBe('too_many_files');
  });

  it('is any file while the disk is full, which loses nothing and says so', async () => {
    const kept = await store(photo('rgb.png'));
    fileStore.room = 0;
    const refusal = await refused(await send(photo('lossy.webp')));
    fileStore.room = Number.POSITIVE_INFINITY;
    expect(refusal).toMatchObject({ status: 507, body: { code: 'storage_full' } });
    expect(await filesOf()).toEqual([kept]);
    expect((await load(kept.id)).status).toBe(200);
    await store(photo('lossy.webp'));
    expect((await filesOf()).length).toBe(2);
  });
});

describe('a document', () => {
  it('keeps the name under which it was added, and a photo has none', async () => {
    const add = (bytes: Uint8Array, called: string) => storeFile(server.url, me.token, bytes, { entry, called });
    expect((await add(pdf, '../facture.pdf')).status).toBe(200);
    expect((await add(photo('rgb.png'), 'IMG_2041.png')).status).toBe(200);
    const names = new Map((await filesOf()).map(({ type, name }) => [type, name]));
    expect([names.get('application/pdf'), names.get('image/png')]).toEqual(['facture.pdf', undefined]);
    const archive = await server.send('exportFiles', {}, me.token);
    const { 'files.json': list } = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    expect(strFromU8(list ?? new Uint8Array())).toContain('"name": "facture.pdf"');
    expect((await add(pdf, 'x'.repeat(256))).status).toBe(400);
  });
});

describe('the archive of all files', () => {
  it('has each of them under its day, and a list of their hashes and of what each belongs to', async () => {
    await store(photo('rgb.png'));
    await store(pdf);
    const response = await server.send('exportFiles', {}, me.token);
    expect(response.headers.get('Content-Type')).toBe('application/zip');
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="upkept-files.zip"');
    const { 'files.json': list, ...contents } = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const listed: readonly unknown[] = JSON.parse(strFromU8(list ?? new Uint8Array()));
    const owner = { home: 'Home', item: 'Roof', work: { title: 'Tiles replaced', date: '2027-01-02' } };
    expect(listed).toHaveLength(2);
    expect(new Set(Object.keys(contents))).toEqual(
      new Set([
        expect.stringMatching(/^2027-01-06-[0-9a-f]{8}\.png$/),
        expect.stringMatching(/^2027-01-06-[0-9a-f]{8}\.pdf$/),
      ]),
    );
    for (const [file, content] of Object.entries(contents)) {
      const sha256 = createHash('sha256').update(content).digest('hex');
      const known = { file, sha256, bytes: content.length, storedAt: '2027-01-06T12:00:00.000Z', ...owner };
      expect(listed).toContainEqual(expect.objectContaining(known));
    }
  });
});

describe('a deleted account', () => {
  it('leaves no content', async () => {
    await store(photo('rgb.png'));
    expect(contents()).toHaveLength(1);
    await server.call('deleteAccount', {}, me.token);
    expect(contents()).toEqual([]);
  });
});
