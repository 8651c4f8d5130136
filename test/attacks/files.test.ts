import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFileStore } from '#adapters/memory/file-store.ts';
import { joined, pdf, photo, photoNames, textIn, traces } from '../support/files/photos.ts';
import { storeFile } from '../support/files/store-file.ts';
import { onboarding } from '../support/people/onboarding.ts';
import type { SignedIn } from '../support/server/client.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';
import { hostileFiles, payloads } from './hostile-files.ts';

let server: TestServer;
let me: SignedIn;
let other: SignedIn;
const fileStore = makeFileStore();
beforeAll(async () => {
  server = await startTestServer({
    settings: { CHANGES_PER_MINUTE: '10000' },
    overrides: { fileStore },
  });
  me = await join('me@home.example');
  other = await join('other@home.example');
});
afterAll(() => server.close());

async function join(email: string): Promise<SignedIn> {
  const joined = await server.signIn(email);
  await server.call('onboard', { body: onboarding() }, joined.token);
  return joined;
}

const store = (bytes: Uint8Array, name?: string) => storeFile(server.url, me.token, bytes, { name });
const show = (path: string, headers = {}) => fetch(`${server.url}${path}`, { headers });

describe('a hostile file', () => {
  it('is one of at least sixty', () => {
    expect(hostileFiles.length).toBeGreaterThanOrEqual(60);
    expect(new Set(hostileFiles.map(({ name }) => name)).size).toBe(hostileFiles.length);
  });

  it.each(hostileFiles)('$name: $expected', async ({ bytes, expected }) => {
    const before = fileStore.contents.size;
    const response = await store(bytes);
    const answer = await response.json();
    if (expected !== 'clean') {
      expect(answer).toMatchObject({ code: expected });
      expect(fileStore.contents.size).toBe(before);
      return;
    }
    expect(answer).toMatchObject({ id: expect.any(String) });
    const shown = await show(answer.url);
    const content = textIn(new Uint8Array(await shown.arrayBuffer()));
    expect(payloads.filter((each) => content.includes(each))).toEqual([]);
    expect(shown.headers.get('Content-Type')).toBe(answer.type);
  });

  it('has the type of its content, whatever its name and its sender say', async () => {
    for (const name of [
      'photo.svg',
      'index.html',
      '../../etc/passwd',
      'a.php\0.jpg',
      '"; filename="x.html',
      'photo.pdf',
    ]) {
      const { type, id } = await (await store(photo('baseline.jpg'), name)).json();
      expect([name, type]).toEqual([name, 'image/jpeg']);
      const { headers } = await show(`/api/files/${id}`, { Authorization: `Bearer ${me.token}` });
      expect(headers.get('Content-Disposition')).toMatch(/^inline; filename="\d{4}-\d\d-\d\d-[0-9a-f]{8}\.jpg"$/);
    }
  });
});

describe('two hundred photos in twelve formats', () => {
  it('leave no coordinates, no camera and no comment in the store', async () => {
    for (let index = 0; index < 200; index++) {
      const name = photoNames[index % photoNames.length] ?? '';
      // Another comment makes each of them another file.
      const bytes = name.endsWith('.jpg') ? joined(photo(name), `photo ${index}`) : photo(name);
      expect((await store(bytes)).status).toBe(200);
    }
    for (const content of fileStore.contents.values()) {
      expect(traces.filter((each) => textIn(content).includes(each))).toEqual([]);
    }
  });
});

describe('a stored file', () => {
  it('can’t run anything in a browser', async () => {
    for (const [bytes, place] of [
      [photo('baseline.jpg'), 'inline'],
      [pdf, 'attachment'],
    ] as const) {
      const { url } = await (await store(bytes)).json();
      const { headers } = await show(url);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
      expect(headers.get('Content-Disposition')).toMatch(new RegExp(`^${place};`));
      expect(headers.get('Cache-Control')).toBe('private, max-age=3600');
    }
  });

  it('isn’t found by another household, nor with another’s link', async () => {
    const { id, url } = await (await store(photo('rgb.png'))).json();
    const asOther = { Authorization: `Bearer ${other.token}` };
    expect((await show(`/api/files/${id}`)).status).toBe(401);
    expect((await show(`/api/files/${id}`, asOther)).status).toBe(404);
    expect((await server.refusal('deleteFile', { params: { id } }, other.token)).body.code).toBe('file_not_found');
    const token = url.split('/').at(-1);
    for (const forged of [
      `${token}A`,
      token.slice(0, -1),
      `B${token.slice(1)}`,
      token.replace(/.$/, (last: string) => (last === 'A' ? 'B' : 'A')),
      'x',
      '..%2f..%2fetc',
    ]) {
      expect([forged, (await show(`/api/files/shown/${forged}`)).status]).toEqual([forged, 404]);
    }
  });

  it('can’t be given to another household’s entry', async () => {
    const theirs = await server.call(
      'recordWork',
      { body: { date: '2027-01-01', item: 'Roof', title: 'Tiles' } },
      other.token,
    );
    const response = await storeFile(server.url, me.token, photo('rgb.png'), { entry: theirs.id });
    expect(response.status).toBe(404);
  });
});
